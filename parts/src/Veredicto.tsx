import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import type { Aptitud, EstadoRecurso } from '@portal/contract/recursos.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'

export interface RecursoConVeredicto {
  estado?: z.output<typeof EstadoRecurso>
  aptitud?: Aptitud
  /** What of the documents keeps it from being fit, or will. */
  motivos?: readonly string[]
  /** Why it is blocked. */
  motivo_estado?: string | null
  fecha_baja?: string | null
  motivo_baja?: string | null
  /** What looks odd and does not block. */
  advertencias?: readonly string[]
}

/** Whether a resource may work, and everything that stands in its way. What is unknown is not judged. */
export const Veredicto = ({ recurso }: { recurso: RecursoConVeredicto }) => {
  const { t } = useTranslation()
  const { estado, aptitud, motivos = [], advertencias = [] } = recurso
  const titulo = estado === 'BAJA' ? 'baja' : aptitud === 'no habilitado' ? 'noHabilitado' : 'porVencer'

  return (
    <>
      {estado === 'BAJA' && (
        <Alert severity="info">
          {t('recurso.veredicto.deBaja', {
            fecha: recurso.fecha_baja ? formatDate(recurso.fecha_baja) : '—',
            motivo: recurso.motivo_baja ?? '—',
          })}
        </Alert>
      )}
      {estado === 'BLOQUEADO' && <Alert severity="error">{recurso.motivo_estado}</Alert>}
      {motivos.length > 0 && (
        <Alert severity={titulo === 'noHabilitado' ? 'error' : 'warning'}>
          <AlertTitle>{t(`recurso.veredicto.${titulo}`)}</AlertTitle>
          <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
            {motivos.map((motivo) => (
              <li key={motivo}>{motivo}</li>
            ))}
          </Box>
        </Alert>
      )}
      {advertencias.map((advertencia) => (
        <Alert key={advertencia} severity="warning">
          {advertencia}
        </Alert>
      ))}
    </>
  )
}
