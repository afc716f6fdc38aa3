import { openPdf } from './pdf/openPdf.ts'

/** Whoever has more pages has said on these whose the paper is. */
const maxPages = 8
const maxMs = 8_000
const maxSigns = 200_000

/** A list of people runs on for longer. */
const maxWholePages = 80
const maxWholeMs = 30_000
const maxWholeSigns = 2_000_000

/** The text of all pages of a PDF; nothing where some of it can't be had: a part of a list names too few. Never fails. */
export const wholeTextOfPdf = async (file: Blob): Promise<string | undefined> => {
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (bytes === undefined) return undefined
  const opening = openPdf(new Uint8Array(bytes))
  const timer = setTimeout(() => opening.end(), maxWholeMs)
  try {
    const pdf = await opening.promise
    if (pdf.pages > maxWholePages) return undefined
    let text = ''
    for (let number = 1; number <= pdf.pages; number++) text += `${await pdf.text(number)}\n`
    return text.length > maxWholeSigns ? undefined : text
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
    opening.end()
  }
}

/** The text that the first pages of a PDF carry; '' where they carry none, or it can't be had. Never fails. */
export const textOfPdf = async (bytes: Blob | string): Promise<string> => {
  const source = typeof bytes === 'string' ? bytes : await bytes.arrayBuffer().catch(() => undefined)
  if (source === undefined) return ''
  const opening = openPdf(typeof source === 'string' ? source : new Uint8Array(source))
  // What is asked of it from then on fails, and what it said until then counts.
  const timer = setTimeout(() => opening.end(), maxMs)
  let text = ''
  try {
    const pdf = await opening.promise
    const pages = Math.min(pdf.pages, maxPages)
    for (let number = 1; number <= pages && text.length < maxSigns; number++)
      text += `${await pdf.text(number)}\n`
    return text.slice(0, maxSigns)
  } catch {
    return text
  } finally {
    clearTimeout(timer)
    opening.end()
  }
}
