export const fontFamily = "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif"

/** One scale, in rem. */
export const typeScale = {
  display: 2,
  title: 1.5,
  heading: 1.125,
  body: 1,
  small: 0.875,
  tiny: 0.75,
} as const

/** Pixels, as every distance: a multiple of eight or half of it. */
export const radius = { field: 8, card: 12 } as const
