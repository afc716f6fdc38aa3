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
export const openPdf = (file: string | Uint8Array): PDFDocumentLoadingTask =>
  getDocument({
    ...(typeof file === 'string' ? { url: file } : { data: file }),
    isEvalSupported: false,
    enableXfa: false,
  })
