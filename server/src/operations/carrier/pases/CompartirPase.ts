import { paseRoute } from '@portal/contract/rutas.ts'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { newLinkToken } from '../../../sessions/token.ts'

export const CompartirPase: Handler<'CompartirPase'> = async ({ recursoid }, { db, services }) => {
  const { token, hash } = newLinkToken()
  await sql`select poner_enlace_de_pase(${recursoid}, ${hash})`.execute(db)
  return { records: [{ recursoid, enlace: `${services.settings.baseUrl}${paseRoute}#${token}` }] }
}
