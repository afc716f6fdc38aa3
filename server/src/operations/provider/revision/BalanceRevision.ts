import type { Causa } from '@portal/contract/causas.ts'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'

const days = 14
const weeks = 12

export const BalanceRevision: Handler<'BalanceRevision'> = async (_input, { db }) => {
  const [dias, causas, semanas] = await Promise.all([
    sql<{ dia: string; aprobados: number; rechazados: number }>`
      select dia::date as dia, count(d.documentoid) filter (where d.estado = 'aprobado') as aprobados,
        count(d.documentoid) filter (where d.estado = 'rechazado') as rechazados
      from generate_series(hoy() - ${days - 1}::int, hoy(), interval '1 day') dia
      left join documento d on d.decidido >= comienzo_de(dia::date) and d.decidido < comienzo_de(dia::date + 1)
      group by dia order by dia`.execute(db),
    sql<{ causa: Causa | null; cantidad: number }>`
      select causa, count(*) as cantidad from documento
      where decidido >= comienzo_de(hoy() - ${days - 1}::int) and estado = 'rechazado'
      group by causa order by count(*) desc, causa`.execute(db),
    sql<{ desde: string; hasta: string; cantidad: number }>`
      select hoy() + s * 7 as desde, hoy() + s * 7 + 6 as hasta, count(v.recursoid) as cantidad
      from generate_series(0, ${weeks - 1}::int) s
      left join veredicto v on v.estado = 'ACTIVO' and v.critico_hasta between hoy() + s * 7 and hoy() + s * 7 + 6
      group by s order by s`.execute(db),
  ])
  return { dias: dias.rows, causas: causas.rows, semanas: semanas.rows }
}
