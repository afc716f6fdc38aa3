import {
  datoDeArchivo,
  datoDeBloque,
  datoDeCierre,
  datoDeHistorial,
  datoDeTestigo,
  sinAnterior,
} from '@portal/legajo/lineas.ts'
import { arbolDe, hashDeHoja } from '@portal/legajo/merkle.ts'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Logger } from '../logger.ts'
import { hojasDe, readRaices, readTestigo, type RaizDeNoche } from '../testigos/testigo.ts'
import type { Balance } from './tareas.ts'

/** So many leaves a tree; what there is more is of another one in the same night. */
const maxLeaves = 10_000

/** What was written this long before the last night may have become visible after it. */
const lateDays = 3

/** What lines of the log say that tell of a night's root. */
export const witnessMessage = 'a witness of the audit was made'

/** What is new since the last night, a page at a time: what leaves say, and up to which block of the audit they reach. */
type Pages = AsyncGenerator<{ datos: string[]; bloque?: number }>

/** What witnesses are of; whatever is added here is in the tree of the next night. */
const fuentes: readonly ((db: Kysely<Database>, since: { bloque: number; desde: string }) => Pages)[] = [
  newBlocks,
  (db, { desde }) =>
    paged(
      db,
      datoDeArchivo,
      (after) => sql`
      select a.archivoid as id, a.sha256 from documento d join archivo a on a.cuenta_id = d.cuenta_id and a.documentoid = d.documentoid
      where d.presentado >= ${desde}::timestamptz and a.archivoid > ${after} order by a.archivoid limit ${maxLeaves}`,
    ),
  (db, { desde }) =>
    paged(
      db,
      datoDeHistorial,
      (after) => sql`
      select h.historialid as id, encode(sha256(convert_to(historial_canonico(h), 'UTF8')), 'hex') as sha256
      from historial h where h.createdtime >= ${desde}::timestamptz and h.historialid > ${after}
      order by h.historialid limit ${maxLeaves}`,
    ),
  (db, { desde }) =>
    paged(
      db,
      datoDeCierre,
      (after) => sql`
      select cierreid as id, huella as sha256 from cierre
      where cerrado >= ${desde}::timestamptz and cierreid > ${after} order by cierreid limit ${maxLeaves}`,
    ),
]

async function* newBlocks(db: Kysely<Database>, since: { bloque: number }): Pages {
  for (let { bloque } = since; ;) {
    const { rows } = await sql<{ bloque: number; hash: string }>`
      select bloque, encode(hash, 'hex') as hash from bloque_auditoria where bloque > ${bloque} order by bloque limit ${maxLeaves}`.execute(
      db,
    )
    const last = rows.at(-1)
    if (!last) return
    bloque = last.bloque
    yield { datos: rows.map((each) => datoDeBloque(each.bloque, each.hash)), bloque }
  }
}

async function* paged(
  db: Kysely<Database>,
  said: (id: string, sha256: string) => string,
  pageAfter: (id: string) => RawBuilder<unknown>,
): Pages {
  for (let after = ''; ;) {
    const { rows } = await sql<{ id: string; sha256: string }>`${pageAfter(after)}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    after = last.id
    yield { datos: rows.map(({ id, sha256 }) => said(id, sha256)) }
  }
}

/**
 * Makes the night's root over what is new, and tells it to the server's log: from the next letter on it leaves the house. One
 * is made of a night without news too, which says that there were none.
 */
export async function makeTestigos({
  db,
  log,
}: {
  db: Kysely<Database>
  log: Pick<Logger, 'info'>
}): Promise<Balance> {
  const [before] = await readRaices(db, 1)
  const desde = before === undefined ? '-infinity' : daysBefore(before.momento, lateDays)
  const known = await knownSince(db, desde)
  let last = before
  let waiting: string[] = []
  let hechos = 0
  const make = async (bloque: number) => {
    last = await keep(db, { before: last, bloque, datos: waiting })
    hechos += waiting.length
    waiting = []
    log.info(
      { testigo: last.numero, raiz: last.raiz, hojas: last.hojas, bloque: last.bloque },
      witnessMessage,
    )
  }
  let reach = before?.bloque ?? 0
  for (const fuente of fuentes)
    for await (const { datos, bloque = reach } of fuente(db, { bloque: before?.bloque ?? 0, desde })) {
      const fresh = datos.filter((dato) => !known.has(keyOf(hashDeHoja(dato))))
      if (waiting.length + fresh.length > maxLeaves) await make(reach)
      waiting.push(...fresh)
      reach = bloque
    }
  if (waiting.length > 0 || last === before) await make(reach)
  return { hechos, fallidos: 0 }
}

const keyOf = (hoja: Uint8Array): string => Buffer.from(hoja).toString('base64')

const daysBefore = (momento: string, days: number): string =>
  new Date(Date.parse(momento) - days * 86_400_000).toISOString()

/** Leaves of the last nights: what comes late is told from what is there. */
async function knownSince(db: Kysely<Database>, desde: string): Promise<Set<string>> {
  const { rows } = await sql<{ numero: number }>`
    select numero from testigo where momento >= ${desde}::timestamptz order by numero`.execute(db)
  const known = new Set<string>()
  for (const { numero } of rows)
    for (const hoja of hojasDe(await readTestigo(db, numero))) known.add(keyOf(hoja))
  return known
}

interface Kept {
  before: RaizDeNoche | undefined
  bloque: number
  datos: readonly string[]
}

async function keep(db: Kysely<Database>, { before, bloque, datos }: Kept): Promise<RaizDeNoche> {
  const own = {
    numero: (before?.numero ?? 0) + 1,
    momento: `${new Date().toISOString().slice(0, 19)}Z`,
    anterior: before?.raiz ?? sinAnterior,
    bloque,
  }
  const hojas = [datoDeTestigo(own), ...datos].map(hashDeHoja)
  const raiz = Buffer.from(arbolDe(hojas).raiz)
  await sql`
    insert into testigo (numero, momento, anterior, bloque, hojas, huellas, raiz)
    values (${own.numero}, ${own.momento}::timestamptz, decode(${own.anterior}, 'hex'), ${bloque}, ${hojas.length},
      ${Buffer.concat(hojas)}, ${raiz})`.execute(db)
  return { ...own, hojas: hojas.length, raiz: raiz.toString('hex') }
}
