import PDFDocument from 'pdfkit'
import { writePdf } from './writePdf.ts'

/** What good and bad PDFs of the tests are made of. */

export type Make = () => Promise<Buffer> | Buffer

export function pdf(
  write: (doc: PDFKit.PDFDocument) => void = () => {},
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const doc = new PDFDocument(options)
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  doc.text('Póliza')
  write(doc)
  doc.end()
  return new Promise((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))))
}

/** What was there, and an object after its end that replaces the fourth. */
export function appended(before: Buffer, object: string): Buffer {
  const at = /startxref\s+(\d+)/.exec(before.subarray(-200).toString('latin1'))?.[1] ?? '0'
  const body = `\n4 0 obj\n${object}\nendobj\n`
  const table = before.length + body.length
  return Buffer.concat([
    before,
    Buffer.from(
      `${body}xref\n4 1\n${String(before.length + 1).padStart(10, '0')} 00000 n \n` +
        `trailer\n<< /Size 20 /Root 1 0 R /Prev ${at} >>\nstartxref\n${table}\n%%EOF\n`,
    ),
  ])
}

/** All of them below one tree. */
export function pagesOf(number: number): Buffer {
  const kids = Array.from({ length: number }, (_, i) => `${i + 5} 0 R`)
  return writePdf({
    catalogue: '/Pages 4 0 R',
    objects: [
      `<< /Type /Pages /Count ${number} /Kids [${kids.join(' ')}] >>`,
      ...kids.map(() => '<< /Type /Page /Parent 4 0 R /MediaBox [0 0 9 9] >>'),
    ],
  })
}

export const annotated = (annotation: string) =>
  writePdf({ page: `/Annots [<< /Type /Annot /Rect [0 0 9 9] ${annotation} >>]` })
export const linked = (action: string) => annotated(`/Subtype /Link /A << ${action} >>`)
export const drawing = (contents: Buffer, resources = '', objects: readonly (string | Buffer)[] = []) =>
  writePdf({ page: `/Contents 4 0 R /Resources << ${resources} >>`, objects: [contents, ...objects] })
export const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1_000_000)
