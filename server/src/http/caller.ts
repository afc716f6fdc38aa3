import { refuse } from '@portal/contract'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../handler.ts'
import { hashToken } from '../sessions/token.ts'
import type { Settings } from '../settings.ts'
import { isOutsideClient } from './clientCredentials.ts'
import { requireSameOrigin } from './sameOrigin.ts'
import type { SessionCookie } from './sessionCookie.ts'

export const json = 'application/json'

/** A browser's call: our own page made it, and its session is in the cookie. */
export function browserCaller(request: FastifyRequest, settings: Settings, cookie: SessionCookie): Caller {
  requireSameOrigin(request, settings.baseUrl)
  return caller(request, cookie.read(request), true)
}

/**
 * Who calls one of the carriers' doors, and the call's parameters without `_session`: that is how an outside client,
 * and nobody else, says which session it means.
 */
export function carrierCaller(
  request: FastifyRequest,
  input: Record<string, unknown>,
  settings: Settings,
  cookie: SessionCookie,
): { caller: Caller; input: Record<string, unknown> } {
  if (!isOutsideClient(request, settings)) {
    if (request.headers['content-type'] !== json) throw refuse('UNSUPPORTED_TYPE')
    return { caller: browserCaller(request, settings, cookie), input }
  }
  const { _session, ...rest } = input
  return { caller: caller(request, _session, false), input: rest }
}

export function caller(request: FastifyRequest, token: unknown, browser: boolean): Caller {
  return {
    ip: request.ip,
    browser,
    tokenHash: typeof token === 'string' && token !== '' ? hashToken(token) : undefined,
  }
}
