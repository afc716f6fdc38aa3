/** What a PDF shows without being read: it begins as one and ends as one, and nothing follows that is something else. */
export function isPdfOutside(bytes: Buffer): boolean {
  // Some programs put a byte order mark or blank lines first; readers accept it.
  const head = bytes.subarray(0, 1024).toString('latin1')
  if (!/^(?:\xef\xbb\xbf)?\s*%PDF-[12]\.\d/.test(head)) return false
  const tail = bytes.subarray(-2048).toString('latin1')
  return /startxref\s+\d+\s+%%EOF/.test(tail)
}

/** What stands after the last end that it says. */
export const afterPdf = (bytes: Buffer): Buffer => bytes.subarray(bytes.lastIndexOf('%%EOF'))
