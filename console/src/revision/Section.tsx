import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { token } from '@portal/ui/theme/theme.ts'
import { useId, type ReactNode } from 'react'

interface SectionProps {
  title: string
  action?: ReactNode
  children: ReactNode
}

/** A part of the panel, under its own small heading. */
export const Section = ({ title, action, children }: SectionProps) => {
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ padding: '16px 20px', borderBlockStart: `1px solid ${token('line')}` }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          minHeight: 32,
          marginBlockEnd: 1.5,
        }}
      >
        <Typography variant="h3" component="h2" id={id}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  )
}
