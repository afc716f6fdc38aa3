import type { Result } from '@portal/contract'

export type Tarea = Result<'Tareas'>['records'][number]

/** The delivery of mail: it has no hour, and nobody runs it by hand. */
export const esCorreo = ({ tarea }: Tarea) => tarea === 'correo'

export type EstadoTarea = 'bien' | 'corriendo' | 'atrasada' | 'fallo' | 'nunca'

/**
 * How a job stands, the worst first: what failed stays failed while it is late, and a run that has begun and did not
 * end counts as running only as long as it is not late.
 */
export function estadoDe(tarea: Tarea): EstadoTarea {
  const { ultimo_inicio, ultimo_fin, ultimo_error, atrasada } = tarea
  if (ultimo_error !== null && !esCorreo(tarea)) return 'fallo'
  if (atrasada) return 'atrasada'
  if (ultimo_inicio !== null && (ultimo_fin === null || Date.parse(ultimo_inicio) > Date.parse(ultimo_fin)))
    return 'corriendo'
  return ultimo_fin === null && !esCorreo(tarea) ? 'nunca' : 'bien'
}
