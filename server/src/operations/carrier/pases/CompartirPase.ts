import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { newPaseToken, paseUrl } from '../../../sessions/paseToken.ts'

export const CompartirPase: Handler<'CompartirPase'> = async ({ recursoid }, { db, services }) => {
  const { token, hash } = newPaseToken()
  await sql`select poner_enlace_de_pase(${recursoid}, ${hash})`.execute(db)
  return { records: [{ recursoid, enlace: paseUrl(services.settings.baseUrl, token) }] }
}
