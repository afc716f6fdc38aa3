/**
 * A whole PDF that anybody can open and that runs nothing: begins as one, ends as one,
 * asks for no password, and carries no script or program to launch.
 */
export function isPlainPdf(bytes: Buffer): boolean {
  // Some programs put a byte order mark or blank lines first; readers accept it.
  const head = bytes.subarray(0, 1024).toString('latin1')
  if (!/^(?:\xef\xbb\xbf)?\s*%PDF-[12]\.\d/.test(head)) return false
  const tail = bytes.subarray(-2048).toString('latin1')
  if (!/startxref\s+\d+\s+%%EOF/.test(tail)) return false
  const text = bytes.toString('latin1')
  if (/\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(text)) return false
  // A name may be written with #xx escapes, which is how a script hides.
  const names = text.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return !/\/(?:JavaScript|JS|Launch)\s*[\s(<[/\d]/.test(names)
}
