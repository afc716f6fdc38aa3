import Box from '@mui/material/Box'
import { token } from '@portal/ui/theme/theme.ts'
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
        '@media (hover: hover) and (pointer: fine)': { display: 'inline-grid' },
        placeItems: 'center',
        flex: 'none',
        minWidth: 20,
        height: 20,
        paddingInline: '5px',
        border: `1px solid ${token('lineStrong')}`,
        color: token('inkSoft'),
        // On a coloured button it takes the colour of its words.
        '.MuiButton-contained &, .MuiButton-colorError &, .Mui-disabled &': {
          color: 'inherit',
          borderColor: 'currentcolor',
        },
        borderRadius: '4px',
        fontFamily: 'inherit',
        fontSize: '0.75rem',
        fontWeight: 600,
        lineHeight: '16px',
      }}
    >
      {children}
    </Box>
  )
}
