import { refuseField, type FieldOf } from '@portal/contract'
import { cuitInvalido } from '@portal/contract/identificacion.ts'
import { worksOnData } from '../../../handler.ts'

export const SaveNoManeja = worksOnData<'SaveNoManeja'>(async ({ cuil, nombre, no_maneja }, { db }) => {
  // A company drives nothing by itself.
  if (!cuil.startsWith('2')) throw refuseField<FieldOf<'SaveNoManeja'>>('cuil', cuitInvalido)
  if (no_maneja)
    await db
      .insertInto('no_maneja')
      .values({ cuil, nombre })
      .onConflict((conflict) => conflict.constraint('no_maneja_uno').doNothing())
      .execute()
  else await db.deleteFrom('no_maneja').where('cuil', '=', cuil).execute()
  return { records: [{ cuil, no_maneja }] }
})
