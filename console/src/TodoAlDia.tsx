import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Horizonte } from './Horizonte.tsx'

interface TodoAlDiaProps {
  title: string
  message: string
  action?: ReactNode
}

/** Nothing waits: the reward of whoever emptied the queue. */
export const TodoAlDia = ({ title, message, action }: TodoAlDiaProps) => (
  <Box
    sx={{
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      textAlign: 'center',
      gap: 1,
      paddingBlock: { xs: 4, sm: 6 },
      paddingInline: 3,
    }}
  >
    <Horizonte />
    <Typography variant="h1" component="p" sx={{ marginBlockStart: 2 }}>
      {title}
    </Typography>
    <Typography sx={{ color: 'text.secondary', maxWidth: '46ch' }}>{message}</Typography>
    {action && <Box sx={{ marginBlockStart: 2 }}>{action}</Box>}
  </Box>
)
