import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Seal } from './seal.ts'

/** The browser's session: out of reach of scripts, and sent only to this very host. */
export interface SessionCookie {
  read: (request: FastifyRequest) => string | undefined
  write: (reply: FastifyReply, token: string) => void
  clear: (reply: FastifyReply) => void
  /** What the browser is called, with whom nobody has to be signed in: see docs/decisions/0066. */
  readNavegador: (request: FastifyRequest) => string | undefined
  writeNavegador: (reply: FastifyReply, token: string) => void
}

/** Half a year since somebody signed in with it. */
const navegadorSeconds = 180 * 24 * 60 * 60

/** Portal and console each have their own, so that one person may use both. It ends with the browser; the server ends it sooner. */
export function sessionCookie(
  app: 'portal' | 'consola',
  baseUrl: string,
  seal: Seal = unsealed,
): SessionCookie {
  const secure = baseUrl.startsWith('https:')
  const named = (what: string) => `${secure ? '__Host-' : ''}${app}_${what}`
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    read: (request) => {
      const value = request.cookies[named('sesion')]
      return value === undefined ? undefined : seal.open(value)
    },
    write: (reply, token) => void reply.setCookie(named('sesion'), seal.close(token), options),
    clear: (reply) => void reply.clearCookie(named('sesion'), options),
    readNavegador: (request) => request.cookies[named('navegador')],
    writeNavegador: (reply, token) =>
      void reply.setCookie(named('navegador'), token, { ...options, maxAge: navegadorSeconds }),
  }
}

/** A token of ours is drawn at random and says nothing. */
const unsealed: Seal = { close: (text) => text, open: (sealed) => sealed }
