import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Answer } from '@portal/contract'
import { EmptyState } from '@portal/ui/EmptyState.tsx'
import { formatDate } from '@portal/ui/format.ts'
import { StatusChip } from '@portal/ui/StatusChip.tsx'
import { token } from '@portal/ui/theme.ts'
import DoneIcon from '@mui/icons-material/TaskAltOutlined'
import { useTranslation } from 'react-i18next'
import { casillaStatus } from '../../estados.ts'
import { rutas } from '../../rutas.ts'

type Tarea = NonNullable<Answer<'Dashboard'>['proximo']>[number]

/** One click from doing it: the dialog opens with the document already chosen. */
const hrefOf = ({ documentoid, recursoid, tipodocumentoid, estado }: Tarea): string => {
  if (!documentoid) return rutas.documentos({ solapa: '1', recursoid, tipodocumentoid })
  return estado === 'en revision' || estado === 'bloqueado'
    ? rutas.documento(documentoid)
    : rutas.documento(documentoid, { presentar: 'si' })
}

export const Proximo = ({ tareas }: { tareas: readonly Tarea[] }) => {
  const { t } = useTranslation()
  if (tareas.length === 0) {
    return (
      <EmptyState
        icon={<DoneIcon />}
        title={t('inicio.proximo.ninguno')}
        message={t('inicio.proximo.ningunoMensaje')}
      />
    )
  }
  const detail = ({ estado, critico, fecha_vencimiento }: Tarea) =>
    [
      critico && t('inicio.proximo.critico'),
      fecha_vencimiento &&
        t(estado === 'vencido' ? 'inicio.proximo.vencioEl' : 'inicio.proximo.venceEl', {
          fecha: formatDate(fecha_vencimiento),
        }),
    ]
      .filter(Boolean)
      .join(' · ')

  return (
    <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {tareas.map((tarea) => (
        <Box
          component="li"
          key={`${tarea.recursoid} ${tarea.tipodocumentoid}`}
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
          <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
            <Typography sx={{ fontWeight: 600 }}>{tarea.tipodocumento}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {[tarea.dominio ?? tarea.nombre, detail(tarea)].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
          {tarea.estado && (
            <StatusChip status={casillaStatus[tarea.estado]} label={t(`estadoCasilla.${tarea.estado}`)} />
          )}
          <Button
            variant="outlined"
            size="small"
            href={hrefOf(tarea)}
            aria-label={`${t(`inicio.proximo.accion.${tarea.estado ?? 'pendiente'}`)}: ${tarea.tipodocumento}, ${tarea.nombre}`}
            sx={{ minWidth: { sm: 150 } }}
          >
            {t(`inicio.proximo.accion.${tarea.estado ?? 'pendiente'}`)}
          </Button>
        </Box>
      ))}
    </Box>
  )
}
