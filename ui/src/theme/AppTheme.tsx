import '@fontsource-variable/figtree'
import './tokens.css'
import './base.css'
import './vocabulary.css'
import './print.css'
import { LucideProvider } from 'lucide-react'
import { useLayoutEffect, type ReactNode } from 'react'
import { useUiSettings } from './useUiSettings.ts'
import { wearPalette } from './wearPalette.ts'

/** The chosen look around the whole app: colours, direction and type. */
export const AppTheme = ({ children }: { children: ReactNode }) => {
  const { palette, direction } = useUiSettings().settings
  useLayoutEffect(() => {
    // Without the code for it the page stays as it is: the colours that were worn, or the first palette's.
    wearPalette(palette).catch(() => undefined)
  }, [palette])
  useLayoutEffect(() => {
    document.documentElement.dir = direction
  }, [direction])

  return (
    <LucideProvider size={20} strokeWidth={1.75}>
      {children}
    </LucideProvider>
  )
}
