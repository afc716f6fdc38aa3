import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import DocumentsIcon from '@mui/icons-material/DescriptionOutlined'
import { EmptyState } from '@portal/ui/EmptyState.tsx'
import { formatDate, formatPeriod } from '@portal/ui/format.ts'
import { StatusChip } from '@portal/ui/StatusChip.tsx'
import { token } from '@portal/ui/theme.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { casillaStatus } from '../../estados.ts'
import { presentableOf } from '../../presentar/presentable.ts'
import { PresentarDialog } from '../../presentar/PresentarDialog.tsx'
import { rutas } from '../../rutas.ts'
import { choferFullName, type Chofer } from './-choferValues.ts'

type Casilla = NonNullable<Chofer['casillas']>[number]

const actionOf = ({ estado }: Casilla) => {
  if (estado === 'pendiente') return 'presentar'
  if (estado === 'rechazado') return 'volver'
  return estado === 'activo' || estado === 'vencido' ? 'renovar' : undefined
}

/** Each document that the chofer is asked for: how it stands, and presenting it on the spot. */
export const ChoferDocuments = ({ chofer }: { chofer: Chofer }) => {
  const { t } = useTranslation()
  const [presenting, setPresenting] = useState<Casilla>()
  const { casillas = [] } = chofer
  if (casillas.length === 0) {
    return <EmptyState icon={<DocumentsIcon />} title={t('chofer.documentos.ninguno')} />
  }

  const details = ({ critico, obligatorio, estado, fecha_vencimiento, periodo, renovacion }: Casilla) => [
    critico && t('chofer.documentos.critico'),
    obligatorio === false && t('chofer.documentos.opcional'),
    periodo && t('chofer.documentos.periodo', { periodo: formatPeriod(periodo) }),
    fecha_vencimiento &&
      t(estado === 'vencido' ? 'chofer.documentos.vencio' : 'chofer.documentos.vence', {
        fecha: formatDate(fecha_vencimiento),
      }),
    renovacion && t('chofer.documentos.renovacion'),
  ]

  return (
    <>
      <Box
        component="ul"
        sx={{ listStyle: 'none', margin: 0, paddingInline: { xs: 2, sm: 3 }, paddingBlock: 1 }}
      >
        {casillas.map((casilla) => {
          const action = actionOf(casilla)
          return (
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
                    <Link href={rutas.documento(casilla.documentoid)} color="inherit" underline="hover">
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
              {casilla.estado && (
                <StatusChip
                  status={casillaStatus[casilla.estado]}
                  label={t(`estadoCasilla.${casilla.estado}`)}
                />
              )}
              <Box sx={{ minWidth: { sm: 150 } }}>
                {action && (
                  <Button
                    fullWidth
                    size="small"
                    variant={casilla.estado === 'activo' ? 'text' : 'outlined'}
                    aria-label={`${t(`chofer.documentos.${action}`)}: ${casilla.nombre}`}
                    onClick={() => setPresenting(casilla)}
                  >
                    {t(`chofer.documentos.${action}`)}
                  </Button>
                )}
              </Box>
            </Box>
          )
        })}
      </Box>
      {presenting && (
        <PresentarDialog
          item={presentableOf({
            ...presenting,
            recursoid: chofer.choferid,
            recurso: choferFullName(chofer),
            tipodocumento: presenting.nombre,
          })}
          onClose={() => setPresenting(undefined)}
        />
      )}
    </>
  )
}
