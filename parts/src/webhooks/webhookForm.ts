import { eventos, WebhookForm } from '@portal/contract/webhooks.ts'
import * as z from 'zod/mini'
import type { Webhook } from './webhook.ts'

/** The form of an address that is told; what it sends is what the contract takes. */
export const schema = z.object(WebhookForm)

type Values = z.input<typeof schema>

const isEvento = (evento: string): evento is Values['eventos'][number] =>
  WebhookForm.eventos.safeParse([evento]).success

/** As it begins: what most want to know, of those that are there. */
export const valuesOf = (webhook: Webhook | undefined): Values => ({
  nombre: webhook?.nombre ?? '',
  url: webhook?.url ?? '',
  eventos: webhook?.eventos?.filter(isEvento) ?? eventos.slice(0, 1),
  firma_publica: webhook?.firma_publica ?? false,
  encendido: webhook?.estado !== 'apagado',
})
