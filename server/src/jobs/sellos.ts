import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Logger } from '../logger.ts'
import type { Sellador } from '../sellos/lateSellador.ts'
import { findSinSello, keepSello } from '../sellos/sello.ts'
import type { Balance } from './tareas.ts'

/** What lines of the log say that tell of a stamp. */
export const stampedMessage = 'a witness of the audit was stamped with the time'

/**
 * Asks for a stamp on the last night's root, once it has none: it is of all nights before, each of which stands in the next one.
 * Where the authority is away the run fails and is tried again, and nothing else waits for it.
 */
export async function sellarTestigo({
  db,
  sellador,
  log,
}: {
  db: Kysely<Database>
  sellador: Sellador
  log: Pick<Logger, 'info'>
}): Promise<Balance> {
  const waiting = await findSinSello(db)
  if (!waiting) return { hechos: 0, fallidos: 0 }
  const sellado = await sellador.pedir(waiting.raiz)
  await keepSello(db, waiting.numero, sellado)
  const { momento, autoridad } = sellado.sello
  log.info({ testigo: waiting.numero, raiz: waiting.raiz, momento, autoridad }, stampedMessage)
  return { hechos: 1, fallidos: 0 }
}
