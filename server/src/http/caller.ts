import { refuse } from '@portal/contract'
import { passiveHeader } from '@portal/contract/door.ts'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../handler.ts'
import { hashSession, hashToken } from '../sessions/token.ts'
import type { Settings } from '../settings.ts'
import { addressOf } from './addressOf.ts'
import { idiomaElegido, idiomaOf } from './idiomaOf.ts'
import { requireSameOrigin } from './sameOrigin.ts'
import type { SessionCookie } from './sessionCookie.ts'

/** A page of another site can make a browser send forms, but not this. */
export function requireJson({ headers }: FastifyRequest): void {
  if (headers['content-type'] !== 'application/json') throw refuse('UNSUPPORTED_TYPE')
}

/** A browser's call: our own page made it, and its session is in the cookie. */
export function browserCaller(request: FastifyRequest, settings: Settings, cookie: SessionCookie): Caller {
  requireSameOrigin(request, settings.baseUrl)
  return linkCaller(request, cookie)
}

/** A browser that came by a link, from wherever that stood. */
export function linkCaller(request: FastifyRequest, cookie: SessionCookie): Caller {
  const navegador = cookie.readNavegador(request)
  return {
    ...caller(request, cookie.read(request), true),
    navegadorHash: navegador === undefined ? undefined : hashToken(navegador),
  }
}

/** A call of an outside client, which showed the fixed credentials: its session is beside its parameters. */
export const outsideCaller = (request: FastifyRequest, session: unknown): Caller =>
  caller(request, session, false)

export function caller(request: FastifyRequest, given: unknown, browser: boolean): Caller {
  const token = typeof given === 'string' && given !== '' ? given : undefined
  return {
    ip: addressOf(request),
    agente: request.headers['user-agent'],
    browser,
    idioma: idiomaOf(request),
    elegido: idiomaElegido(request),
    passive: request.headers[passiveHeader.toLowerCase()] === '1',
    token,
    tokenHash: token === undefined ? undefined : hashSession(token, browser ? 'cookie' : 'programa'),
  }
}
