/** By name, in their order; the first eight are shown, the others on demand. What each is stands in `paletteColors.ts`. */
export const paletteKeys = [
  'petroleo',
  'litoral',
  'noche',
  'jacaranda',
  'malbec',
  'quebracho',
  'puna',
  'yerba',
  'pampa',
  'glaciar',
  'patagonia',
  'asfalto',
] as const

export type PaletteKey = (typeof paletteKeys)[number]

/** The default look: what the pages have until somebody chose another. */
export const defaultPalette = 'petroleo' satisfies PaletteKey
