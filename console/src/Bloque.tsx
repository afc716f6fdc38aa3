import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'

interface BloqueProps {
  title: string
  /** Beside the title. */
  note?: ReactNode
  /** At the end of its line. */
  more?: ReactNode
  children: ReactNode
}

/** One block of the console: a head in one line, and what it shows up to its edges. */
export const Bloque = ({ title, note, more, children }: BloqueProps) => {
  const id = useId()
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 1,
          padding: '12px 16px 8px',
          fontSize: '0.875rem',
          color: 'text.secondary',
        }}
      >
        <Typography variant="h3" component="h2" id={id} sx={{ lineHeight: '24px', color: 'text.primary' }}>
          {title}
        </Typography>
        {note && <span>{note}</span>}
        {more && (
          <Box component="span" sx={{ marginInlineStart: 'auto' }}>
            {more}
          </Box>
        )}
      </Box>
      {children}
    </Card>
  )
}
