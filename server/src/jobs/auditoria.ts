import { setTimeout } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Logger } from '../logger.ts'
import type { Balance } from './tareas.ts'

/** Whoever writes for longer is waited for by the next run: they wait for nobody. */
const patienceMs = 20_000

/**
 * Seals the lines of the audit that nobody who writes now can still come before. Which ones, is known once all who were
 * writing when they were looked at have ended. Waits for them, and they for nobody. See docs/decisions/0058.
 */
export async function sealAuditoria(db: Kysely<Database>, waitMs = patienceMs): Promise<Balance> {
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
  let hechos = 0
  for (let sealed = 1; sealed > 0; hechos += sealed) {
    const block = await sql<{ lineas: number }>`select sellar_auditoria(${hasta}) as lineas`.execute(db)
    sealed = block.rows[0]?.lineas ?? 0
  }
  return { hechos, fallidos: 0 }
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
  log.info({ bloque: bloques, hash: end?.hash }, 'the audit is as it was sealed')
  return { hechos: bloques, fallidos: 0 }
}
