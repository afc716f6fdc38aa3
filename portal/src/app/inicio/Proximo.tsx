import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Answer } from '@portal/contract'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { formatDate } from '@portal/ui/show/format.ts'
import { CasillaChip } from '@portal/parts/chips.tsx'
import { deedOf, type Deed } from '@portal/parts/deed.ts'
import { token } from '@portal/ui/theme/theme.ts'
import { CircleCheck as DoneIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { documentosEn, rutas } from '../rutas.ts'

type Tarea = NonNullable<Answer<'Dashboard'>['proximo']>[number]

/** One click from doing it: the dialog opens with the document already chosen. */
const hrefOf = ({ documentoid, recursoid, tipodocumentoid }: Tarea, deed: Deed | undefined): string => {
  if (!documentoid) return documentosEn('pendientes', { recursoid, tipodocumentoid })
  return rutas.documento(documentoid, deed ? { presentar: 'si' } : {})
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
      critico && t('casilla.critico'),
      fecha_vencimiento &&
        t(estado === 'vencido' ? 'casilla.vencio' : 'casilla.vence', {
          fecha: formatDate(fecha_vencimiento),
        }),
    ]
      .filter(Boolean)
      .join(' · ')

  const action = (tarea: Tarea) => {
    const deed = deedOf({ ...tarea, estado: tarea.estado ?? 'pendiente' })
    const label = t(deed ? `presentar.hacer.${deed}` : 'inicio.proximo.ver')
    return (
      <Button
        variant="outlined"
        size="small"
        href={hrefOf(tarea, deed)}
        aria-label={`${label}: ${tarea.tipodocumento}, ${tarea.nombre}`}
        sx={{ minWidth: { sm: 150 } }}
      >
        {label}
      </Button>
    )
  }

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
          {tarea.estado && <CasillaChip estado={tarea.estado} />}
          {action(tarea)}
        </Box>
      ))}
    </Box>
  )
}
