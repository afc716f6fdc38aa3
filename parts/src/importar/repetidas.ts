import { camposDe, leerCelda, plegado } from '@portal/contract/planillas.ts'
import type { TipoDeLote } from '@portal/contract/tiposDeLote.ts'
import type { FilaDeLote, Lote } from './api.ts'

/** Rows of one record: in which fields they differ, and which of them is imported. */

type Planilla = Pick<Lote, 'tipo' | 'columnas'>

/**
 * The fields in which rows of one record say something else, in the order of the template; none where each says the same. Cells
 * are compared as the rehearsal compares them: capitals, accents and points alone are no difference.
 */
export function difierenEn(
  { tipo, columnas }: Planilla,
  filas: readonly Pick<FilaDeLote, 'celdas'>[],
): string[] {
  const distintos = new Set(
    columnas.flatMap(({ campo }, i) =>
      campo !== null && new Set(filas.map(({ celdas }) => dicha(tipo, campo, celdas[i] ?? ''))).size > 1
        ? [campo]
        : [],
    ),
  )
  return camposDe(tipo).filter((campo) => distintos.has(campo))
}

function dicha(tipo: TipoDeLote, campo: string, celda: string): string {
  const leida = leerCelda(tipo, campo, celda)
  const said = leida === undefined ? '' : 'valor' in leida ? String(leida.valor) : celda.trim()
  return plegado(said) || said
}

/** The same rows as `fila` is one of; undefined while one of them is not known. */
export function repetidasDe(
  fila: FilaDeLote,
  conocidas: readonly FilaDeLote[],
): readonly FilaDeLote[] | undefined {
  const otras = conocidas.filter((each) => fila.repetidas.includes(each.fila))
  return otras.length === fila.repetidas.length ? [fila, ...otras] : undefined
}

/** What finds the other rows of the record that a row is of, as rows are searched; '' where it names none. */
export const mismaDe = (tipo: TipoDeLote, { nombre, detalle }: FilaDeLote): string =>
  tipo === 'choferes' ? detalle : nombre

/** The row that goes in instead of one that was left out; undefined where none of those that are known does. */
export function entraPor(
  tipo: TipoDeLote,
  fila: FilaDeLote,
  conocidas: readonly FilaDeLote[],
): FilaDeLote | undefined {
  const misma = mismaDe(tipo, fila)
  return fila.resultado !== 'dejar' || misma === ''
    ? undefined
    : conocidas.find(
        (each) =>
          each.fila > 0 &&
          each.fila !== fila.fila &&
          plegado(mismaDe(tipo, each)) === plegado(misma) &&
          (each.resultado === 'crear' || each.resultado === 'cambiar' || each.resultado === 'igual'),
      )
}
