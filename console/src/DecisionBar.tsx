import Box from '@mui/material/Box'
import { footRailHeight } from '@portal/ui/frame/Rail.tsx'
import { token } from '@portal/ui/theme/theme.ts'
import type { ReactNode } from 'react'

interface DecisionBarProps {
  /** Said above the buttons, across all of them. */
  notice?: ReactNode
  children: ReactNode
}

/** Where it is decided: the foot of the panel, and on a phone above the rail, always in reach. The last button is the one. */
export const DecisionBar = ({ notice, children }: DecisionBarProps) => (
  <Box
    data-print="hide"
    sx={{
      position: { xs: 'fixed', md: 'static' },
      insetInline: { xs: 0, sm: '64px 0', md: 'auto' },
      bottom: { xs: footRailHeight, sm: 0 },
      zIndex: 2,
      flex: 'none',
      backgroundColor: token('card'),
      borderBlockStart: `1px solid ${token('line')}`,
      boxShadow: '0 -8px 24px -16px rgb(13 20 24 / 0.25)',
    }}
  >
    {notice}
    <Box
      sx={{
        display: 'flex',
        gap: 1,
        paddingInline: { xs: 1.5, sm: 2 },
        paddingBlock: 1.5,
        '@media (max-height: 800px)': { paddingBlock: 1 },
        '& > .MuiButton-root': {
          minHeight: 48,
          gap: 1,
          paddingInline: { xs: 1, sm: 1.5 },
          whiteSpace: 'nowrap',
        },
        '& > .MuiButton-root:last-of-type': { flex: 1, fontSize: '1rem' },
      }}
    >
      {children}
    </Box>
  </Box>
)
