import type { FastifyRequest } from 'fastify'
import { refuse } from '@portal/contract'
import { same } from './clientCredentials.ts'

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address)
}

/** The name of a host, as an address of the web writes it, that is this machine. */
export const isHere = (hostname: string): boolean =>
  hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''))

/** Health and figures are for this machine, or for whoever shows the token. */
export function requireInsider(request: FastifyRequest, token: string | undefined): void {
  if (isLoopback(request.ip)) return
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined || given === undefined || !same(given, token)) throw refuse('ACCESS_DENIED')
}
