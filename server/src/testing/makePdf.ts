import PDFDocument from 'pdfkit'

/** A whole PDF of one page. */
export function makePdf(): Promise<Buffer> {
  const doc = new PDFDocument()
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  doc.text('Póliza')
  doc.end()
  return new Promise((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))))
}
