import { deflateSync } from 'node:zlib'

/** PDFs written by hand: most of them of few bytes and with a page that takes minutes to draw, as they may lie in a store since before they were refused. */

interface Heavy {
  contents: string
  resources?: string
  /** The fifth object. */
  fifth?: { said: string; contents: string }
}

const streamOf = (contents: string, said = '') => {
  const packed = deflateSync(contents, { level: 9 }).toString('latin1')
  return `<< /Length ${String(packed.length)} /Filter /FlateDecode ${said} >>\nstream\n${packed}\nendstream`
}

function write({ contents, resources = '', fifth }: Heavy): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << ${resources} >> >>`,
    streamOf(contents),
    ...(fifth ? [streamOf(fifth.contents, fifth.said)] : []),
  ]
  return writeObjects(objects)
}

function writeObjects(objects: readonly string[]): Buffer {
  let text = '%PDF-1.7\n'
  const table = objects.map((object, index) => {
    const place = String(text.length).padStart(10, '0')
    text += `${String(index + 1)} 0 obj\n${object}\nendobj\n`
    return `${place} 00000 n \n`
  })
  const size = String(objects.length + 1)
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\n`
  return Buffer.from(`${text}${end}startxref\n${String(text.length)}\n%%EOF\n`, 'latin1')
}

const patterned = (said: string, fills = 1) =>
  write({
    contents: '/Pattern cs /P scn ' + '0 0 595 842 re f '.repeat(fills),
    resources: '/Pattern << /P 5 0 R >>',
    fifth: {
      said: `/PatternType 1 /PaintType 1 /TilingType 1 /Resources << >> ${said}`,
      contents: '0 0 5 5 re f',
    },
  })

/** Pages of one line each, but for those that are painted with a pattern without an end. */
export function pagedPdf(pages: number, heavy: readonly number[]): Buffer {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
  const pageOf = (number: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${heavy.includes(number) ? '3' : '4'} 0 R /Resources << /Pattern << /P 5 0 R >> >> >>`
  return writeObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${numbers.map((number) => `${String(number + 5)} 0 R`).join(' ')}] /Count ${String(pages)} >>`,
    streamOf('/Pattern cs /P scn 0 0 595 842 re f'),
    streamOf('0 0 1 RG 20 w 50 400 m 545 400 l S'),
    streamOf(
      '0 0 5 5 re f',
      '/PatternType 1 /PaintType 1 /TilingType 1 /Resources << >> /XStep 0.0001 /YStep 0.0001 /BBox [0 0 100 100]',
    ),
    ...numbers.map(pageOf),
  ])
}

export const heavyPdfs: Readonly<Record<string, () => Buffer>> = {
  'una trama de pasos sin ancho': () => patterned('/XStep 0.0001 /YStep 0.0001 /BBox [0 0 100 100]'),
  'millones de trazos': () => write({ contents: '0 0 m 9 9 l '.repeat(2_250_000) + 'S' }),
  'una trama que se pinta tres mil veces': () =>
    patterned('/XStep 595 /YStep 842 /BBox [0 0 595 842]', 3_000),
}

/** A page that is painted red, and whose left half a mask leaves out by how dark it is. */
export const maskedPdf = () =>
  write({
    contents: '/G gs 1 0 0 rg 0 0 595 842 re f',
    resources: '/ExtGState << /G << /SMask << /S /Luminosity /G 5 0 R >> >> >>',
    fifth: {
      said: '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Group << /S /Transparency /CS /DeviceGray >>',
      contents: '0 g 0 0 300 842 re f 1 g 300 0 295 842 re f',
    },
  })
