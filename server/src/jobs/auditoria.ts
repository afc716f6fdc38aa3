import { setTimeout } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Logger } from '../logger.ts'
import type { Balance } from './tareas.ts'

/** Whoever writes for longer is waited for by the next run: they wait for nobody. */
const patienceMs = 20_000

/** A block of the audit, and the hash that it was sealed with. */
export interface Sealed {
  bloque: number
  hash: string
}

/**
 * Seals again and again, and tells each block to the server's log at once. What it sealed last it also remembers by itself,
 * where whoever has the database in hand can't reach: it seals nothing after a block that is another by now, and fails.
 */
export function createSealer({ db, log }: { db: Kysely<Database>; log: Logger }) {
  let last: Sealed | undefined
  return async (waitMs = patienceMs): Promise<Balance> => {
    if (last && (await firstGone(db, [last])))
      throw new Error(`the audit's block ${last.bloque} is not the one that was sealed: ${last.hash}`)
    return sealAuditoria(db, {
      waitMs,
      onSealed(block) {
        last = block
        log.info({ ...block }, sealedMessage)
      },
    })
  }
}

/** What lines of the log say that tell of a block: as it was sealed, and of the last one as the nightly check found it. */
export const sealedMessage = 'a block of the audit was sealed'
export const checkedMessage = 'the audit is as it was sealed'

/** The first of these blocks that does not stand as it was sealed. */
export async function firstGone(
  db: Kysely<Database>,
  blocks: readonly Sealed[],
): Promise<Sealed | undefined> {
  const { rows } = await sql<Sealed>`
    select s.bloque, s.hash
    from unnest(${blocks.map(({ bloque }) => bloque)}::integer[], ${blocks.map(({ hash }) => hash)}::text[])
      with ordinality s (bloque, hash, n)
    where not exists (select from bloque_auditoria b where b.bloque = s.bloque and encode(b.hash, 'hex') = s.hash)
    order by s.n limit 1`.execute(db)
  return rows[0]
}

/**
 * Seals the lines of the audit that nobody who writes now can still come before. Which ones, is known once all who were
 * writing when they were looked at have ended. Waits for them, and they for nobody. See docs/decisions/0058.
 */
export async function sealAuditoria(
  db: Kysely<Database>,
  { waitMs = patienceMs, onSealed }: { waitMs?: number; onSealed?: (block: Sealed) => void } = {},
): Promise<Balance> {
  const { rows } = await sql<{
    hasta: number
    escritores: string[]
  }>`select hasta, escritores from auditoria_por_cerrar()`.execute(db)
  const [{ hasta, escritores } = { hasta: 0, escritores: [] }] = rows
  let left = escritores
  const until = Date.now() + waitMs
  while (left.length > 0) {
    const now = await sql<{ escritores: string[] }>`select escritores_de_auditoria() as escritores`.execute(
      db,
    )
    left = left.filter((one) => now.rows[0]?.escritores.includes(one))
    if (left.length > 0 && Date.now() >= until) return { hechos: 0, fallidos: 0 }
    await setTimeout(50)
  }
  for (let hechos = 0; ;) {
    const { rows: sealed } = await sql<{ lineas: number } & Sealed>`
      select lineas, bloque, hash from sellar_auditoria(${hasta})`.execute(db)
    const [block] = sealed
    if (!block || block.lineas === 0) return { hechos, fallidos: 0 }
    onSealed?.({ bloque: block.bloque, hash: block.hash })
    hechos += block.lineas
  }
}

export interface Rotura {
  motivo: string
  bloque: number
  desde: number | null
  hasta: number | null
  lineas: number | null
  halladas: number | null
  primera: string | null
  ultima: string | null
}

/** Holds the whole chain against its lines, a piece at a time. `bloques`: up to which one it is whole. */
export async function checkChain(db: Kysely<Database>): Promise<{ bloques: number; rota: Rotura | null }> {
  for (let desde = 1; ;) {
    const { rows } = await sql<{ hasta: number; siguiente: number | null; rota: Rotura | null }>`
      select hasta, siguiente, rota from comprobar_auditoria(${desde})`.execute(db)
    const [piece] = rows
    if (!piece) throw new Error('a check without an answer')
    if (piece.siguiente === null) return { bloques: piece.hasta, rota: piece.rota }
    desde = piece.siguiente
  }
}

/** Checks the whole chain, and fails when it is broken. What it found is kept, and its end also told to the server's log. */
export async function checkAuditoria({ db, log }: { db: Kysely<Database>; log: Logger }): Promise<Balance> {
  const { bloques, rota } = await checkChain(db)
  await sql`select anotar_comprobacion(${bloques}, ${rota === null ? null : JSON.stringify(rota)}::jsonb)`.execute(
    db,
  )
  if (rota !== null) throw new Error(`the audit's block ${rota.bloque} is broken: ${rota.motivo}`)
  const end = await db
    .selectFrom('bloque_auditoria')
    .select(sql<string>`encode(hash, 'hex')`.as('hash'))
    .where('bloque', '=', bloques)
    .executeTakeFirst()
  log.info({ bloque: bloques, hash: end?.hash }, checkedMessage)
  return { hechos: bloques, fallidos: 0 }
}
