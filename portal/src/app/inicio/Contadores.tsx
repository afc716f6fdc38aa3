import Box from '@mui/material/Box'
import type { Answer } from '@portal/contract'
import type { EstadoCasilla } from '@portal/contract/recursos.ts'
import { Counter } from '@portal/ui/show/Counter.tsx'
import { useTranslation } from 'react-i18next'
import { casillaLook } from '@portal/parts/estados.ts'
import { documentosEn } from '../rutas.ts'

const contadores = [
  ['pendientes', 'pendiente'],
  ['rechazados', 'rechazado'],
  ['activos', 'activo'],
  ['enRevision', 'en revision'],
  ['vencidos', 'vencido'],
  ['bloqueados', 'bloqueado'],
] as const satisfies [keyof Answer<'Dashboard'>, EstadoCasilla][]

/** What was never presented is in a tab of its own. */
const documentosDe = (estado: EstadoCasilla) =>
  estado === 'pendiente' ? documentosEn('pendientes') : documentosEn('presentados', { estado })

/** Each figure leads to the documents that it counts. */
export const Contadores = ({ totales }: { totales: Answer<'Dashboard'> | undefined }) => {
  const { t } = useTranslation()
  const known = contadores.filter(([total]) => !totales || totales[total] !== undefined)
  return (
    <Box
      component="section"
      aria-label={t('inicio.contadores.titulo')}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(3, 1fr)', lg: 'repeat(6, 1fr)' },
      }}
    >
      {known.map(([total, estado]) => (
        <Counter
          key={total}
          {...casillaLook[estado]}
          label={t(`inicio.contadores.${total}`)}
          value={totales?.[total]}
          href={documentosDe(estado)}
        />
      ))}
    </Box>
  )
}
