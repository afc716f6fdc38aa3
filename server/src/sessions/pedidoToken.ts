import { pedidoRoute } from '@portal/contract/rutas.ts'
import { hashToken, newLinkToken, type Token } from './token.ts'

/** What opens a pedido: 128 bits, in the fragment of its link, which no log, proxy or preview robot is sent. */
export const newPedidoToken = (): Token => newLinkToken()

export const pedidoUrl = (baseUrl: string, token: string): string => `${baseUrl}${pedidoRoute}#${token}`

/** The hash of what a page sends; undefined where it is nothing that could be one. */
export const shownPedido = (token: string): Buffer | undefined =>
  /^[\w-]{22}$/.test(token) ? hashToken(token) : undefined
