import { isCritica, vencePronto, type CasillaExigida } from '../aptitud.ts'

interface Casilla extends Omit<CasillaExigida, 'exceptuado_hasta'> {
  renovacion: boolean
  /** A month of its own beside its slot. */
  mes: boolean
}

/**
 * What there is for a carrier to do about a slot, the smaller the more urgent: first what decides over fitness, and of that
 * what ended or was rejected, what is missing, what ends soon and has no renewal in review. Of a month beside its slot:
 * presenting it again when it was rejected, while it is not over. Null when there is nothing to do, or nothing that the
 * carrier could. The database's `urgencia_de` decides the same.
 */
export function urgencia(casilla: Casilla, dia: string): number | null {
  const deed = casilla.mes ? deedOfMes(casilla, dia) : deedOf(casilla, dia)
  return deed === null ? null : deed + (isCritica(casilla) && !casilla.mes ? 0 : 3)
}

const deedOfMes = ({ estado, fecha_vencimiento }: Casilla, dia: string): number | null =>
  estado === 'rechazado' && (fecha_vencimiento === null || fecha_vencimiento >= dia) ? 0 : null

function deedOf(casilla: Casilla, dia: string): number | null {
  switch (casilla.estado) {
    case 'rechazado':
    case 'vencido':
      return 0
    case 'pendiente':
      return casilla.obligatorio ? 1 : null
    case 'activo':
      return !casilla.renovacion && vencePronto(casilla, dia) ? 2 : null
    case 'en revision':
    case 'bloqueado':
      return null
  }
}
