import type { FastifyRequest } from 'fastify'
import { refuse } from '@portal/contract'
import { isLoopback } from '../here.ts'
import { same } from './clientCredentials.ts'

/** Health and figures are for this machine, or for whoever shows the token. */
export function requireInsider(request: FastifyRequest, token: string | undefined): void {
  if (isLoopback(request.ip)) return
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined || given === undefined || !same(given, token)) throw refuse('ACCESS_DENIED')
}
