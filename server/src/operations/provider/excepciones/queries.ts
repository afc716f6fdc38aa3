import type { Result } from '@portal/contract'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { withApariencia } from '../../shared/apariencia.ts'
import { recursoOf } from '../../shared/recursoOf.ts'

type Excepcion = Result<'ListExcepciones'>['records'][number]

/** How it stands today. One that was renewed after its day had ended by itself. */
export const estadoDeExcepcion = sql<Excepcion['estado']>`case
  when x.terminada is not null then 'terminada'
  when x.reemplazada is not null then 'reemplazada'
  when x.hasta < hoy() then 'vencida'
  else 'vigente' end`

export const selectExcepciones = (db: Kysely<Database>) =>
  db
    .selectFrom('excepcion as x')
    .innerJoinLateral(recursoOf('x').as('r'), (join) => join.onTrue())
    .innerJoin('tipo_documento as t', 't.tipodocumentoid', 'x.tipodocumentoid')
    .innerJoin('cuenta as c', 'c.cuenta_id', 'x.cuenta_id')
    .leftJoin('operacion as o', 'o.operacionid', 'x.operacionid')
    .select([
      'x.excepcionid',
      'x.cuenta_id as cuentaid',
      'c.accountname',
      'x.recursoid',
      'r.tiporecurso',
      'r.nombre',
      'r.dominio',
      'r.estado as estado_recurso',
      'x.tipodocumentoid',
      't.nombre as tipodocumento',
      't.nombre_corto',
      'x.operacionid',
      'o.nombre as operacion',
      estadoDeExcepcion.as('estado'),
      'x.desde',
      'x.hasta',
      'x.motivo',
      'x.dada',
      sql<string | null>`nombre_de(x.dada_por)`.as('dada_por'),
      'x.terminada',
      sql<string | null>`nombre_de(x.terminada_por)`.as('terminada_por'),
      'x.terminada_motivo',
    ])

export async function readExcepcion(db: Kysely<Database>, excepcionid: string): Promise<Excepcion> {
  const row = await selectExcepciones(db).where('x.excepcionid', '=', excepcionid).executeTakeFirstOrThrow()
  const [excepcion] = await withApariencia(db, [row])
  if (!excepcion) throw new Error('excepcion without recurso')
  return excepcion
}
