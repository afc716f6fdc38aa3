import { refuse, refuseField, type FieldOf } from '@portal/contract'
import { camposPropuestos, type Porque } from '@portal/contract/entradas.ts'
import { sentence } from '@portal/contract/wording.ts'
import type { Selectable } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { worksOnData } from '../../../handler.ts'
import { selectEntradas } from './queries.ts'
import { requireThere } from './requireThere.ts'

export const SaveEntrada = worksOnData<'SaveEntrada'>(async ({ entradaid, values, version }, { db }) => {
  const before = await db
    .selectFrom('entrada')
    .selectAll()
    .where('entradaid', '=', entradaid)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw refuse('RECORD_NOT_FOUND')
  if (before.estado !== 'espera')
    throw refuseField<FieldOf<'SaveEntrada'>>('entradaid', sentence('entradaYaDecidida'))
  if (version !== undefined && version !== before.version) throw refuse('STALE_VERSION')
  const now = { ...before, ...values }
  await requireThere(db, values)
  await db
    .updateTable('entrada')
    .set({
      ...values,
      certeza: now.recursoid !== null && now.tipodocumentoid !== null ? 'segura' : 'sin ubicar',
      porques: JSON.stringify(whyNow(before, now)),
      version: before.version + 1,
    })
    .where('entradaid', '=', entradaid)
    .execute()
  return { records: await selectEntradas(db).where('e.entradaid', '=', entradaid).execute() }
})

type Entrada = Selectable<Database['entrada']>

/** What a person said is proposed for no other reason any more. */
function whyNow(before: Entrada, now: Entrada): Porque[] {
  const columnOf = (campo: Porque['campo']) =>
    campo === 'recurso' ? 'recursoid' : campo === 'tipo' ? 'tipodocumentoid' : campo
  return camposPropuestos.flatMap((campo): Porque[] =>
    now[columnOf(campo)] === before[columnOf(campo)]
      ? before.porques.filter((each) => each.campo === campo)
      : [{ campo, porque: 'a mano', dice: null }],
  )
}
