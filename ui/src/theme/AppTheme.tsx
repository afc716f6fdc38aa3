import '@fontsource-variable/figtree'
import './tokens.css'
import './print.css'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider } from '@mui/material/styles'
import rtlPlugin from '@mui/stylis-plugin-rtl'
import { LucideProvider } from 'lucide-react'
import { useEffect, useMemo, type ReactNode } from 'react'
import { prefixer } from 'stylis'
import { LinkProvider, type RenderLink } from './LinkBehavior.tsx'
import { modeStorageKey } from './modeScript.ts'
import { createAppTheme } from './theme.ts'
import { defaultPalette, paletteCss } from './tokensCss.ts'
import { useUiSettings } from './useUiSettings.ts'

/** The nonce that the server wrote in this answer; the page's policy allows no style without it. */
const readNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce

const nonce = readNonce()
const caches = {
  ltr: createCache({ key: 'p', ...(nonce && { nonce }) }),
  rtl: createCache({ key: 'prtl', stylisPlugins: [prefixer, rtlPlugin], ...(nonce && { nonce }) }),
}

interface AppThemeProps {
  /** The router's link; plain links when there is none. */
  renderLink?: RenderLink
  children: ReactNode
}

/** The chosen look around the whole app: colours, direction, type, and how links are drawn. */
export const AppTheme = ({ renderLink, children }: AppThemeProps) => {
  const { palette, direction } = useUiSettings().settings
  const theme = useMemo(() => createAppTheme({ palette, direction }), [palette, direction])

  useEffect(() => {
    document.documentElement.dir = direction
  }, [direction])

  const themed = (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={modeStorageKey}>
      <CssBaseline enableColorScheme />
      {palette !== defaultPalette && <GlobalStyles styles={paletteCss(palette)} />}
      <LucideProvider size={20} strokeWidth={1.75}>
        {children}
      </LucideProvider>
    </ThemeProvider>
  )
  return (
    <CacheProvider value={caches[direction]}>
      {renderLink ? <LinkProvider value={renderLink}>{themed}</LinkProvider> : themed}
    </CacheProvider>
  )
}
