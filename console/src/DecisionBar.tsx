import Box from '@mui/material/Box'
import { token } from '@portal/ui/theme/theme.ts'
import type { ReactNode } from 'react'

/** Where it is decided: at the foot of its card; on a phone at the foot of the screen, always in reach. */
export const DecisionBar = ({ children }: { children: ReactNode }) => (
  <Box
    data-print="hide"
    sx={{
      position: { xs: 'fixed', md: 'sticky' },
      insetInline: 0,
      bottom: 0,
      zIndex: 2,
      display: 'flex',
      flexWrap: 'wrap',
      gap: 1,
      padding: 2,
      backgroundColor: token('card'),
      borderBlockStart: `1px solid ${token('line')}`,
      borderRadius: { md: '0 0 12px 12px' },
      '& > .MuiButton-root': { flex: '1 1 96px', gap: 1 },
    }}
  >
    {children}
  </Box>
)
