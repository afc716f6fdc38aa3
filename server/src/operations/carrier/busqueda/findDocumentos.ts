import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Encontrado } from './encontrado.ts'
import { patternOf } from '../../shared/search.ts'

/**
 * What was presented last in its slot: by words of which some name the document's type and the rest its resource
 * ("licencia gómez"), or by the number on the paper. Newest first.
 */
export async function findDocumentos(
  db: Kysely<Database>,
  search: string,
  limit: number,
): Promise<Encontrado[]> {
  const words = search.split(/\s+/).map(patternOf)
  const { rows } = await sql<Encontrado>`
    with palabra as materialized (
      select patron from unnest(array[${sql.join(words)}]) patron
    ), tipo as materialized (
      select t.tipodocumentoid, array(select patron from palabra where sin_acentos(t.nombre) not like patron) as resto
      from tipo_documento t
      where exists (select from palabra where sin_acentos(t.nombre) like patron)
    ), hallado as (
      (select u.documentoid from documento u
       where u.cuenta_id = mi_cuenta() and u.es_ultimo and u.tipodocumentoid = any (array(select tipodocumentoid from tipo where resto = '{}'))
         -- Where no type says it all, none is looked for.
         and (select bool_or(resto = '{}') from tipo)
       order by u.presentado desc limit ${limit})
      union
      (select u.documentoid
       from tipo t
       cross join lateral (
         select choferid as recursoid from chofer where cuenta_id = mi_cuenta() and texto like all (t.resto)
         union all
         select dominioid from dominio where cuenta_id = mi_cuenta() and texto like all (t.resto)
       ) r
       join documento u on u.cuenta_id = mi_cuenta() and u.recursoid = r.recursoid and u.tipodocumentoid = t.tipodocumentoid and u.es_ultimo
       where t.resto <> '{}'
       order by u.presentado desc limit ${limit})
      union
      (select unnest(documentos_que_dicen(array[${patternOf(search)}])) limit ${limit})
    )
    select 'documento' as clase, u.documentoid as id, t.nombre as titulo, coalesce(r.dominio, r.nombre) as detalle,
      case when t.vigencia = 'mensual' and u.es_del_mes and (u.estado <> 'aprobado' or u.bloqueado) then estado_mes(u.estado, u.bloqueado)
        else estado_casilla(u.estado, u.bloqueado, v.documentoid, v.fecha_vencimiento, v.bloqueado, hoy()) end as estado
    from hallado h
    join documento u on u.documentoid = h.documentoid and u.cuenta_id = mi_cuenta()
    join tipo_documento t on t.tipodocumentoid = u.tipodocumentoid
    cross join lateral (select * from recurso where cuenta_id = u.cuenta_id and recursoid = u.recursoid offset 0) r
    left join documento v on v.cuenta_id = u.cuenta_id and v.recursoid = u.recursoid and v.tipodocumentoid = u.tipodocumentoid and v.es_vigente
    order by u.presentado desc, u.documentoid
    limit ${limit}`.execute(db)
  return rows
}
