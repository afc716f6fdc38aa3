import '@fontsource-variable/figtree'
import './tokens.css'
import './base.css'
import './print.css'
import { LucideProvider } from 'lucide-react'
import { useLayoutEffect, type ReactNode } from 'react'
import { LinkProvider, type RenderLink } from './LinkBehavior.tsx'
import { defaultPalette, paletteCss } from './tokensCss.ts'
import { useUiSettings } from './useUiSettings.ts'

/** Made by script, so the page's policy has nothing to allow; `tokens.css` has the default palette. */
const paletteSheet = new CSSStyleSheet()
document.adoptedStyleSheets = [...document.adoptedStyleSheets, paletteSheet]

interface AppThemeProps {
  /** The router's link; plain links when there is none. */
  renderLink?: RenderLink
  children: ReactNode
}

/** The chosen look around the whole app: colours, direction, type, and how links are drawn. */
export const AppTheme = ({ renderLink, children }: AppThemeProps) => {
  const { palette, direction } = useUiSettings().settings
  useLayoutEffect(() => {
    paletteSheet.replaceSync(palette === defaultPalette ? '' : paletteCss(palette))
  }, [palette])
  useLayoutEffect(() => {
    document.documentElement.dir = direction
  }, [direction])

  const themed = (
    <LucideProvider size={20} strokeWidth={1.75}>
      {children}
    </LucideProvider>
  )
  return renderLink ? <LinkProvider value={renderLink}>{themed}</LinkProvider> : themed
}
