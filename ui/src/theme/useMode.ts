import { useColorScheme } from '@mui/material/styles'
import type { Mode } from './tokens.ts'

/** `mode` is what was chosen; `shown` is what that means right now on this machine. */
export const useMode = () => {
  const { mode, setMode, systemMode } = useColorScheme()
  const chosen = mode ?? 'system'
  const shown: Mode = chosen === 'system' ? (systemMode ?? 'light') : chosen
  return { mode: chosen, shown, setMode }
}
