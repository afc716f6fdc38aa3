import { Refusal } from '@portal/contract'
import type { CambioDeFila, ProblemaDeFila, ResultadoDeFila } from '@portal/contract/lotes.ts'
import { plegado } from '@portal/contract/planillas.ts'
import type * as z from 'zod/mini'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { fieldProblems, inOurWords } from '../../../inputProblems.ts'
import type { FilaLeida } from './leerFila.ts'

/** What a row comes to by itself, whatever the others of its lote say. */
interface Juzgada {
  propio: ResultadoDeFila
  /** Which record the row names, as it is kept; null where it names none. */
  clave: string | null
  recursoid: string | null
  version: number | null
  /** How whom it is about is called, and its number or plate. */
  nombre: string
  detalle: string
  cambios: CambioDeFila[]
  problemas: ProblemaDeFila[]
}

/** A row that was judged, and what is given to its record's own save where it may go in. */
export interface Juicio<Entrada> extends Juzgada {
  entrada: Entrada | null
}

export interface Deshacer {
  recursoid: string
  version: number
  antes: Record<string, unknown>
}

/** What one kind of record is to a lote. It is judged by the schema and the rules with which it is saved. */
export interface Clase<Entrada> {
  /** Judges rows against what is there now. */
  juzgar: (db: Kysely<Database>, filas: readonly FilaLeida[]) => Promise<Juicio<Entrada>[]>
  /** Judges that records of the portal leave, by their ids. */
  juzgarBajas: (
    db: Kysely<Database>,
    recursos: readonly string[],
    baja: Baja,
  ) => Promise<Map<string, Juicio<Entrada>>>
  /** What is there of records, to be put back: by their ids. */
  leer: (db: Kysely<Database>, recursos: readonly string[]) => Promise<Map<string, Anterior>>
  /** Saves one as its operacion does, and answers its id. */
  guardar: (db: Kysely<Database>, entrada: Entrada) => Promise<string>
  /** What is given to save, so that a record says again what it said before. */
  volver: (deshacer: Deshacer) => Entrada
  /** What is given to save, so that one leaves that the import made. */
  retirar: (recursoid: string, version: number, hoy: string) => Entrada
}

export interface Anterior {
  version: number
  valores: Record<string, unknown>
}

export interface Baja {
  fecha_baja: string | null
  motivo_baja: string | null
}

/** Values as a record's schema takes them, or a problem for each field that is wrong. */
export function valoresDe<Values>(
  schema: z.ZodMiniType<Values>,
  given: Record<string, unknown>,
): { values: Values } | { problemas: ProblemaDeFila[] } {
  const read = schema.safeParse(given, inOurWords)
  return read.success ? { values: read.data } : { problemas: problemasDe(fieldProblems(read.error.issues)) }
}

const problemasDe = (fields: Readonly<Record<string, string>>): ProblemaDeFila[] =>
  Object.entries(fields).map(([campo, texto]) => ({ campo, texto }))

/** What the rules of a record make of a row, or what they refuse it for. Anything else is a fault. */
export function segunReglas<Row>(rule: () => Row): { row: Row } | { problemas: ProblemaDeFila[] } {
  try {
    return { row: rule() }
  } catch (error) {
    return { problemas: problemasDeNo(error) }
  }
}

/** What a refusal says, field by field where it does. Anything else is a fault. */
export function problemasDeNo(error: unknown): ProblemaDeFila[] {
  if (!(error instanceof Refusal)) throw error
  const { fields = {}, message } = error.body
  const problemas = problemasDe(fields)
  return problemas.length > 0 ? problemas : [{ campo: null, texto: message }]
}

const dicho = (value: unknown): string | null =>
  value === null || value === undefined || value === ''
    ? null
    : typeof value === 'string'
      ? value
      : JSON.stringify(value)

/** What a new record will say. */
export const nuevos = (values: Readonly<Record<string, unknown>>): CambioDeFila[] =>
  Object.entries(values).flatMap(([campo, value]) => {
    const despues = dicho(value)
    return despues === null ? [] : [{ campo, antes: null, despues }]
  })

/**
 * The fields that a row would change. A text that differs in capitals, accents, spaces or points alone says the same: sheets
 * are written in capitals, and nobody means to change a name by that.
 */
export function cambiados(
  before: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
): CambioDeFila[] {
  return Object.entries(values).flatMap(([campo, value]) => {
    const [antes, despues] = [dicho(before[campo]), dicho(value)]
    return antes === despues || (antes !== null && despues !== null && igualEscrito(antes, despues))
      ? []
      : [{ campo, antes, despues }]
  })
}

/** A text without letters and figures, as «+», is nothing but what it is. */
const igualEscrito = (a: string, b: string): boolean => plegado(a) !== '' && plegado(a) === plegado(b)

export const nada = {
  clave: null,
  recursoid: null,
  version: null,
  nombre: '',
  detalle: '',
  cambios: [],
  problemas: [],
  entrada: null,
} satisfies Omit<Juicio<never>, 'propio'>

/** Why one leaves that an import made. */
export const motivoDeshecho = 'Importación deshecha'

/** What becomes of a record that the sheet lacks and that leaves, as the rules of its leave say. */
export const juicioDeBaja = <Entrada>(
  whose: Pick<Juicio<Entrada>, 'recursoid' | 'version' | 'nombre' | 'detalle'>,
  segun: ReturnType<typeof segunReglas>,
  leaving: Pick<Juicio<Entrada>, 'cambios' | 'entrada'>,
): Juicio<Entrada> => ({
  ...nada,
  ...whose,
  ...('problemas' in segun
    ? { propio: 'error', problemas: segun.problemas }
    : { propio: 'falta', ...leaving }),
})

/** Values of those fields alone that change. */
export const soloDe = <Values extends object>(
  values: Values,
  cambios: readonly CambioDeFila[],
): Partial<Values> => {
  const kept = new Set(cambios.map(({ campo }) => campo))
  return Object.fromEntries(Object.entries(values).filter(([campo]) => kept.has(campo))) as Partial<Values> // some of its own
}
