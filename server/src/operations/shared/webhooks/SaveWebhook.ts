import { refuse, refuseField, type FieldOf, type Input } from '@portal/contract'
import { eventosDeCuenta, maxWebhooks, webhookNuevo, type Evento } from '@portal/contract/webhooks.ts'
import { sentence } from '@portal/contract/wording.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Handler, Services } from '../../../handler.ts'
import { createPublicAddresses, unbracketed } from '../../../webhooks/publicAddress.ts'
import { newWebhookSecret } from '../../../webhooks/signature.ts'
import { requireFields } from '../requireFields.ts'

type Values = Input<'SaveWebhook'>['values']
type Field = FieldOf<'SaveWebhook'>

export const SaveWebhook: Handler<'SaveWebhook'> = async (
  { webhookid, values, cambiar_secreto },
  { db, services: { settings } },
) => {
  if (values.url !== undefined) await refuseInner(db, values.url, settings.webhookHosts)
  const known = webhookid !== '0'
  const saved = known ? await change(db, webhookid, values) : await create(db, values)
  const secreto = known && !cambiar_secreto ? null : newWebhookSecret()
  if (secreto !== null) await sql`select poner_secreto_de_webhook(${saved}, ${secreto})`.execute(db)
  return { records: [{ webhookid: saved, secreto }] }
}

/** What a name leads to is looked at whenever something is sent. */
async function refuseInner(
  db: Kysely<Database>,
  url: string,
  onSite: Services['settings']['webhookHosts'],
): Promise<void> {
  const owner = (await isOfCuenta(db)) ? 'cuenta' : 'proveedor'
  if (!createPublicAddresses(onSite[owner]).mayAsk(unbracketed(new URL(url).hostname)))
    throw refuseField<Field>('url', sentence('direccionInterna'))
}

async function isOfCuenta(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select mi_cuenta() is not null as is`.execute(db)
  return rows[0]?.is ?? true
}

async function create(db: Kysely<Database>, values: Values): Promise<string> {
  requireFields(values, webhookNuevo)
  const ofCuenta = await isOfCuenta(db)
  const { rows } = await sql<{ there: number }>`
    select count(*)::int as there from webhook
    where cuenta_id is not distinct from mi_cuenta() and revocado is null`.execute(db)
  const { there = 0 } = rows[0] ?? {}
  const max = maxWebhooks[ofCuenta ? 'cuenta' : 'proveedor']
  if (there >= max) throw refuseField<Field>('nombre', sentence('demasiadosWebhooks', { max }))
  const { nombre, url, firma_publica, encendido = true } = values
  const { webhookid } = await db
    .insertInto('webhook')
    .values({
      nombre,
      url,
      eventos: eventosOf(values.eventos, ofCuenta),
      firma_publica,
      ...(!encendido && off),
    })
    .returning('webhookid')
    .executeTakeFirstOrThrow()
  return webhookid
}

/** An account's is its own to change: the provider ends it, and no more. */
async function change(
  db: Kysely<Database>,
  webhookid: string,
  { encendido, eventos, ...values }: Values,
): Promise<string> {
  const before = await db
    .selectFrom('webhook')
    .select(['cuenta_id', 'apagado', 'url'])
    .where('webhookid', '=', webhookid)
    .where(sql<boolean>`cuenta_id is not distinct from mi_cuenta()`)
    .where('revocado', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw refuse('RECORD_NOT_FOUND')
  const begins = encendido === true && before.apagado !== null
  const elsewhere = values.url !== undefined && values.url !== before.url
  const changes = {
    ...values,
    ...(eventos && { eventos: eventosOf(eventos, before.cuenta_id !== null) }),
    // What an address did says nothing of another, nor of one that begins again.
    ...((begins || elsewhere) && { fallando_desde: null, pausa_hasta: null }),
    ...(begins && { apagado: null, apagado_por: null }),
    ...(encendido === false && before.apagado === null && off),
  }
  if (Object.keys(changes).length > 0)
    await db.updateTable('webhook').set(changes).where('webhookid', '=', webhookid).execute()
  return webhookid
}

const off = { apagado: sql<string>`now()`, apagado_por: 'persona' } as const

function eventosOf(eventos: readonly Evento[], ofCuenta: boolean): Evento[] {
  if (ofCuenta && eventos.some((evento) => !eventosDeCuenta.includes(evento)))
    throw refuseField<Field>('eventos', sentence('elegiDeQueAvisar'))
  return [...new Set(eventos)]
}
