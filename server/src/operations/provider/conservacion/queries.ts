import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'

/** What is held today. */
export const retenciones = (db: Kysely<Database>) =>
  db
    .selectFrom('retencion as x')
    .innerJoin('cuenta as c', 'c.cuenta_id', 'x.cuenta_id')
    .leftJoin('recurso as r', (join) =>
      join.onRef('r.cuenta_id', '=', 'x.cuenta_id').onRef('r.recursoid', '=', 'x.recursoid'),
    )
    .select([
      'x.retencionid',
      'x.cuenta_id as cuentaid',
      'c.accountname',
      'x.recursoid',
      'r.nombre',
      'x.motivo',
      'x.puesta',
      sql<string | null>`nombre_de(x.puesta_por)`.as('puesta_por'),
    ])
    .where('x.levantada', 'is', null)
    .orderBy('x.puesta', 'desc')
    .orderBy('x.retencionid')
