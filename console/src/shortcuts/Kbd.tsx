import Box from '@mui/material/Box'
import { useShortcutsEnabled } from './useShortcutsEnabled.ts'

/** The key that does what stands beside it; drawn only where there is a keyboard, and read by nobody twice. */
export const Kbd = ({ children }: { children: string }) => {
  const [enabled] = useShortcutsEnabled()
  if (!enabled) return null
  return (
    <Box
      component="kbd"
      aria-hidden
      sx={{
        display: 'none',
        '@media (hover: hover) and (pointer: fine)': { display: 'inline-block' },
        minWidth: 22,
        paddingInline: '5px',
        border: '1px solid currentcolor',
        borderRadius: '5px',
        fontFamily: 'inherit',
        fontSize: '0.75rem',
        fontWeight: 600,
        lineHeight: '20px',
        textAlign: 'center',
      }}
    >
      {children}
    </Box>
  )
}
