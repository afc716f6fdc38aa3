/** A path that no text is encoded as is nobody's address: it is spelled out, so that it is not found as any other. */
export function readableUrl(url: string): string {
  const [path = '', ...query] = url.split('?')
  return isText(path) ? url : [path.replaceAll('%', '%25'), ...query].join('?')
}

function isText(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
