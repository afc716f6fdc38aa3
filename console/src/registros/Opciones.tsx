import Box from '@mui/material/Box'
import { token } from '@portal/ui/theme/theme.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Kbd } from '../shortcuts/Kbd.tsx'

const choices = [
  { value: 'aprobar', keys: 'A', hace: 'aprobarHace' },
  { value: 'rechazar', keys: 'R', hace: 'rechazarHace' },
] as const

export type Opcion = (typeof choices)[number]['value']

interface OpcionesProps {
  decision: Opcion
  onDecision: (decision: Opcion) => void
}

/** The ways it can be decided, each with what follows from it. */
export const Opciones = ({ decision, onDecision }: OpcionesProps) => {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Box role="radiogroup" aria-label={t('registro.decision.titulo')} sx={{ display: 'grid', gap: 1 }}>
      {choices.map(({ value, keys, hace }) => (
        <Box
          component="label"
          key={value}
          sx={{
            display: 'grid',
            gridTemplateColumns: '20px minmax(0, 1fr) auto',
            gap: '2px 10px',
            padding: '11px 12px',
            border: `1px solid ${token('line')}`,
            borderRadius: '8px',
            fontSize: '0.875rem',
            lineHeight: '20px',
            cursor: 'pointer',
            '&:has(:checked)': {
              borderColor: token('primary'),
              backgroundColor: token('primarySoft'),
              boxShadow: `inset 0 0 0 1px ${token('primary')}`,
            },
          }}
        >
          <Box
            component="input"
            type="radio"
            name={id}
            checked={decision === value}
            aria-labelledby={`${id}-${value}`}
            aria-describedby={`${id}-${value}-hace`}
            aria-keyshortcuts={keys}
            onChange={() => onDecision(value)}
            sx={{ width: 20, height: 20, margin: 0, accentColor: token('primary') }}
          />
          <Box component="span" id={`${id}-${value}`} sx={{ fontWeight: 600 }}>
            {t(`registro.decision.${value}`)}
          </Box>
          <Kbd>{keys}</Kbd>
          <Box
            component="span"
            id={`${id}-${value}-hace`}
            sx={{ gridColumn: '2 / -1', color: token('inkSoft') }}
          >
            {t(`registro.decision.${hace}`)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
