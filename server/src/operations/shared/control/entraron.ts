import type { Input } from '@portal/contract'
import { sql } from 'kysely'

type Cuentan = Input<'ControlDelMes'>['cuentan']

const primero = (mes: string) => sql`(${mes} || '-01')::timestamp`
const enBuenosAires = sql`at time zone 'America/Argentina/Buenos_Aires'`

/**
 * Two parts of a statement over `todos`, the controls of a month: `x`, of those who count, and how many people don't where
 * only who entered by a gate does. Where no gate wrote down an entry in that month nobody can be told apart, and it is null.
 */
export const quienesCuentan = (mes: string, cuentan: Cuentan) => ({
  x: sql`
    entraron as materialized (
      select distinct r.cuenta_id, r.recursoid from paso_recurso r
      where r.momento >= ${primero(mes)} ${enBuenosAires} and r.momento < (${primero(mes)} + interval '1 month') ${enBuenosAires}
        and r.sentido = 'entra' and r.lugar in ('chofer1', 'chofer2', 'visita')
    ),
    x as materialized (
      select t.* from todos t
      where ${cuentan === undefined} or exists (select from entraron e where e.cuenta_id = t.cuenta_id and e.recursoid = t.recursoid)
    )`,
  noEntraron: sql`(
    select case when exists (select from entraron) then count(*) filter (where not exists (
      select from entraron e where e.cuenta_id = t.cuenta_id and e.recursoid = t.recursoid)) end
    from (select distinct cuenta_id, recursoid from todos) t)::integer`,
})
