import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Flight } from '../oidc/issuer.ts'
import type { Settings } from '../settings.ts'
import { createSeal } from './seal.ts'

/** What the browser carries while the company signs somebody in, out of reach of scripts and of other addresses. */
export interface Away extends Flight {
  /** Where the person was going. */
  volver: string
  prompt: 'select_account' | 'login' | undefined
}

export interface OidcCookies {
  read: (request: FastifyRequest) => Away | undefined
  write: (reply: FastifyReply, away: Away) => void
  clear: (reply: FastifyReply) => void
  /** What the company is to ask though it knows this browser: who it is, of whom signed out; all of it again, of whom it proved too weakly. */
  promptOf: (request: FastifyRequest) => Away['prompt']
  noteWeak: (reply: FastifyReply) => void
  noteLeft: (reply: FastifyReply) => void
  forgetLeft: (reply: FastifyReply) => void
}

const awaySeconds = 10 * 60
/** For as long a shared computer asks who it is. */
const leftSeconds = 30 * 24 * 60 * 60

const Sealed = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  volver: z.string(),
  prompt: z.optional(z.enum(['select_account', 'login'])),
  /** A browser may keep a cookie for longer than it was told. */
  hasta: z.number(),
})

/** Sealed with what all nodes have, and nobody else but the issuer. */
export function oidcCookies({ baseUrl, oidc }: Pick<Settings, 'baseUrl' | 'oidc'>): OidcCookies | undefined {
  if (!oidc) return undefined
  const seal = createSeal([oidc.clientSecret], 'ingreso por empresa')
  const secure = baseUrl.startsWith('https:')
  const named = (what: string) => `${secure ? '__Secure-' : ''}consola_${what}`
  const options = { path: '/consola/oidc', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    read(request) {
      const text = seal.open(request.cookies[named('ida')] ?? '')
      if (text === undefined) return undefined
      const { hasta, prompt, ...away } = Sealed.parse(JSON.parse(text))
      return hasta < Date.now() ? undefined : { ...away, prompt }
    },
    write: (reply, away) =>
      void reply.setCookie(
        named('ida'),
        seal.close(JSON.stringify({ ...away, hasta: Date.now() + awaySeconds * 1000 })),
        { ...options, maxAge: awaySeconds },
      ),
    clear: (reply) => void reply.clearCookie(named('ida'), options),
    promptOf(request) {
      const mark = request.cookies[named('salio')]
      return mark === 'login' || mark === undefined ? mark : 'select_account'
    },
    noteWeak: (reply) => void reply.setCookie(named('salio'), 'login', { ...options, maxAge: awaySeconds }),
    noteLeft: (reply) => void reply.setCookie(named('salio'), '1', { ...options, maxAge: leftSeconds }),
    forgetLeft: (reply) => void reply.clearCookie(named('salio'), options),
  }
}
