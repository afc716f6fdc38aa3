import { FileText as DocumentsIcon } from 'lucide-react'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { Casilla } from '@portal/contract/recursos.ts'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { formatDate, formatPeriod } from '@portal/ui/show/format.ts'
import { token } from '@portal/ui/theme/theme.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { CasillaChip } from './chips.tsx'

export type CasillaRow = z.output<(typeof Casilla)['remote']>

interface CasillaListProps {
  casillas: readonly CasillaRow[]
  documentoHref: (documentoid: string) => string
  /** What can be done about it, on its row. */
  action?: (casilla: CasillaRow) => ReactNode
}

/** Each document that a resource is asked for, and how it stands. */
export const CasillaList = ({ casillas, documentoHref, action }: CasillaListProps) => {
  const { t } = useTranslation()
  if (casillas.length === 0) return <EmptyState icon={<DocumentsIcon />} title={t('casilla.ninguna')} />

  const details = ({ critico, obligatorio, estado, fecha_vencimiento, periodo, renovacion }: CasillaRow) => [
    critico && t('casilla.critico'),
    obligatorio === false && t('casilla.opcional'),
    periodo && t('casilla.periodo', { periodo: formatPeriod(periodo) }),
    fecha_vencimiento &&
      t(estado === 'vencido' ? 'casilla.vencio' : 'casilla.vence', { fecha: formatDate(fecha_vencimiento) }),
    renovacion && t('casilla.renovacion'),
  ]

  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', margin: 0, paddingInline: { xs: 2, sm: 3 }, paddingBlock: 1 }}
    >
      {casillas.map((casilla) => (
        <Box
          component="li"
          key={`${casilla.tipodocumentoid} ${casilla.periodo ?? ''}`}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1.5,
            paddingBlock: 1.5,
            borderBlockStart: `1px solid ${token('line')}`,
            '&:first-of-type': { borderBlockStart: 0 },
          }}
        >
          <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600 }}>
              {casilla.documentoid ? (
                <Link href={documentoHref(casilla.documentoid)} color="inherit" underline="hover">
                  {casilla.nombre}
                </Link>
              ) : (
                casilla.nombre
              )}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {details(casilla).filter(Boolean).join(' · ')}
            </Typography>
            {casilla.motivo && (
              <Typography variant="body2" sx={{ color: 'error.main' }}>
                {casilla.motivo}
              </Typography>
            )}
          </Box>
          {casilla.estado && <CasillaChip estado={casilla.estado} />}
          <Box sx={{ minWidth: { sm: 150 } }}>{action?.(casilla)}</Box>
        </Box>
      ))}
    </Box>
  )
}
