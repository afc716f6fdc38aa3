import { refuseField, type FieldOf } from '@portal/contract'
import { sentence } from '@portal/contract/wording.ts'
import { sql } from 'kysely'
import { worksOnData } from '../../../handler.ts'
import { selectEntradas } from './queries.ts'
import { pagesOf, requireMovable } from './waiting.ts'

export const DividirEntrada = worksOnData<'DividirEntrada'>(async ({ entradaid, desde }, { db }) => {
  const refused = (field: FieldOf<'DividirEntrada'>) => (why: Parameters<typeof refuseField>[1]) =>
    refuseField<FieldOf<'DividirEntrada'>>(field, why)
  await requireMovable(db, [entradaid], refused('entradaid'))
  const behind = (await pagesOf(db, entradaid)).slice(desde)
  if (behind.length === 0) throw refused('desde')(sentence('entradaSinTantasHojas'))
  const { entradaid: other } = await db
    .insertInto('entrada')
    .columns(['origen', 'recibida', 'legajo'])
    .expression(
      db.selectFrom('entrada').select(['origen', 'recibida', 'legajo']).where('entradaid', '=', entradaid),
    )
    .returning('entradaid')
    .executeTakeFirstOrThrow()
  for (const [posicion, archivoid] of behind.entries())
    await db
      .updateTable('archivo')
      .set({ entradaid: other, posicion })
      .where('archivoid', '=', archivoid)
      .execute()
  await db
    .updateTable('entrada')
    .set({ version: sql`version + 1` })
    .where('entradaid', '=', entradaid)
    .execute()
  return {
    records: await selectEntradas(db)
      .where('e.entradaid', 'in', [entradaid, other])
      .orderBy('e.entradaid')
      .execute(),
  }
})
