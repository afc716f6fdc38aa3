import { randomUUID } from 'node:crypto'
import PDFDocument from 'pdfkit'

/** A whole PDF of one page that carries these lines, and whose bytes no other has. */
export function makePdf(...lines: readonly string[]): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', info: { Keywords: randomUUID() } })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  for (const line of lines.length > 0 ? lines : ['Póliza']) doc.text(line)
  doc.end()
  return new Promise((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))))
}
