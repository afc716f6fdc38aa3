export interface Option {
  value: string
  label: string
}

/** What a combobox holds while somebody uses it; the chosen value is its owner's. */
interface ComboboxState {
  open: boolean
  /** The text being typed; undefined while the field shows what was chosen. */
  typed: string | undefined
  /** Position, among the options offered, of the one that Enter would choose; −1 for none. */
  active: number
}

export const closed: ComboboxState = { open: false, typed: undefined, active: -1 }

const pageRows = 8

/** Without accents or capitals: nobody types "Córdoba" with care. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** However a plate or a number is spaced: «AA123ZZ» is «AA 123 ZZ». */
const unspaced = (text: string) => plain(text).replace(/\s/g, '')

/** Those that contain what was typed: first where the label starts with it, then where a word does, then the rest, spaced in another way last, each in their own order. */
export function matchOptions(options: readonly Option[], typed: string | undefined): readonly Option[] {
  const wanted = plain(typed ?? '')
  if (wanted === '') return options
  const rank = (label: string) => {
    const at = plain(label).indexOf(wanted)
    if (at === 0) return 0
    if (at < 0) return unspaced(label).includes(unspaced(wanted)) ? 3 : -1
    return ` ${plain(label)}`.includes(` ${wanted}`) ? 1 : 2
  }
  return options
    .map((option) => ({ option, rank: rank(option.label) }))
    .filter((found) => found.rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option)
}

/** The option whose whole name was typed. */
export const namedOption = (options: readonly Option[], typed: string): Option | undefined =>
  options.find(({ label }) => plain(label) === plain(typed))

/** Open below what was typed. Where free text is kept, Enter chooses nothing by itself. */
export const typing = (typed: string, freeText: boolean): ComboboxState => ({
  open: true,
  typed,
  active: typed === '' || freeText ? -1 : 0,
})

export function openAt(offered: readonly Option[], value: string): ComboboxState {
  const chosen = offered.findIndex((option) => option.value === value)
  return { open: true, typed: undefined, active: Math.max(chosen, 0) }
}

/** Where a key of movement leads among `count` options: arrows go around the ends, pages stop at them. */
export function move(active: number, key: string, count: number): number {
  if (count === 0) return -1
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count
    case 'ArrowUp':
      return active <= 0 ? count - 1 : active - 1
    case 'PageDown':
      return Math.min(active + pageRows, count - 1)
    case 'PageUp':
      return Math.max(active - pageRows, 0)
    default:
      return active
  }
}
