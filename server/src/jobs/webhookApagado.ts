import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { rutas, rutasDeConsola } from '../mail/rutas.ts'
import { webhookApagado } from '../mail/templates/toCarriers.ts'
import { mailOwners } from '../operations/shared/mailOwners.ts'

/** A letter to those who look after an address that was switched off. */
export const tellOff =
  (baseUrl: string) =>
  async (db: Kysely<Database>, webhookid: string, causa: 'sin respuesta' | 'ya no existe'): Promise<void> => {
    const { cuenta_id, nombre } = await db
      .selectFrom('webhook')
      .select(['cuenta_id', 'nombre'])
      .where('webhookid', '=', webhookid)
      .executeTakeFirstOrThrow()
    const screen = cuenta_id === null ? rutasDeConsola.programas() : rutas.programas()
    const url = `${baseUrl}${screen}?webhook=${webhookid}`
    await mailOwners(db, cuenta_id, 'webhookApagado', (to) =>
      webhookApagado({ ...to, programa: nombre, causa, url }),
    )
  }
