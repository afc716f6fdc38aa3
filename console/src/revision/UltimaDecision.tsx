import { CircleCheck as DoneIcon } from 'lucide-react'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { token } from '@portal/ui/theme/theme.ts'
import { useTranslation } from 'react-i18next'
import { rutas } from '../rutas.ts'
import type { LastDecision } from './decision.ts'

interface UltimaDecisionProps {
  last: LastDecision | null
  /** The document on screen: nobody has to be led to where they are. */
  current: string
}

/** What was just decided, with the way back to it: a slip of the finger is noticed at once. */
export const UltimaDecision = ({ last, current }: UltimaDecisionProps) => {
  const { t } = useTranslation()
  return (
    <Box role="status">
      {last && (
        <Box
          sx={{
            display: 'flex',
            gap: 1,
            alignItems: 'flex-start',
            padding: '10px 16px',
            fontSize: '0.8125rem',
            color: token('inkSoft'),
            backgroundColor: token('cardShade'),
            borderBlockEnd: `1px solid ${token('line')}`,
          }}
        >
          <DoneIcon color={token('success')} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            {t(`revision.ultima.${last.decision}`, { tipo: last.tipodocumento, nombre: last.nombre })}
          </Box>
          {last.documentoid !== current && (
            <Link href={rutas.documento(last.documentoid)}>{t('revision.ultima.ver')}</Link>
          )}
        </Box>
      )}
    </Box>
  )
}
