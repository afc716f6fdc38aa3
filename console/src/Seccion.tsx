import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { token } from '@portal/ui/theme/theme.ts'
import { useId, type ReactNode } from 'react'

interface SeccionProps {
  title: string
  /** Right after the title: a key. */
  mark?: ReactNode
  /** At the end of the title's line. */
  more?: ReactNode
  children: ReactNode
}

/** A part of a panel, under its own small heading. Low windows get less air, so that all parts stay in view. */
export const Seccion = ({ title, mark, more, children }: SeccionProps) => {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={seccionStyle}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, marginBlockEnd: 1, fontSize: '0.875rem' }}>
        <Typography variant="h3" component="h3" id={id} sx={{ fontSize: '0.875rem', lineHeight: '20px' }}>
          {title}
        </Typography>
        {mark}
        {more && (
          <Box component="span" sx={{ marginInlineStart: 'auto', color: token('inkSoft') }}>
            {more}
          </Box>
        )}
      </Box>
      {children}
    </Box>
  )
}

export const seccionStyle = {
  padding: 2,
  borderBlockEnd: `1px solid ${token('line')}`,
  '@media (max-width: 1100px)': { paddingBlock: 1.5 },
  '@media (max-height: 800px)': { paddingBlock: 1 },
} as const
