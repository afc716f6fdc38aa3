import { Check as CheckIcon, TriangleAlert as WarningIcon } from 'lucide-react'
import Box from '@mui/material/Box'
import { unPunto } from '@portal/contract/oraciones.ts'
import { token, toneToken } from '@portal/ui/theme/theme.ts'
import { useTranslation } from 'react-i18next'
import { Bloque } from '../Bloque.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import type { Registro } from './registro.ts'

type Control = Registro['controles'][number]

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: '0 12px',
  alignItems: 'center',
  minHeight: 44,
  padding: '8px 20px',
  borderBlockStart: `1px solid ${token('line')}`,
  fontSize: '0.875rem',
  lineHeight: '20px',
  overflowWrap: 'anywhere',
} as const

/** A warning, with what it was found in set apart. */
const Bad = ({ nombre, detalle }: Control) => {
  const { t } = useTranslation()
  return (
    <Box component="li" sx={{ ...rowStyle, backgroundColor: toneToken('ochre', 'soft') }}>
      <WarningIcon
        role="img"
        aria-label={t('registro.control.atencion')}
        color={toneToken('ochre', 'text')}
      />
      <Box sx={{ fontWeight: 600, color: toneToken('ochre', 'text') }}>{nombre}</Box>
      <Box
        sx={{
          gridColumn: 2,
          marginBlockStart: 1,
          padding: '8px 12px',
          border: `1px solid ${toneToken('ochre', 'fill')}`,
          borderRadius: '8px',
          backgroundColor: token('card'),
        }}
      >
        {detalle}
      </Box>
    </Box>
  )
}

const Good = ({ nombre, detalle }: Control) => {
  const { t } = useTranslation()
  return (
    <Box component="li" sx={rowStyle}>
      <CheckIcon
        size={18}
        strokeWidth={2.25}
        role="img"
        aria-label={t('registro.control.bien')}
        color={token('success')}
      />
      <span>
        <Box component="b" sx={{ fontWeight: 600 }}>
          {nombre}
        </Box>
        : {unPunto(`${detalle}.`)}
      </span>
    </Box>
  )
}

/** What was looked up for the person who decides, what needs their eyes first. A warning forbids nothing. */
export const Controles = ({ controles }: { controles: readonly Control[] }) => {
  const { t } = useTranslation()
  const bad = controles.filter(({ ok }) => !ok)
  return (
    <Bloque
      title={t('registro.controles')}
      note={t('registro.paraMirar', {
        count: bad.length,
        n: formatNumber(bad.length),
        total: formatNumber(controles.length),
      })}
    >
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {bad.map((control) => (
          <Bad key={control.nombre} {...control} />
        ))}
        {controles
          .filter(({ ok }) => ok)
          .map((control) => (
            <Good key={control.nombre} {...control} />
          ))}
      </Box>
    </Bloque>
  )
}
