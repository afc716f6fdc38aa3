import type { Excepcion } from '../excepcion.ts'

/**
 * Which exception counts on `dia` where somebody works: of what is lifted everywhere and of what is lifted there, the longer
 * one. The database's `excepcion_que_vale` picks the same.
 */
export function excepcionQueVale<Each extends Excepcion>(
  general: Each | null,
  deOperacion: Each | null,
  dia: string,
): Each | null {
  const inForce = (each: Each | null) => (each && each.desde <= dia && dia <= each.hasta ? each : null)
  const [one, other] = [inForce(general), inForce(deOperacion)]
  return one === null || (other !== null && other.hasta > one.hasta) ? other : one
}
