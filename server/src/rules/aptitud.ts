import type { Aptitud, EstadoCasilla } from '@portal/contract/recursos.ts'
import { sumarDias } from './calendario.ts'

const diasDeAviso = 30

export interface CasillaExigida {
  critico: boolean
  obligatorio: boolean
  estado: EstadoCasilla
  fecha_vencimiento: string | null
}

/**
 * Fit when every critical slot is active; `por vencer` when one of them ends within 30 days.
 * The database's `aptitud_de` and its views decide the same.
 */
export function aptitud(casillas: readonly CasillaExigida[], estadoRecurso: string, dia: string): Aptitud {
  const criticas = casillas.filter(({ critico, obligatorio }) => critico && obligatorio)
  if (estadoRecurso !== 'ACTIVO' || criticas.some(({ estado }) => estado !== 'activo')) return 'no habilitado'
  const limite = sumarDias(dia, diasDeAviso)
  return criticas.some(({ fecha_vencimiento }) => fecha_vencimiento !== null && fecha_vencimiento <= limite)
    ? 'por vencer'
    : 'habilitado'
}
