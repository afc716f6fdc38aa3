import Box from '@mui/material/Box'
import { formatDateTime } from '@portal/ui/show/format.ts'
import { token } from '@portal/ui/theme/theme.ts'
import { useEspera } from './espera.ts'

interface EsperaProps {
  /** ISO instant. */
  desde: string
  /** Null once it was decided. */
  dias: number | null
  tarde?: boolean
}

/** How many days it has waited over since when: heavy once that is longer than promised. */
export const Espera = ({ desde, dias, tarde = false }: EsperaProps) => {
  const { dias: say } = useEspera()
  return (
    <Box
      component="time"
      dateTime={desde}
      sx={{ display: 'block', lineHeight: '16px', whiteSpace: 'nowrap' }}
    >
      {dias !== null && (
        <Box component="span" sx={{ display: 'block', fontWeight: tarde ? 650 : 500 }}>
          {say(dias)}
        </Box>
      )}
      <Box component="span" sx={{ fontSize: '0.75rem', color: token('inkSoft') }}>
        {formatDateTime(desde)}
      </Box>
    </Box>
  )
}
