import { sumarDias } from './calendario.ts'

/**
 * Working days: Monday to Friday. Holidays are not known here, so that a term that is counted with them ends early and never
 * late.
 */

/** 0 is Sunday. */
const diaDeLaSemana = (dia: string): number => new Date(`${dia}T00:00:00Z`).getUTCDay()

export const esHabil = (dia: string): boolean => ![0, 6].includes(diaDeLaSemana(dia))

/** The last of so many working days that begin on the day after this one. */
export function sumarDiasHabiles(dia: string, dias: number): string {
  let last = dia
  for (let left = dias; left > 0;) {
    last = sumarDias(last, 1)
    if (esHabil(last)) left--
  }
  return last
}

/** How many working days are left through a day, that day among them; none on it or after it. */
export function diasHabilesHasta(hoy: string, dia: string): number {
  let left = 0
  for (let each = sumarDias(hoy, 1); each <= dia; each = sumarDias(each, 1)) if (esHabil(each)) left++
  return left
}
