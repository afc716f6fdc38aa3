import { refuse } from '@portal/contract'
import { horasDeDeshacer, type ResumenDeLote } from '@portal/contract/lotes.ts'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database } from '../../../database/schema.ts'

export type Lote = Selectable<Database['lote']>

/** The carrier's own, or a refusal. Locked where it is to change: of two calls the second finds what the first did. */
export async function requireLote(db: Kysely<Database>, loteid: string, lock = true): Promise<Lote> {
  const lote = await db
    .selectFrom('lote')
    .selectAll()
    .where('loteid', '=', loteid)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!lote) throw refuse('RECORD_NOT_FOUND')
  return lote
}

interface Cuentas extends ResumenDeLote {
  pendientes: number
  hechas: number
  porHacer: number
  porDeshacer: number
  deshechas: number
}

const ninguna: Cuentas = {
  filas: 0,
  pendientes: 0,
  hechas: 0,
  porHacer: 0,
  porDeshacer: 0,
  deshechas: 0,
  cuentas: { crear: 0, cambiar: 0, igual: 0, decidir: 0, error: 0, falta: 0, dejar: 0, bajas: 0 },
  hecho: { creados: 0, cambiados: 0, bajas: 0, fallidos: 0 },
  deshecho: { vueltos: 0, quitados: 0, bajas: 0, quedaron: 0 },
}

/** What the rows of lotes come to. */
async function cuentasOf(db: Kysely<Database>, lotes: readonly string[]): Promise<Map<string, Cuentas>> {
  if (lotes.length === 0) return new Map()
  const { rows } = await sql<{ loteid: string; dicho: Cuentas | null }>`
    select loteid, resumen_de_lote(mi_cuenta(), loteid) as dicho from unnest(${lotes}::text[]) loteid`.execute(
    db,
  )
  return new Map(rows.flatMap(({ loteid, dicho }) => (dicho === null ? [] : [[loteid, dicho] as const])))
}

/** A row that an import does something for. */
export const entra = sql<boolean>`fila_entra(resultado, decision)`

/** Lotes as they are told. */
export async function sayLotes(db: Kysely<Database>, lotes: readonly Lote[]) {
  const ids = lotes.map(({ loteid }) => loteid)
  const cuentas = await cuentasOf(db, ids)
  const nombres = await nombresOf(db, [...new Set(lotes.map(({ creado_por }) => creado_por))])
  return lotes.map((lote) => {
    const dicho = { ...ninguna, ...lote.resumen, ...cuentas.get(lote.loteid) }
    const deshacible = deshacibleOf(lote)
    const deshaciendo = lote.estado === 'deshaciendo' || lote.estado === 'deshecho'
    return {
      loteid: lote.loteid,
      tipo: lote.tipo,
      archivo: lote.archivo,
      hoja: lote.hoja,
      estado: lote.estado,
      creado: lote.creado,
      creado_por: nombres.get(lote.creado_por) ?? null,
      del_proveedor: lote.creado_por.startsWith('13x'),
      terminado: lote.terminado,
      deshacible: cuentas.has(lote.loteid) ? deshacible : null,
      cancelado: lote.cancelado !== null,
      espera: lote.espera,
      columnas: lote.columnas,
      filas: dicho.filas,
      pendientes: dicho.pendientes,
      cuentas: dicho.cuentas,
      hechas: deshaciendo ? dicho.deshechas : dicho.hechas,
      por_hacer: deshaciendo ? dicho.porDeshacer : dicho.porHacer,
      hecho: dicho.hecho,
      deshecho: dicho.deshecho,
    }
  })
}

/** Until when it may be undone: a day after it ended. */
export function deshacibleOf({ estado, terminado }: Lote): string | null {
  if (estado !== 'hecho' || terminado === null) return null
  const until = new Date(Date.parse(terminado) + horasDeDeshacer * 3_600_000)
  return until > new Date() ? until.toISOString() : null
}

async function nombresOf(
  db: Kysely<Database>,
  sujetos: readonly string[],
): Promise<Map<string, string | null>> {
  if (sujetos.length === 0) return new Map()
  const { rows } = await sql<{ sujeto: string; nombre: string | null }>`
    select sujeto, nombre_de(sujeto) as nombre from unnest(${sujetos}::text[]) sujeto`.execute(db)
  return new Map(rows.map(({ sujeto, nombre }) => [sujeto, nombre]))
}

export async function sayLote(db: Kysely<Database>, loteid: string) {
  const lotes = await sayLotes(db, [await requireLote(db, loteid, false)])
  return { records: lotes }
}
