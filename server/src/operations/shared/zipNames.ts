/** As every system takes it for a name: nothing of it leads elsewhere. */
export function asName(text: string): string {
  const name = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, '_')
    .slice(0, 120)
    .replace(/^[. ]+|[. ]+$/g, '')
  return name === '' || ofADevice.test(name) ? `_${name}` : name
}

/** Names that Windows keeps for itself, whatever their ending. */
const ofADevice = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** Gives each name that was given before a number, as file managers do: `Peña, Íñigo (2)`. Case tells no names apart. */
export function uniqueNames(): (name: string, ending?: string) => string {
  const taken = new Set<string>()
  return (name, ending = '') => {
    for (let n = 1; ; n++) {
      const unique = `${name}${n === 1 ? '' : ` (${n})`}${ending}`
      const key = unique.toLowerCase()
      if (taken.has(key)) continue
      taken.add(key)
      return unique
    }
  }
}
