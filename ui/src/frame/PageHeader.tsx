import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { token } from '../theme/theme.ts'

interface PageHeaderProps {
  title: string
  subtitle?: ReactNode
  /** A picture, a plate: what the page is about, drawn. */
  leading?: ReactNode
  /** One primary action at most; give it `color="secondary"`: it stands on the coloured ground. */
  actions?: ReactNode
}

/** The head of a screen, written on the coloured ground of the frame. */
export const PageHeader = ({ title, subtitle, leading, actions }: PageHeaderProps) => (
  <Box
    component="header"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 2,
      marginBlockEnd: 3,
      color: token('onBand'),
    }}
  >
    {leading}
    <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
      <Typography
        variant="h1"
        data-screen-title
        tabIndex={-1}
        sx={{ overflowWrap: 'anywhere', '&:focus:not(:focus-visible)': { outline: 'none' } }}
      >
        {title}
      </Typography>
      {subtitle && (
        <Typography
          variant="body2"
          component="div"
          sx={{ color: token('onBandSoft'), marginBlockStart: 0.5 }}
        >
          {subtitle}
        </Typography>
      )}
    </Box>
    {actions && (
      <Box data-print="hide" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {actions}
      </Box>
    )}
  </Box>
)
