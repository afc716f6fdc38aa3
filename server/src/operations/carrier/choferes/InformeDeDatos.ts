import { refuse } from '@portal/contract'
import { addresses } from '@portal/contract/door.ts'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'

export const InformeDeDatos: Handler<'InformeDeDatos'> = async ({ choferid }, { db }) => {
  const found = await db
    .selectFrom('chofer')
    .select([
      sql<number>`(select count(*) from documento d where d.cuenta_id = chofer.cuenta_id and d.recursoid = chofer.choferid)`.as(
        'documentos',
      ),
    ])
    .where('choferid', '=', choferid)
    .executeTakeFirst()
  if (!found) throw refuse('RECORD_NOT_FOUND')
  const url = `${addresses.informe}/${choferid}`
  return { pdf: `${url}/pdf`, json: `${url}/json`, ...found }
}
