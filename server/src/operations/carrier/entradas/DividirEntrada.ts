import { refuseField, type FieldOf, type Input } from '@portal/contract'
import { maxHojas } from '@portal/contract/entradas.ts'
import { sentence } from '@portal/contract/wording.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { worksOnData } from '../../../handler.ts'
import { claim } from './claim.ts'
import { selectEntradas } from './queries.ts'
import { pagesOf, requireMovable } from './waiting.ts'

type Asked = Input<'DividirEntrada'>
const refused = (field: FieldOf<'DividirEntrada'>) => (why: Parameters<typeof refuseField>[1]) =>
  refuseField<FieldOf<'DividirEntrada'>>(field, why)

export const DividirEntrada = worksOnData<'DividirEntrada'>(async ({ entradaid, desde, partes }, { db }) => {
  await requireMovable(db, [entradaid], refused('entradaid'))
  const pages = await pagesOf(db, entradaid)
  const [before, behind] = [pages.slice(0, desde), pages.slice(desde)]
  if (partes) await letGoOfWhole(db, entradaid, before.pop(), partes)
  else if (behind.length === 0) throw refused('desde')(sentence('entradaSinTantasHojas'))
  const [antes, despues] = [
    [...before, ...(partes?.antes ?? [])],
    [...(partes?.despues ?? []), ...behind],
  ]
  if (Math.max(antes.length, despues.length) > maxHojas)
    throw refused('desde')(sentence('entradaConMuchasHojas', { max: maxHojas }))
  const { entradaid: other } = await db
    .insertInto('entrada')
    .columns(['origen', 'recibida', 'legajo', 'candidatos'])
    .expression(
      db
        .selectFrom('entrada')
        .select(['origen', 'recibida', 'legajo', 'candidatos'])
        .where('entradaid', '=', entradaid),
    )
    .returning('entradaid')
    .executeTakeFirstOrThrow()
  for (const [posicion, archivoid] of despues.entries())
    if (behind.includes(archivoid))
      await db
        .updateTable('archivo')
        .set({ entradaid: other, posicion })
        .where('archivoid', '=', archivoid)
        .execute()
  if (partes) {
    const lost = () => refused('partes')(sentence('volveASubirLosArchivos'))
    await claim(db, entradaid, partes.antes, lost, before.length)
    await claim(db, other, partes.despues, lost)
  }
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

/** The file that was cut belongs to nothing from then on. It has to be the one that its browser had in hand, and nobody's signed whole. */
async function letGoOfWhole(
  db: Kysely<Database>,
  entradaid: string,
  there: string | undefined,
  { de }: NonNullable<Asked['partes']>,
): Promise<void> {
  if (there !== de) throw refused('desde')(sentence('entradaSinTantasHojas'))
  const { origen } = await db
    .selectFrom('entrada')
    .select('origen')
    .where('entradaid', '=', entradaid)
    .executeTakeFirstOrThrow()
  if (origen === 'legajo') throw refused('entradaid')(sentence('entradaDeLegajo'))
  await db
    .updateTable('archivo')
    .set({ entradaid: null })
    .where('archivoid', '=', de)
    .where('documentoid', 'is', null)
    .execute()
}
