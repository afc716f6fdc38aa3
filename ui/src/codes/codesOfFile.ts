import type { CodigoCrudo } from '@portal/contract/giros.ts'
import { openPdf } from '../preview/pdf/openPdf.ts'
import type { CodesReader } from './openReader.ts'

/** Of a PDF, the first ones: a card or an invoice stands there. */
const maxPages = 3
/** As wide as a page is looked at, in pixels. */
const pageWidth = 1_600
/** Nobody waits for it, so that a slow phone too looks at every tilt: what is not found then is not said. */
const patienceMs = 10_000

/** The codes on a picture, or on the first pages of a PDF; `source`: bytes, or an address of ours. Fails where it can't be looked at. */
export const codesOfFile = async (
  reader: CodesReader,
  source: Blob | string,
  isPdf: boolean,
): Promise<CodigoCrudo[]> => {
  const how = { pdf417: true, qr: true, patienceMs, upTo: 15 }
  if (!isPdf) return reader.read(typeof source === 'string' ? await fetched(source) : source, how)
  const opening = openPdf(typeof source === 'string' ? source : new Uint8Array(await source.arrayBuffer()))
  try {
    const pdf = await opening.promise
    const found: CodigoCrudo[] = []
    for (let number = 1; number <= Math.min(pdf.pages, maxPages); number++) {
      const page = await pdf.draw({ number, rotation: 0, width: pageWidth }, AbortSignal.timeout(10_000))
      try {
        found.push(...(await reader.read(page, how)))
      } finally {
        page.close()
      }
    }
    return found
  } finally {
    opening.end()
  }
}

const fetched = async (url: string): Promise<Blob> => {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error('a picture that is not there')
  return answer.blob()
}
