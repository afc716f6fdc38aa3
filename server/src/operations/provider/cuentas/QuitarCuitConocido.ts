import { refuse } from '@portal/contract'
import type { Handler } from '../../../handler.ts'

export const QuitarCuitConocido: Handler<'QuitarCuitConocido'> = async ({ cuit }, { db }) => {
  const taken = await db
    .deleteFrom('cuit_conocido')
    .where('cuit', '=', cuit)
    .returning(['cuit', 'accountname'])
    .executeTakeFirst()
  if (!taken) throw refuse('RECORD_NOT_FOUND')
  return { records: [taken] }
}
