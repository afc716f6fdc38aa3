type EncodingOfText = 'utf-8' | 'utf-16' | 'windows-1252'

/** The text of a file that somebody brought: UTF-16 where its mark says so, UTF-8 where it is, else what Windows wrote. */
export function decodeText(bytes: Uint8Array): { text: string; encoding: EncodingOfText } {
  const [a, b] = bytes
  if (a === 0xff && b === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-16' }
  if (a === 0xfe && b === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'utf-16' }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' }
  }
}
