import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'

export const Panel = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ padding: { xs: 2, sm: 3 }, minWidth: 0 }}>
      <Typography variant="h2" id={id} sx={{ marginBlockEnd: 2 }}>
        {title}
      </Typography>
      {children}
    </Card>
  )
}
