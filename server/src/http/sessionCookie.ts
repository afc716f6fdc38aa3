import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Seal } from './seal.ts'

/** The browser's session: out of reach of scripts, and sent only to this very host. */
export interface SessionCookie {
  read: (request: FastifyRequest) => string | undefined
  write: (reply: FastifyReply, token: string) => void
  clear: (reply: FastifyReply) => void
}

/** Portal and console each have their own, so that one person may use both. It ends with the browser; the server ends it sooner. */
export function sessionCookie(
  app: 'portal' | 'consola',
  baseUrl: string,
  seal: Seal = unsealed,
): SessionCookie {
  const secure = baseUrl.startsWith('https:')
  const name = `${secure ? '__Host-' : ''}${app}_sesion`
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    read: (request) => {
      const value = request.cookies[name]
      return value === undefined ? undefined : seal.open(value)
    },
    write: (reply, token) => void reply.setCookie(name, seal.close(token), options),
    clear: (reply) => void reply.clearCookie(name, options),
  }
}

/** A token of ours is drawn at random and says nothing. */
const unsealed: Seal = { close: (text) => text, open: (sealed) => sealed }
