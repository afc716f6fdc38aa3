import Box from '@mui/material/Box'
import { token } from '@portal/ui/theme/theme.ts'
import type { ReactNode } from 'react'

interface PanelLateralProps {
  label: string
  /** Stays while what is above it scrolls. */
  foot: ReactNode
  children: ReactNode
}

/** The panel beside what is looked at: what is known of it scrolls, what is decided about it stays. */
export const PanelLateral = ({ label, foot, children }: PanelLateralProps) => (
  <Box
    component="section"
    aria-label={label}
    data-print="plain"
    sx={{
      display: 'flex',
      flexDirection: 'column',
      minWidth: 0,
      minHeight: 0,
      backgroundColor: token('card'),
      borderInlineStart: { md: `1px solid ${token('line')}` },
      borderBlockStart: { xs: `1px solid ${token('line')}`, md: 0 },
    }}
  >
    <Box
      data-scrolls
      data-print="plain"
      // A place that scrolls must be reached by the keyboard too.
      tabIndex={0}
      role="group"
      aria-label={label}
      sx={{ flex: 1, minHeight: 0, overflowY: { md: 'auto' } }}
    >
      {children}
    </Box>
    {foot}
  </Box>
)
