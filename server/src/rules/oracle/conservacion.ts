import { diaEnBuenosAires, sumarMeses } from '@portal/contract/calendario.ts'
import type { EstadoRecurso } from '@portal/contract/recursos.ts'

/** What of a document, its slot and its resource decides how long its files are kept. */
export interface Conservable {
  estado: 'en revision' | 'aprobado' | 'rechazado' | 'anulado'
  bloqueado: boolean
  /** It is the newest of its slot that was not withdrawn, or the one in force. */
  esUltimo: boolean
  esVigente: boolean
  fecha_vencimiento: string | null
  presentado: Date
  decidido: Date | null
  estado_recurso: EstadoRecurso
  fecha_baja: string | null
  /** When the first that was presented after it in its slot was approved. */
  aprobadoDespues: Date | null
}

/**
 * Since which day a document does not matter any more; null while it does, and then its files stay. The database's
 * `importa_hasta` says the same.
 */
function importaHasta(d: Conservable, hoy: string): string | null {
  if (d.estado === 'en revision' || d.bloqueado || d.estado_recurso === 'BLOQUEADO') return null
  if (d.estado_recurso === 'BAJA') {
    const days = [d.presentado, d.decidido].flatMap((at) => (at === null ? [] : [diaEnBuenosAires(at)]))
    return [...days, ...(d.fecha_baja === null ? [] : [d.fecha_baja])].toSorted().at(-1) ?? null
  }
  const inForce = d.estado === 'aprobado' && d.fecha_vencimiento !== null && d.fecha_vencimiento >= hoy
  if (d.esVigente || d.esUltimo || inForce) return null
  return d.aprobadoDespues === null ? null : diaEnBuenosAires(d.aprobadoDespues)
}

/** Whether its files are past their time: the day on which `meses` have gone by is still theirs. */
export function pasoSuTiempo(d: Conservable, meses: number, hoy: string): boolean {
  const desde = importaHasta(d, hoy)
  return desde !== null && sumarMeses(desde, meses) < hoy
}
