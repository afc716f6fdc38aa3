import type { ColumnaDeLote } from '@portal/contract/lotes.ts'
import type { TipoDeLote } from '@portal/contract/tiposDeLote.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { choferesDeLote } from './choferes.ts'
import type { Anterior, Baja, Clase, Deshacer, Juicio } from './clase.ts'
import { dominiosDeLote } from './dominios.ts'
import { leerFila, type FilaLeida } from './leerFila.ts'
import { unidadesDeLote } from './unidades.ts'

/** A row as it is kept. */
interface FilaGuardada {
  fila: number
  celdas: readonly string[]
  decision: FilaLeida['decision']
  recursoid: string | null
}

/** Judges rows, and saves those that may go in, of whatever kind they are. */
export interface Oficio {
  juzgar: (db: Kysely<Database>, filas: readonly FilaGuardada[]) => Promise<Dictamen[]>
  leer: (db: Kysely<Database>, recursos: readonly string[]) => Promise<Map<string, Anterior>>
  volver: (db: Kysely<Database>, deshacer: Deshacer) => Promise<string>
  retirar: (db: Kysely<Database>, recursoid: string, version: number, hoy: string) => Promise<string>
}

interface Dictamen extends Omit<Juicio<unknown>, 'entrada'> {
  fila: number
  /** Saves it, and answers the record's id; none where it may not go in. */
  guardar: ((db: Kysely<Database>) => Promise<string>) | null
}

interface DeQue {
  tipo: TipoDeLote
  columnas: readonly ColumnaDeLote[]
  baja: Baja | null
}

export function oficioDe({ tipo, columnas, baja }: DeQue): Oficio {
  switch (tipo) {
    case 'choferes':
      return oficio(tipo, choferesDeLote, columnas, baja)
    case 'dominios':
      return oficio(tipo, dominiosDeLote, columnas, baja)
    case 'unidades':
      return oficio(tipo, unidadesDeLote, columnas, baja)
  }
}

/** So many rows are judged without a pause: others that wait get their turn of the processor in between. */
const sinPausa = 100

function oficio<Entrada>(
  tipo: TipoDeLote,
  clase: Clase<Entrada>,
  columnas: readonly ColumnaDeLote[],
  baja: Baja | null,
): Oficio {
  return {
    async juzgar(db, filas) {
      const deLaPlanilla = filas.filter(({ fila }) => fila > 0)
      const dictamenes: Dictamen[] = []
      for (let i = 0; i < deLaPlanilla.length; i += sinPausa) {
        const leidas = deLaPlanilla.slice(i, i + sinPausa).map((fila) => leerFila(tipo, columnas, fila))
        const juicios = await clase.juzgar(db, leidas)
        for (const [n, { entrada, ...juicio }] of juicios.entries()) {
          const fila = leidas[n]?.fila ?? 0
          dictamenes.push({
            ...juicio,
            fila,
            guardar: entrada === null ? null : (db) => clase.guardar(db, entrada),
          })
        }
      }
      const faltan = filas.filter(({ fila, recursoid }) => fila < 0 && recursoid !== null)
      return [...dictamenes, ...(await juzgarFaltan(db, clase, faltan, baja))]
    },
    leer: clase.leer,
    volver: (db, deshacer) => clase.guardar(db, clase.volver(deshacer)),
    retirar: (db, recursoid, version, hoy) => clase.guardar(db, clase.retirar(recursoid, version, hoy)),
  }
}

/** Those that the sheet lacks: they stay as they are unless somebody decided that they leave. */
async function juzgarFaltan<Entrada>(
  db: Kysely<Database>,
  clase: Clase<Entrada>,
  filas: readonly FilaGuardada[],
  baja: Baja | null,
): Promise<Dictamen[]> {
  const salen = filas.filter(({ decision }) => decision === 'baja')
  const juicios = await clase.juzgarBajas(
    db,
    filas.flatMap(({ recursoid }) => recursoid ?? []),
    baja ?? { fecha_baja: null, motivo_baja: null },
  )
  return filas.flatMap(({ fila, recursoid }) => {
    const juicio = recursoid === null ? undefined : juicios.get(recursoid)
    if (!juicio) return []
    const { entrada, ...dicho } = juicio
    const sale = salen.some((each) => each.fila === fila)
    return [
      {
        ...dicho,
        fila,
        propio: sale ? dicho.propio : 'falta',
        cambios: sale ? dicho.cambios : [],
        problemas: sale ? dicho.problemas : [],
        guardar: sale && entrada !== null ? (db: Kysely<Database>) => clase.guardar(db, entrada) : null,
      } satisfies Dictamen,
    ]
  })
}
