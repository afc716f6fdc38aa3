import { isCritica, vencePronto, type CasillaExigida } from './aptitud.ts'

/**
 * What there is for a carrier to do about a slot, the smaller the more urgent: first what decides over fitness, and of that
 * what ended or was rejected, what is missing, what ends soon and has no renewal in review. Null when there is nothing to
 * do, or nothing that the carrier could. The database's `urgencia_de` decides the same.
 */
export function urgencia(casilla: CasillaExigida & { renovacion: boolean }, dia: string): number | null {
  const deed = deedOf(casilla, dia)
  return deed === null ? null : deed + (isCritica(casilla) ? 0 : 3)
}

function deedOf(casilla: CasillaExigida & { renovacion: boolean }, dia: string): number | null {
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
