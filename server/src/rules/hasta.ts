import { aptitud, finDe, isCritica } from './aptitud.ts'
import type { Parte } from './unidad.ts'

/** The last day on which something may go out as its documents stand, and what ends with it. */
interface Hasta<Tipo extends string> {
  fecha: string
  recursoid: string
  recurso: string
  tiporecurso: Tipo
  tipodocumento: string
  nombre_corto: string | null
}

/**
 * Until when all of these parts may go out, from `dia` on: the first of their critical documents to end, or of what lifts one. Null where
 * nothing of them ends, or where one of them may not go out on `dia` itself.
 */
export function hastaDe<Tipo extends string>(
  partes: readonly (Parte & { tiporecurso: Tipo })[],
  dia: string,
): Hasta<Tipo> | null {
  if (partes.some(({ casillas, estado }) => aptitud(casillas, estado, dia) === 'no habilitado')) return null
  const [first] = partes
    .flatMap(({ casillas, ...parte }) =>
      casillas.flatMap((casilla) => {
        const fecha = finDe(casilla)
        return isCritica(casilla) && fecha !== null ? [{ ...casilla, parte, fecha }] : []
      }),
    )
    .toSorted((a, b) => (a.fecha < b.fecha ? -1 : Number(a.fecha > b.fecha)) || a.orden - b.orden)
  if (!first) return null
  const { fecha, nombre, nombre_corto, parte } = first
  const { recursoid, nombre: recurso, tiporecurso } = parte
  return { fecha, recursoid, recurso, tiporecurso, tipodocumento: nombre, nombre_corto }
}
