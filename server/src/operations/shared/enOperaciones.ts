import type { Result } from '@portal/contract'
import { sql } from 'kysely'

/** How something stands in the operaciones of its account; null where that takes part in none. */
export type EnOperaciones = NonNullable<Result<'DetailChofer'>['records'][number]['operaciones']> | null

/** By id, how the operaciones are called that the caller's account takes part in today; null of none. Looked up once a statement. */
const nombres = sql`(
  select jsonb_object_agg(o.operacionid, o.nombre)
  from cuenta_operacion c join operacion o on o.operacionid = c.operacionid and o.activa
  where c.cuenta_id = mi_cuenta() and (select hoy()) between c.desde and coalesce(c.hasta, 'infinity'))`

/**
 * Of the resource that this column names, of the caller's account: where it takes part, and what it was taken out of, with every
 * operacion's first reason. Of what is fit nowhere, the first that an operacion adds comes before those that are the same
 * everywhere. Lists tell what is kept instead (`donde_trabaja`).
 */
export const operacionesDeRecurso = (recursoid: string) => sql<EnOperaciones>`(
  select (
    select json_agg(case when del_proveedor then e || '{"del_proveedor": true}' else e end order by e ->> 'nombre')
    from (
      select jsonb_build_object('operacionid', operacionid, 'nombre', donde.nombres -> operacionid, 'aptitud', aptitud,
          'culpable', ${primero(recursoid)}, 'motivo', motivo) as e, del_proveedor
      from (
        select operacionid, aptitud, culpables, null as motivo, false as del_proveedor
        from veredicto_operacion where cuenta_id = mi_cuenta() and recursoid = ${sql.ref(recursoid)}
        union all
        select operacionid, null, null, motivo, del_proveedor
        from exclusion where cuenta_id = mi_cuenta() and recursoid = ${sql.ref(recursoid)}
      ) its
      where donde.nombres ? operacionid
    ) e
  )
  from (select ${nombres} as nombres offset 0) donde where donde.nombres is not null)`

const primero = (recursoid: string) => sql`coalesce((
  select c from jsonb_array_elements(culpables) with ordinality each (c, n)
  join veredicto v on v.cuenta_id = mi_cuenta() and v.recursoid = ${sql.ref(recursoid)} and v.rango = 1
  where not v.culpables @> jsonb_build_array(jsonb_build_object('tipodocumentoid', c -> 'tipodocumentoid', 'estado', c -> 'estado'))
  order by each.n limit 1), culpables -> 0)`

/** Of the units that a list reads from `fila`: from what is kept of their parts. */
export const operacionesDeUnidad = sql<EnOperaciones>`(select operaciones from donde_trabaja_unidad(mi_cuenta(), fila.unidadid, fila.estado,
  array[fila.cuenta_id, fila.tractor, fila.arrastre1, fila.arrastre2, fila.chofer1, fila.chofer2], fila.partes))`

/** A row as it is answered: of an account that takes part in none it says nothing. */
export const conOperaciones = <Row extends { operaciones: unknown }>({ operaciones, ...row }: Row) => ({
  ...row,
  ...(operaciones !== null && { operaciones: operaciones as NonNullable<Row['operaciones']> }), // what is left of it
})
