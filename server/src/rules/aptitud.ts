import type { Aptitud, EstadoCasilla } from '@portal/contract/recursos.ts'
import { sumarDias } from './calendario.ts'
import type { Vigencia } from './vencimiento.ts'

/** A monthly document never has more than a month left: with 30 days nobody would ever be just fit. See docs/decisions/0007. */
const diasDeAviso = (vigencia: Vigencia) => (vigencia === 'mensual' ? 7 : 30)

export interface CasillaExigida {
  critico: boolean
  obligatorio: boolean
  estado: EstadoCasilla
  vigencia: Vigencia
  fecha_vencimiento: string | null
}

/**
 * Fit when every critical slot is active; `por vencer` when one of them ends soon.
 * The database's `aptitud_de` and its views decide the same.
 */
export function aptitud(casillas: readonly CasillaExigida[], estadoRecurso: string, dia: string): Aptitud {
  const criticas = casillas.filter(({ critico, obligatorio }) => critico && obligatorio)
  if (estadoRecurso !== 'ACTIVO' || criticas.some(({ estado }) => estado !== 'activo')) return 'no habilitado'
  return criticas.some(
    ({ fecha_vencimiento, vigencia }) =>
      fecha_vencimiento !== null && fecha_vencimiento <= sumarDias(dia, diasDeAviso(vigencia)),
  )
    ? 'por vencer'
    : 'habilitado'
}
