import type { Answer } from '@portal/contract'
import type { Evento } from '@portal/contract/webhooks.ts'

/** An address that is told what happens, and what it was told. A back office elsewhere may tell only its name. */
export type Webhook = Answer<'ListWebhooks'>['records'][number]
export type Entrega = Answer<'ListEntregas'>['records'][number]

type Joined<Name extends string> = Name extends `${infer About}.${infer What}`
  ? `${About}${Capitalize<What>}`
  : never

/** How a text names an event, whose dot would part the key. */
export const keyOf = (evento: Evento) =>
  evento.replace(/\.(\w)/, (_, first: string) => first.toUpperCase()) as Joined<Evento> // as the type joins them

/** How it answers, in one word; of what nobody tells, none. */
export type Salud = 'bien' | 'reintenta' | 'sinResponder' | 'noExiste' | 'apagado' | 'sinUso' | 'quitado'

export function saludDe({ estado, apagado_por, fallando_desde, ultimo_exito }: Webhook): Salud | undefined {
  if (estado === undefined) return undefined
  if (estado === 'revocado') return 'quitado'
  if (estado === 'apagado')
    return apagado_por === 'sin respuesta'
      ? 'sinResponder'
      : apagado_por === 'ya no existe'
        ? 'noExiste'
        : 'apagado'
  // What failed last is not well, whatever went before.
  if (fallando_desde) return 'reintenta'
  return ultimo_exito ? 'bien' : 'sinUso'
}

/** One that says nothing of how it stands is there: its way out has to be in reach. */
export const isVivo = ({ estado }: Webhook): boolean => estado !== 'revocado'

/** What was sent in an hour, and what of it arrived. */
export interface Hora {
  llegaron: number
  faltan: number
}

const hourMs = 3_600_000
const horasMostradas = 24

/** The last twenty-four hours, the oldest first, those without anything too. */
export function ultimasHoras({ horas = [] }: Webhook, ahora: number = Date.now()): Hora[] {
  const first = Math.floor(ahora / hourMs) - horasMostradas + 1
  const found = new Map(horas.map((hora) => [Math.floor(Date.parse(hora.hora) / hourMs), hora]))
  return Array.from({ length: horasMostradas }, (_, n) => {
    const hora = found.get(first + n)
    return {
      llegaron: hora?.entregadas ?? 0,
      faltan: (hora?.pendientes ?? 0) + (hora?.fallidas ?? 0),
    }
  })
}

/** Of all that was sent in them. */
export const sumaDe = (horas: readonly Hora[]): Hora => ({
  llegaron: horas.reduce((sum, { llegaron }) => sum + llegaron, 0),
  faltan: horas.reduce((sum, { faltan }) => sum + faltan, 0),
})

/** By what people know an address: where it leads. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url)
