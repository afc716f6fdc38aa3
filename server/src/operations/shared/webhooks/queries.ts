import { refuse } from '@portal/contract'
import type { Evento } from '@portal/contract/webhooks.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { spelledPublica } from '../../../firma/claves.ts'

interface Row {
  webhookid: string
  nombre: string
  url: string
  estado: 'encendido' | 'apagado' | 'revocado'
  eventos: Evento[]
  firma_publica: boolean
  publica: Buffer | null
  creado: string
  creado_por: string | null
  apagado: string | null
  apagado_por: 'persona' | 'sin respuesta' | 'ya no existe' | null
  revocado: string | null
  revocado_por: string | null
  ultimo_exito: string | null
  fallando_desde: string | null
  secreto_anterior_hasta: string | null
  horas: { hora: string; entregadas: number; pendientes: number; fallidas: number }[]
  por_entregar: number
  cuentaid: string | null
  accountname: string | null
}

/** Of the caller's account, or all that the provider sees; `webhookid` that one alone, however long ago it ended. */
export async function selectWebhooks(db: Kysely<Database>, webhookid?: string) {
  const { rows } = await sql<Row>`
    select w.webhookid, w.nombre, w.url, e.estado, w.eventos, w.firma_publica,
      case when w.firma_publica then (select publica from clave_de_firma where hasta is null) end as publica,
      w.creado, nombre_de(w.creado_por) as creado_por, w.apagado, w.apagado_por, w.revocado, nombre_de(w.revocado_por) as revocado_por,
      w.ultimo_exito, w.fallando_desde, secreto_anterior_hasta(w.webhookid) as secreto_anterior_hasta,
      coalesce(h.horas, '[]') as horas, (
        select count(*)::int from entrega p where p.webhookid = w.webhookid and p.estado = 'pendiente'
      ) as por_entregar, w.cuenta_id as cuentaid, c.accountname
    from webhook w
    cross join lateral (
      select case when w.revocado is not null then 'revocado' when w.apagado is not null then 'apagado' else 'encendido' end as estado
    ) e
    left join cuenta c on c.cuenta_id = w.cuenta_id
    left join lateral (
      select jsonb_agg(jsonb_build_object('hora', x.hora, 'entregadas', x.entregadas, 'pendientes', x.pendientes, 'fallidas', x.fallidas) order by x.hora) as horas
      from (
        select date_trunc('hour', d.creado) as hora, count(*) filter (where d.estado = 'entregada') as entregadas,
          count(*) filter (where d.estado = 'pendiente') as pendientes, count(*) filter (where d.estado = 'fallida') as fallidas
        from entrega d where d.webhookid = w.webhookid and d.creado > date_trunc('hour', now()) - interval '23 hours'
        group by 1
      ) x
    ) h on true
    where (mi_cuenta() is null or w.cuenta_id = mi_cuenta())
      and ${webhookid === undefined ? sql`coalesce(w.revocado, now()) > now() - interval '30 days'` : sql`w.webhookid = ${webhookid}`}
    order by w.revocado is not null, w.apagado is not null, w.fallando_desde is null, w.nombre, w.webhookid`.execute(
    db,
  )
  return rows.map(({ publica, ...row }) => ({
    ...row,
    clave_publica: publica === null ? null : spelledPublica(publica),
    // JSON writes instants as PostgreSQL does.
    horas: row.horas.map((hora) => ({ ...hora, hora: new Date(hora.hora).toISOString() })),
  }))
}

/** One that the caller may do something with. */
export async function requireWebhook(db: Kysely<Database>, webhookid: string): Promise<void> {
  const found = await db
    .selectFrom('webhook')
    .select('webhookid')
    .where('webhookid', '=', webhookid)
    .executeTakeFirst()
  if (!found) throw refuse('RECORD_NOT_FOUND')
}
