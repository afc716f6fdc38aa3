import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { bodyOf, idOf } from '../../../webhooks/entregador.ts'
import { orderBy, paginateCapped } from '../paginate.ts'
import { requireWebhook } from './queries.ts'

export const ListEntregas: Handler<'ListEntregas'> = async ({ webhookid, estado, ...page }, { db }) => {
  await requireWebhook(db, webhookid)
  const { records, ...rest } = await paginateCapped(
    db,
    db
      .selectFrom('entrega as e')
      .where('e.webhookid', '=', webhookid)
      .$if(estado !== undefined, (q) => q.where('e.estado', '=', estado ?? 'pendiente'))
      .select([
        sql<string>`e.entregaid::text`.as('entregaid'),
        'e.tipo',
        'e.datos',
        'e.creado',
        'e.estado',
        'e.intentos',
        'e.intentada',
        'e.firma',
        'e.codigo',
        'e.falla',
        'e.tardo',
        'e.respuesta',
        sql<string | null>`coalesce(
          (select v.nombre from veredicto v where v.cuenta_id = e.datos ->> 'cuentaid' and v.recursoid = e.clave),
          (select u.nombre from unidad u where u.cuenta_id = e.datos ->> 'cuentaid' and u.unidadid = e.clave))`.as(
          'sobre',
        ),
        sql<string | null>`e.datos ->> 'apto'`.as('apto'),
        sql<string | null>`case when e.estado = 'pendiente' then (
          select p.proxima from proximas_entregas(${webhookid}) p where p.clave = e.clave) end`.as('proxima'),
        sql<string>`(select instalacion from horizonte())`.as('instalacion'),
      ]),
    page,
    orderBy(page.order ?? 'creado DESC', { creado: [sql.ref('e.entregaid')] }, []),
  )
  return {
    ...rest,
    records: records.map(({ datos, firma, instalacion, ...entrega }) => ({
      ...entrega,
      mandado: sentAs({ ...entrega, datos, firma, instalacion }),
    })),
  }
}

/** The headers that say who sends, and the body, as they went out last; of what never did, as they will. */
function sentAs(entrega: {
  entregaid: string
  instalacion: string
  tipo: string
  creado: string
  datos: object
  intentada: string | null
  firma: string | null
}): string {
  const { entregaid, instalacion, intentada, firma } = entrega
  return [
    `webhook-id: ${idOf(instalacion, entregaid)}`,
    ...(intentada !== null && firma !== null
      ? [`webhook-timestamp: ${Math.floor(Date.parse(intentada) / 1000)}`, `webhook-signature: ${firma}`]
      : []),
    '',
    bodyOf(entrega),
  ].join('\n')
}
