import { deflateSync } from 'node:zlib'

/** PDFs written by hand, object by object, for what no library would write. */

export interface Written {
  /** Objects 4 and on; 1 to 3 are the catalogue, the tree of pages and its one page. */
  objects?: readonly (string | Buffer)[]
  /** More of the catalogue, the page, or the trailer. */
  catalogue?: string
  page?: string
  trailer?: string
  version?: string
}

/** A whole PDF with a page, and what else it is told. */
export function writePdf({
  objects = [],
  catalogue = '',
  page = '',
  trailer = '',
  version = '1.7',
}: Written = {}): Buffer {
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${page} >>`,
    ...objects,
  ]
  const parts: Buffer[] = [Buffer.from(`%PDF-${version}\n%\xe2\xe3\xcf\xd3\n`, 'latin1')]
  const offsets: number[] = []
  const size = () => parts.reduce((sum, { length }) => sum + length, 0)
  for (const [index, object] of all.entries()) {
    offsets.push(size())
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'))
  }
  const table = size()
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  parts.push(
    Buffer.from(
      `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${lines.join('')}` +
        `trailer\n<< /Size ${all.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

/** A stream with what its dictionary says beside its length. */
export const streamOf = (bytes: Buffer | string, said = ''): Buffer => {
  const contents = Buffer.from(bytes)
  return Buffer.concat([
    Buffer.from(`<< /Length ${contents.length} ${said} >>\nstream\n`),
    contents,
    Buffer.from('\nendstream'),
  ])
}

export const deflated = (bytes: Buffer | string, said = ''): Buffer =>
  streamOf(deflateSync(Buffer.from(bytes), { level: 9 }), `/Filter /FlateDecode ${said}`)

/** Objects within a stream, each under its number. */
export function objectStream(objects: Readonly<Record<number, string>>): Buffer {
  let body = ''
  const head = Object.entries(objects).map(([number, object]) => {
    const place = `${number} ${body.length}`
    body += `${object} `
    return place
  })
  const table = `${head.join(' ')} `
  return deflated(table + body, `/Type /ObjStm /N ${head.length} /First ${table.length}`)
}
