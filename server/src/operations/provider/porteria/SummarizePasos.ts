import type { Result } from '@portal/contract'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { hallados, cualquiera } from './ListPasos.ts'
import { startOf } from './puertas.ts'

type Resumen = Result<'SummarizePasos'>

export const SummarizePasos: Handler<'SummarizePasos'> = async ({ desde, hasta, puertaid }, { db }) => {
  const counted = Object.entries(hallados).map(
    ([name, found]) => sql`${sql.lit(name)}, count(*) filter (where ${found})`,
  )
  const { rows } = await sql<Resumen>`
    select count(*)::integer as pasos, count(*) filter (where ${cualquiera})::integer as "aMirar",
      jsonb_build_object(${sql.join(counted)}) as hallazgos,
      (select count(*) from quienes_adentro() a
        where ${puertaid === undefined ? sql`true` : sql`(a.sede, a.puerta) = (select g.sede, g.nombre from puerta g where g.puertaid = ${puertaid})`})::integer as adentro
    from paso p
    where p.momento >= ${startOf(sql`${desde}::date`)} and p.momento < ${startOf(sql`${hasta}::date + 1`)}
      and ${puertaid === undefined ? sql`true` : sql`p.puertaid = ${puertaid}`}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a count without a row')
  return row
}
