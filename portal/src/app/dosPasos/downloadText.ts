/** Gives the person a file of plain text. */
export function downloadText(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // Some browsers read it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
