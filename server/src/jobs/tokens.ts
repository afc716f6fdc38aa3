import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { diasDeAvisoDeToken } from '@portal/contract/tokens.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Logger } from '../logger.ts'
import { rutas, rutasDeConsola } from '../mail/rutas.ts'
import { tokenTermina } from '../mail/templates/toCarriers.ts'
import { mailOwners } from '../operations/shared/mailOwners.ts'
import type { Balance } from './tareas.ts'

interface TokensParts {
  /** As the owner. */
  db: Kysely<Database>
  /** Where people reach the portal. */
  baseUrl: string
  log: Logger
}

interface Ending {
  tokenid: string
  cuenta_id: string | null
  nombre: string
  vence: string
}

/** Tells once of each token that ends within two weeks: its account's titulares, or the administradores. The balance counts tokens. */
export async function tellEndingTokens(
  { db, baseUrl, log }: TokensParts,
  dia = hoyEnBuenosAires(),
): Promise<Balance> {
  const balance = { hechos: 0, fallidos: 0 }
  const ending = await db
    .selectFrom('token')
    .select(['tokenid', 'cuenta_id', 'nombre', 'vence'])
    .where('revocado', 'is', null)
    .where('avisado', '=', false)
    .where('vence', '>=', dia)
    .where('vence', '<=', sumarDias(dia, diasDeAvisoDeToken))
    .orderBy('vence')
    .execute()
  for (const token of ending)
    try {
      if (await db.transaction().execute((trx) => tell(trx, token, baseUrl))) balance.hechos++
    } catch (error) {
      log.error({ err: error, tokenid: token.tokenid }, 'nobody was told that a token ends')
      balance.fallidos++
    }
  return balance
}

/** Of two nodes at once the second finds it done. */
async function tell(
  trx: Transaction<Database>,
  { tokenid, cuenta_id, nombre, vence }: Ending,
  baseUrl: string,
) {
  const told = await trx
    .updateTable('token')
    .set({ avisado: true })
    .where('tokenid', '=', tokenid)
    .where('avisado', '=', false)
    .where('revocado', 'is', null)
    .executeTakeFirst()
  if (told.numUpdatedRows === 0n) return false
  const url = baseUrl + (cuenta_id === null ? rutasDeConsola.programas() : rutas.programas())
  await mailOwners(trx, cuenta_id, 'tokenTermina', (to) =>
    tokenTermina({ ...to, programa: nombre, vence, url }),
  )
  return true
}
