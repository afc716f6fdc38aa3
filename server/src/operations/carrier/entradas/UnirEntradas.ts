import { refuseField, type FieldOf } from '@portal/contract'
import { maxCandidatos, maxHojas, type Candidato } from '@portal/contract/entradas.ts'
import { sentence } from '@portal/contract/wording.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { worksOnData } from '../../../handler.ts'
import { selectEntradas } from './queries.ts'
import { pagesOf, requireMovable } from './waiting.ts'

export const UnirEntradas = worksOnData<'UnirEntradas'>(async ({ entradaid, con }, { db }) => {
  const refused = (why: Parameters<typeof refuseField>[1]) => refuseField<FieldOf<'UnirEntradas'>>('con', why)
  if (entradaid === con) throw refused(sentence('datoInvalido'))
  await requireMovable(db, [entradaid, con], refused)
  const [own, first] = [await pagesOf(db, entradaid), await pagesOf(db, con)]
  if (own.length + first.length > maxHojas)
    throw refused(sentence('entradaConMuchasHojas', { max: maxHojas }))
  for (const [at, archivoid] of own.entries())
    await db
      .updateTable('archivo')
      .set({ entradaid: con, posicion: first.length + at })
      .where('archivoid', '=', archivoid)
      .execute()
  await db
    .updateTable('entrada')
    .set({ estado: 'descartada', decidida: sql`now()`, decidida_por: sql`yo()`, version: sql`version + 1` })
    .where('entradaid', '=', entradaid)
    .execute()
  await db
    .updateTable('entrada')
    .set({ version: sql`version + 1`, candidatos: JSON.stringify(await bothOf(db, con, entradaid)) })
    .where('entradaid', '=', con)
    .execute()
  return { records: await selectEntradas(db).where('e.entradaid', '=', con).execute() }
})

/** Whose the whole may be: first those of the pages in front. */
async function bothOf(db: Kysely<Database>, con: string, entradaid: string): Promise<Candidato[]> {
  const rows = await db
    .selectFrom('entrada')
    .select(['entradaid', 'candidatos'])
    .where('entradaid', 'in', [con, entradaid])
    .execute()
  const said = [con, entradaid].flatMap((id) => rows.find((each) => each.entradaid === id)?.candidatos ?? [])
  return [...new Map(said.toReversed().map((each) => [each.recursoid, each])).values()]
    .toReversed()
    .slice(0, maxCandidatos)
}
