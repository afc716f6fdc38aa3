import { refuse } from '@portal/contract'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { readTipo } from './queries.ts'

export const RetirarCambioDeTipo: Handler<'RetirarCambioDeTipo'> = async (
  { tipodocumentoid, cambioid },
  { db },
) => {
  // Saving locks the type before anything else, too.
  const tipo = await db
    .selectFrom('tipo_documento')
    .select('version')
    .where('tipodocumentoid', '=', tipodocumentoid)
    .forUpdate()
    .executeTakeFirst()
  const cambio = await db
    .selectFrom('cambio_tipo')
    .select(['desde', 'aplicado', 'retirado'])
    .where('cambioid', '=', cambioid)
    .where('tipodocumentoid', '=', tipodocumentoid)
    .executeTakeFirst()
  if (!tipo || !cambio || cambio.retirado !== null) throw refuse('RECORD_NOT_FOUND')
  if (cambio.aplicado !== null || cambio.desde <= hoyEnBuenosAires()) throw refuse('CHANGE_IN_FORCE')
  await db
    .updateTable('cambio_tipo')
    .set({ retirado: sql`now()`, retirado_por: sql`yo()` })
    .where('cambioid', '=', cambioid)
    .execute()
  // Whoever has the type open is behind.
  await db
    .updateTable('tipo_documento')
    .set({ version: tipo.version + 1 })
    .where('tipodocumentoid', '=', tipodocumentoid)
    .execute()
  await sql`select ejecutar_tarea('cambios') from tarea where nombre = 'cambios'`.execute(db)
  return { records: [await readTipo(db, tipodocumentoid)] }
}
