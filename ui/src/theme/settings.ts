import { defaultPalette, paletteKeys, type PaletteKey } from './palettes.ts'

/** Where the menu is, in a window that has the room; a smaller one has it behind a button. */
export const layouts = ['left-sidebar', 'big-sidebar', 'top-navigation', 'mega-menu'] as const
type Layout = (typeof layouts)[number]

/** How far down the coloured ground reaches. */
export const backgrounds = ['header', 'half', 'full'] as const
type Reach = (typeof backgrounds)[number]

export const directions = ['ltr', 'rtl'] as const

export interface UiSettings {
  palette: PaletteKey
  direction: (typeof directions)[number]
  background: Reach
  gradient: boolean
  decoration: boolean
  layout: Layout
}

export const defaultSettings: UiSettings = {
  palette: defaultPalette,
  direction: 'ltr',
  background: 'half',
  gradient: true,
  decoration: true,
  layout: 'left-sidebar',
}

const oneOf = <T>(allowed: readonly T[], value: unknown, otherwise: T): T =>
  allowed.find((candidate) => candidate === value) ?? otherwise

/** What another version, or a curious person, left in the storage never breaks the page. */
export const parseSettings = (text: string | undefined): UiSettings => {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    const value: Record<string, unknown> = { ...(kept as object) }
    return {
      palette: oneOf(paletteKeys, value['palette'], defaultSettings.palette),
      direction: oneOf(directions, value['direction'], defaultSettings.direction),
      background: oneOf(backgrounds, value['background'], defaultSettings.background),
      gradient: oneOf([true, false], value['gradient'], defaultSettings.gradient),
      decoration: oneOf([true, false], value['decoration'], defaultSettings.decoration),
      layout: oneOf(layouts, value['layout'], defaultSettings.layout),
    }
  } catch {
    return defaultSettings
  }
}

/** Another palette than the one that is worn. `chance` is from 0 up to 1. */
export const anotherPalette = (worn: PaletteKey, chance: number): PaletteKey => {
  const others = paletteKeys.filter((key) => key !== worn)
  return others[Math.floor(chance * others.length)] ?? worn
}
