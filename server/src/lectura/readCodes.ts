import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { buscarCodigos, type CodigoCrudo } from '@portal/contract/giros.ts'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const require = createRequire(import.meta.url)

let codesReady: Promise<unknown> | undefined

/** The codes on a picture that `sharp` decodes; `hasta`: degrees by which a PDF417 may lie askew. */
export async function readCodes(
  picture: Buffer,
  { hasta = 15, patienceMs = 3_000 } = {},
): Promise<CodigoCrudo[]> {
  codesReady ??= Promise.resolve(
    prepareZXingModule({
      overrides: {
        wasmBinary: Uint8Array.from(readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm')))
          .buffer,
        locateFile: (file: string) => file,
      },
      fireImmediately: true,
    }),
  )
  await codesReady
  const until = performance.now() + patienceMs
  const read = async (degrees: number): Promise<CodigoCrudo[]> => {
    const { data, info } = await sharp(picture)
      .rotate(degrees, { background: '#808080' })
      .resize({ width: 1_600, height: 1_600, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixels = {
      data: new Uint8ClampedArray(data),
      width: info.width,
      height: info.height,
      colorSpace: 'srgb' as const,
    }
    const found = await readBarcodes(pixels, {
      formats: ['PDF417', 'QRCode'],
      tryInvert: false,
      tryRotate: degrees === 0,
      maxNumberOfSymbols: 4,
    })
    return found.flatMap(({ format, text, isValid, rotation }) =>
      isValid && (format === 'PDF417' || format === 'QRCode')
        ? [{ formato: format === 'PDF417' ? 'PDF417' : 'QR', texto: text, inclinacion: rotation }]
        : [],
    )
  }
  return buscarCodigos(read, { pdf417: true, sigue: () => performance.now() < until, hasta })
}
