import { palettes, type PaletteKey } from './tokens.ts'
import { defaultPalette } from './tokensCss.ts'

export interface UiSettings {
  palette: PaletteKey
  direction: 'ltr' | 'rtl'
  /** How far down the coloured ground reaches. */
  background: 'header' | 'half' | 'full'
  gradient: boolean
  decoration: boolean
}

export const defaultSettings: UiSettings = {
  palette: defaultPalette,
  direction: 'ltr',
  background: 'half',
  gradient: true,
  decoration: true,
}

const oneOf = <T>(allowed: readonly T[], value: unknown, otherwise: T): T =>
  allowed.find((candidate) => candidate === value) ?? otherwise

/** What another version, or a curious person, left in the storage never breaks the page. */
export const parseSettings = (text: string | null): UiSettings => {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    const value: Record<string, unknown> = { ...(kept as object) }
    const keys = Object.keys(palettes) as PaletteKey[]
    return {
      palette: oneOf(keys, value['palette'], defaultSettings.palette),
      direction: oneOf(['ltr', 'rtl'], value['direction'], defaultSettings.direction),
      background: oneOf(['header', 'half', 'full'], value['background'], defaultSettings.background),
      gradient: oneOf([true, false], value['gradient'], defaultSettings.gradient),
      decoration: oneOf([true, false], value['decoration'], defaultSettings.decoration),
    }
  } catch {
    return defaultSettings
  }
}
