import { refuse, refuseField, type FieldOf } from '@portal/contract'
import { sentence } from '@portal/contract/wording.ts'
import { sql } from 'kysely'
import { worksOnData } from '../../../handler.ts'

export const DescartarEntradas = worksOnData<'DescartarEntradas'>(async ({ entradas, deshacer }, { db }) => {
  const ids = [...new Set(entradas)]
  const found = await db
    .selectFrom('entrada')
    .select(['entradaid', 'estado'])
    .where('entradaid', 'in', ids)
    .orderBy('entradaid')
    .forUpdate()
    .execute()
  if (found.length < ids.length) throw refuse('RECORD_NOT_FOUND')
  if (found.some(({ estado }) => estado === 'presentada'))
    throw refuseField<FieldOf<'DescartarEntradas'>>('entradas', sentence('entradaYaDecidida'))
  const estado = deshacer ? 'espera' : 'descartada'
  await db
    .updateTable('entrada')
    .set({
      estado,
      decidida: deshacer ? null : sql`now()`,
      decidida_por: deshacer ? null : sql`yo()`,
      version: sql`version + 1`,
    })
    .where('entradaid', 'in', ids)
    // Pressed twice it stays as it was.
    .where('estado', '<>', estado)
    .execute()
  return { records: ids.map((entradaid) => ({ entradaid, estado })) }
})
