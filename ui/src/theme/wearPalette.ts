import { paletteColors } from '../kept/kept.ts'
import { defaultPalette, type PaletteKey } from './palettes.ts'

declare global {
  interface Window {
    /** What the page put on before its first paint, where another palette than the first was chosen. */
    portalPalette?: CSSStyleSheet
  }
}

/** Made by script, so the page's policy has nothing to allow; `tokens.css` has the default palette. */
const sheet = (window.portalPalette ??= new CSSStyleSheet())
if (!document.adoptedStyleSheets.includes(sheet))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]

let wanted: PaletteKey = defaultPalette

/** Colours the page. Working them out is code of its own, which nobody loads who stays with the first palette. */
export const wearPalette = async (palette: PaletteKey): Promise<void> => {
  wanted = palette
  if (palette === defaultPalette) {
    sheet.replaceSync('')
    paletteColors.forget()
    return
  }
  const { paletteCss } = await import('./tokensCss.ts')
  if (wanted !== palette) return
  const css = paletteCss(palette)
  sheet.replaceSync(css)
  paletteColors.write(css)
}
