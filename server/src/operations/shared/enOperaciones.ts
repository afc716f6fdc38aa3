import type { Result } from '@portal/contract'
import { sql } from 'kysely'

/** How something stands in the operations of its account; null where that takes part in none. */
type EnOperaciones = NonNullable<Result<'DetailChofer'>['records'][number]['operaciones']> | null

/** Of the resource that this column names, of the caller's account: where it takes part, and what it was taken out of. */
export const operacionesDeRecurso = (recursoid: string) => sql<EnOperaciones>`(
  select jsonb_agg(jsonb_build_object('operacionid', o.operacionid, 'nombre', o.nombre, 'aptitud', v.aptitud, 'culpable', v.culpables -> 0,
    'motivo', x.motivo) order by o.nombre)
  from cuenta_operacion c
  join operacion o on o.operacionid = c.operacionid and o.activa
  left join veredicto_operacion v on v.cuenta_id = c.cuenta_id and v.recursoid = ${sql.ref(recursoid)} and v.operacionid = c.operacionid
  left join exclusion x on x.cuenta_id = c.cuenta_id and x.recursoid = ${sql.ref(recursoid)} and x.operacionid = c.operacionid
  where c.cuenta_id = mi_cuenta() and (select hoy()) between c.desde and coalesce(c.hasta, 'infinity')
    and (v.recursoid is not null or x.recursoid is not null))`

/** Of the unit that this column names. */
export const operacionesDeUnidad = (unidadid: string) => sql<EnOperaciones>`(
  select jsonb_agg(jsonb_build_object('operacionid', o.operacionid, 'nombre', o.nombre, 'aptitud', e.aptitud, 'culpable', e.culpable,
    'motivo', null) order by o.nombre)
  from unidad_en_operacion e join operacion o on o.operacionid = e.operacionid
  where e.cuenta_id = mi_cuenta() and e.unidadid = ${sql.ref(unidadid)})`

/** A row as it is answered: of an account that takes part in none it says nothing. */
export const conOperaciones = <Row extends { operaciones: unknown }>({ operaciones, ...row }: Row) => ({
  ...row,
  ...(operaciones !== null && { operaciones: operaciones as NonNullable<Row['operaciones']> }), // what is left of it
})
