const maxLength = 120

/** The name a file came with, as it is shown: no folders, no control or direction marks, not too long. It is never used as a path. */
export function shownName(name: string | undefined): string {
  const last = (name ?? '').split(/[/\\]/).at(-1) ?? ''
  const clean = last.normalize('NFC').replace(/\p{C}/gu, '').replace(/\s+/g, ' ').trim()
  if (clean === '') return 'archivo'
  if (clean.length <= maxLength) return clean
  const extension = /\.\w{1,5}$/.exec(clean)?.[0] ?? ''
  return clean.slice(0, maxLength - extension.length) + extension
}
