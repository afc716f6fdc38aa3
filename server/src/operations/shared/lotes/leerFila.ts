import type { ColumnaDeLote, ProblemaDeFila } from '@portal/contract/lotes.ts'
import { leerCelda, separarNombre } from '@portal/contract/planillas.ts'
import { sentence } from '@portal/contract/wording.ts'
import type { TipoDeLote } from '@portal/contract/tiposDeLote.ts'

/** A row of a sheet as values of a record's fields, as far as its cells can be read. */
export interface FilaLeida {
  fila: number
  decision: 'usar' | 'dejar' | 'baja' | null
  valores: Record<string, string | boolean>
  problemas: ProblemaDeFila[]
}

interface Fila {
  fila: number
  celdas: readonly string[]
  decision: FilaLeida['decision']
}

export function leerFila(
  tipo: TipoDeLote,
  columnas: readonly ColumnaDeLote[],
  { fila, celdas, decision }: Fila,
): FilaLeida {
  const valores: FilaLeida['valores'] = {}
  const problemas: ProblemaDeFila[] = []
  for (const [i, { campo }] of columnas.entries()) {
    if (campo === null) continue
    const leida = leerCelda(tipo, campo, celdas[i] ?? '')
    if (leida === undefined) continue
    if ('problema' in leida) problemas.push({ campo, texto: leida.problema })
    else if (campo in valores) problemas.push({ campo, texto: sentence('loteColumnaRepetida', { campo }) })
    else valores[campo] = leida.valor
  }
  const { apellido_y_nombre: junto, ...propios } = valores
  if (typeof junto !== 'string') return { fila, decision, valores, problemas }
  const { apellido, nombre } = separarNombre(junto)
  return {
    fila,
    decision,
    valores: { ...(apellido !== '' && { apellido }), ...(nombre !== '' && { nombre }), ...propios },
    problemas,
  }
}
