import { refuse, type Result } from '@portal/contract'
import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { exigenciasDeOperacion } from '../../shared/exigencias.ts'

export type Operacion = Result<'DetailOperacion'>['records'][number]

/**
 * Operaciones, or one of them, with how all that takes part stands there. All of it is counted in one pass: kind by kind of each
 * operacion it takes several times as long. Of whom what is kept is not true today, nobody is told that it may go: it is one of
 * all, and no more. Of an account that is not enabled none may go, as at a gate.
 */
export const selectOperaciones = (db: Kysely<Database>, operacionid?: string) =>
  db
    .with(
      (cte) => cte('contado').materialized(),
      (within) =>
        within
          .selectFrom('veredicto_operacion as v')
          .leftJoin('veredicto as k', (join) =>
            join.onRef('k.cuenta_id', '=', 'v.cuenta_id').onRef('k.recursoid', '=', 'v.recursoid'),
          )
          .leftJoin('catalogo_al_dia as d', 'd.cuenta_id', 'k.cuenta_id')
          .innerJoin('cuenta as a', 'a.cuenta_id', 'v.cuenta_id')
          .select([
            'v.operacionid',
            'v.clase',
            countOf(sql`v.estado = 'ACTIVO' and v.rango = 3 and ${cierto} and not ${detenida}`).as(
              'habilitados',
            ),
            countOf(sql`v.estado = 'ACTIVO' and v.rango = 2 and ${cierto} and not ${detenida}`).as(
              'por_vencer',
            ),
            countOf(sql`v.estado = 'ACTIVO' and (v.rango = 1 and ${cierto} or ${detenida})`).as(
              'no_habilitados',
            ),
            countOf(sql`v.estado = 'ACTIVO'`).as('total'),
            countOf(cierto).as('mirados'),
          ])
          .$if(operacionid !== undefined, (query) => query.where('v.operacionid', '=', operacionid ?? ''))
          .groupBy(['v.operacionid', 'v.clase']),
    )
    .selectFrom('operacion as o')
    .select([
      'o.operacionid',
      'o.nombre',
      'o.sede',
      'o.descripcion',
      'o.activa',
      'o.version',
      exigenciasDeOperacion.as('exigencias'),
      sql<number>`(
        select count(distinct cuenta_id) from cuenta_operacion c
        where c.operacionid = o.operacionid and coalesce(c.hasta, 'infinity') >= greatest(hoy(), c.desde))`.as(
        'cuentas',
      ),
      // Each that takes part today has its own row there once somebody looked into it.
      sql<number>`greatest(0, (
        select count(distinct c.cuenta_id) from cuenta_operacion c
        where c.operacionid = o.operacionid and o.activa and hoy() between c.desde and coalesce(c.hasta, 'infinity'))
        - coalesce((select n.mirados from contado n where n.operacionid = o.operacionid and n.clase = 'transporte'), 0))`.as(
        'sinMirar',
      ),
      aptosDe('transporte').as('transportes'),
      aptosDe('chofer').as('choferes'),
      aptosDe('dominio').as('dominios'),
    ])

/** Of the account `a`: nobody of it goes anywhere. */
export const detenida = sql`(a.estado <> ${sql.lit(estadoCuenta.habilitado)})`

const cierto = sql`d.cuenta_id is not null and (select hoy()) between k.dia and k.hasta`

const countOf = (which: RawBuilder<unknown>) => sql<number>`count(*) filter (where ${which})`

const aptosDe = (clase: 'transporte' | 'chofer' | 'dominio') => sql<Operacion['choferes']>`coalesce((
  select jsonb_build_object('habilitados', n.habilitados, 'porVencer', n.por_vencer, 'noHabilitados', n.no_habilitados, 'total', n.total)
  from contado n where n.operacionid = o.operacionid and n.clase = ${clase}),
  '{"habilitados": 0, "porVencer": 0, "noHabilitados": 0, "total": 0}')`

export async function readOperacion(db: Kysely<Database>, operacionid: string): Promise<Operacion> {
  const operacion = await selectOperaciones(db, operacionid)
    .where('o.operacionid', '=', operacionid)
    .executeTakeFirst()
  if (!operacion) throw refuse('RECORD_NOT_FOUND')
  return operacion
}
