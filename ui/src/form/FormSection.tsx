import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'

interface FormSectionProps {
  title: string
  description?: ReactNode
  children: ReactNode
}

/** Fields that belong together, two beside each other where there is room; `data-wide` takes the whole row. */
export const FormSection = ({ title, description, children }: FormSectionProps) => {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ padding: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {description && (
        <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockStart: 0.5 }}>
          {description}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          alignItems: 'start',
          gap: 2,
          marginBlockStart: 2.5,
          '& > [data-wide]': { gridColumn: '1 / -1' },
        }}
      >
        {children}
      </Box>
    </Card>
  )
}
