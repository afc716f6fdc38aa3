import { consoleBarHeight, railWidth } from '@portal/ui/theme/tokens.ts'

/** Pixels: the panel beside what it decides about. */
export const panelWidth = { md: 384, wide: 400 } as const

/** Wide enough for the wider panel and for words beside keys. */
export const wideWindow = '@media (min-width: 1101px)'

/**
 * A screen that is the window less rail and bar, and scrolls inside: what is looked at, and beside it the panel. On a
 * phone both lie below each other and the page scrolls.
 */
export const workspace = {
  position: { md: 'fixed' },
  // The strip of a lost line stands under it, not on it.
  insetBlock: { md: `${consoleBarHeight}px var(--signal-height, 0px)` },
  insetInline: { md: `${railWidth}px 0` },
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `minmax(0, 1fr) ${panelWidth.md}px` },
  gridTemplateRows: { md: 'minmax(0, 1fr)' },
  [wideWindow]: { gridTemplateColumns: `minmax(0, 1fr) ${panelWidth.wide}px` },
  // Up to the edges of the window, and on a phone clear of the decisions that lie over its foot.
  marginInline: { xs: '-12px', sm: '-24px', md: 0 },
  marginBlockStart: { xs: '-12px', sm: '-16px', md: 0 },
  paddingBlockEnd: { xs: '72px', md: 0 },
  '&:focus': { outline: 'none', boxShadow: 'none' },
} as const
