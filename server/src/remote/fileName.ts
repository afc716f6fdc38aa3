import { decodeText } from './decodeText.ts'

/** The name of a file, of a `content-disposition` as servers write it: by the standard, plain, quoted, in whatever bytes. */
export function fileNameIn(disposition: string | null, characters: string): string | undefined {
  if (disposition === null) return undefined
  const standard = /filename\*\s*=\s*([\w-]+)'[^']*'([^;\s]+)/i.exec(disposition)
  if (standard?.[2] !== undefined) {
    const name = unpercented(standard[2], standard[1] ?? '')
    if (name !== undefined) return clean(name)
  }
  const plainly = /filename\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;]+))/i.exec(disposition)
  const given = plainly?.[1]?.replace(/\\(.)/g, '$1') ?? plainly?.[2]?.trim()
  if (given === undefined) return undefined
  // A header's bytes come as one letter each.
  const name = decodeText(Buffer.from(given, 'latin1'), null, characters)
  return clean(/%[\da-f]{2}/i.test(name) ? (unpercented(name, 'utf-8') ?? name) : name)
}

function unpercented(text: string, charset: string): string | undefined {
  if (/utf-?8/i.test(charset)) {
    try {
      return decodeURIComponent(text)
    } catch {
      return undefined
    }
  }
  const bytes = text.replace(/%([\da-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return decodeText(Buffer.from(bytes, 'latin1'), null, 'windows-1252')
}

/** Without folders, and without what no name holds. */
function clean(name: string): string | undefined {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const kept = last
    .replace(/[\p{Cc}\p{Cs}"]/gu, '')
    .trim()
    .slice(0, 200)
  return kept === '' || kept === '.' || kept === '..' ? undefined : kept
}
