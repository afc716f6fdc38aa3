import {
  diasDeCalendario,
  diasQueQueda,
  maxEventos,
  type ValoresDeCalendario,
} from '@portal/contract/calendarFeed.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { esCritica } from './deOperacion.ts'

/** The last good day of one document, as a calendar has it. */
export interface Vencimiento {
  cuentaid: string
  accountname: string
  recursoid: string
  tiporecurso: 'transporte' | 'chofer' | 'dominio'
  recurso: string
  tipodocumentoid: string
  tipo: string
  /** Of a monthly type. */
  periodo: string | null
  /** Whether somebody may not go out without it. */
  critico: boolean
  dia: string
  /** It is an exception that ends then. */
  exceptuado: boolean
  /** Since when it is that day. */
  cambiado: string
}

interface Asked {
  filtros: ValoresDeCalendario
  /** From how many days ago. */
  antes: number
  /** Which of them where there are more. */
  most: number
  first: 'critical' | 'soonest'
}

/** All that stands in a calendar. */
export const enCalendario = { antes: diasQueQueda, most: maxEventos, first: 'critical' } as const

/**
 * What ends of the caller's account, or of all for the provider, from what is kept of today's slots: of an account that nobody
 * opened since midnight it may be a day old, which changes no end. In the order of days.
 */
export async function selectVencimientos(
  db: Kysely<Database>,
  { filtros, antes, most, first }: Asked,
): Promise<Vencimiento[]> {
  const { rows } = await sql<Vencimiento>`
    with plazo as materialized (
      select hoy() - ${antes}::int as desde,
        hoy() + case when mi_cuenta() is null then ${diasDeCalendario.proveedor}::int else ${diasDeCalendario.cuenta}::int end as hasta
    )
    select * from (
      select k.casillaid, k.cuenta_id as cuentaid, c.accountname, k.recursoid, k.tiporecurso, k.recurso, k.tipodocumentoid,
        nombre_al_frente(t) as tipo, k.periodo, ${esCritica} as critico,
        coalesce(k.exceptuado_hasta, k.fin) as dia, k.exceptuado_hasta is not null as exceptuado,
        case when k.exceptuado_hasta is null then coalesce(v.decidido, v.presentado) else x.dada end as cambiado
      from plazo p
      join veredicto_casilla k on coalesce(k.exceptuado_hasta, k.fin) between p.desde and p.hasta
      join cuenta c on c.cuenta_id = k.cuenta_id
      join tipo_documento t on t.tipodocumentoid = k.tipodocumentoid
      left join documento v on v.cuenta_id = k.cuenta_id and v.documentoid = k.vigente_documentoid
      left join excepcion x on x.cuenta_id = k.cuenta_id and x.recursoid = k.recursoid and x.tipodocumentoid = k.tipodocumentoid and x.vale
        and x.operacionid is null
      where (mi_cuenta() is null and c.estado in (1, 4) or k.cuenta_id = mi_cuenta()) and not k.mes
        and (not ${filtros.solo_critico}::boolean or ${esCritica})
        and case k.tiporecurso when 'transporte' then ${filtros.transporte}::boolean else ${filtros.choferes_y_dominios}::boolean end
      order by ${first === 'critical' ? sql`${esCritica} desc,` : sql``} coalesce(k.exceptuado_hasta, k.fin), k.casillaid
      limit ${most}
    ) e
    order by dia, casillaid`.execute(db)
  return rows
}
