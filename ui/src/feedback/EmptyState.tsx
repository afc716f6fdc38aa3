import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { token } from '../theme/theme.ts'

interface EmptyStateProps {
  icon?: ReactNode
  title: string
  /** What to do next. */
  message?: ReactNode
  action?: ReactNode
}

export const EmptyState = ({ icon, title, message, action }: EmptyStateProps) => (
  <Box
    sx={{
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      textAlign: 'center',
      gap: 1,
      paddingBlock: 6,
      paddingInline: 3,
    }}
  >
    {icon && (
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 72,
          height: 72,
          marginBlockEnd: 1,
          borderRadius: '50%',
          color: token('primary'),
          backgroundColor: token('primarySoft'),
          '& svg': { fontSize: 34 },
        }}
      >
        {icon}
      </Box>
    )}
    <Typography variant="h2" component="p">
      {title}
    </Typography>
    {message && (
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '46ch' }}>
        {message}
      </Typography>
    )}
    {action && <Box sx={{ marginBlockStart: 2 }}>{action}</Box>}
  </Box>
)
