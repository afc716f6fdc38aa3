import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
} from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerUrl

export type PdfDocument = PDFDocumentProxy

/** Scripts, forms and links inside the document stay asleep: it is only ever drawn. */
export const openPdf = (url: string): PDFDocumentLoadingTask =>
  getDocument({ url, isEvalSupported: false, enableXfa: false })
