import { clasesDeAtaque } from '@portal/contract/refusedAttacks.ts'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { esInusual, type DiaDeAtaques } from '../../../rules/unusualAttacks.ts'

interface Dia extends DiaDeAtaques {
  personas: number
  redes: number
  juntos: boolean
}

/** Rows of the last 24 hours: there are only so many in an hour, and an index has them by their time. */
export const SummarizeRefusedAttacks: Handler<'SummarizeRefusedAttacks'> = async (_input, { db }) => {
  const { rows } = await sql<Dia>`
    with dia as (select * from rechazo where ultimo > now() - interval '24 hours'),
      uno as (
        select clase, sum(veces) as veces from dia where coalesce(sujeto, red) is not null
        group by clase, coalesce(sujeto, red))
    select clase, sum(veces)::int as veces, count(distinct sujeto)::int as personas, count(distinct red)::int as redes,
      bool_or(operacion is null) as juntos,
      coalesce((select max(veces) from uno where uno.clase = dia.clase), 0)::int as "deUno"
    from dia group by clase`.execute(db)
  const clases = clasesDeAtaque.flatMap((clase) => {
    const dia = rows.find((row) => row.clase === clase)
    return dia ? [{ ...dia, inusual: esInusual(dia) }] : []
  })
  return { clases }
}
