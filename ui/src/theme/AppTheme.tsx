import '@fontsource-variable/figtree'
import './tokens.css'
import './base.css'
import './print.css'
import { LucideProvider } from 'lucide-react'
import { useLayoutEffect, type ReactNode } from 'react'
import { LinkProvider, type RenderLink } from '../controls/Link.tsx'
import { useUiSettings } from './useUiSettings.ts'
import { wearPalette } from './wearPalette.ts'

interface AppThemeProps {
  /** The router's link; plain links when there is none. */
  renderLink?: RenderLink
  children: ReactNode
}

/** The chosen look around the whole app: colours, direction, type, and how links are drawn. */
export const AppTheme = ({ renderLink, children }: AppThemeProps) => {
  const { palette, direction } = useUiSettings().settings
  useLayoutEffect(() => {
    // Without the code for it the page stays as it is: the colours that were worn, or the first palette's.
    wearPalette(palette).catch(() => undefined)
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
