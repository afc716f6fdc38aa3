import { makePdf } from '@portal/server/testing/makePdf.ts'
import sharp from 'sharp'

/** Real files, made while the test runs. */

/** As a field of files takes it: a PDF that carries these lines, and enough to be read. */
export const pdfFile = async (name: string, ...lines: readonly string[]) => ({
  name,
  mimeType: 'application/pdf',
  buffer: await makePdf(...lines, 'Documento ficticio de una prueba.'),
})

/** A photo as a phone held sideways takes it: its pixels lie on their side, and EXIF says so. */
export function sidewaysPhoto(): Promise<Buffer> {
  return sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: '#3a6',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 60 })
    .toBuffer()
}
