import { refuse } from '@portal/contract'
import type { FastifyRequest } from 'fastify'

/**
 * A cookie travels with whatever page makes the browser call, so a call signed by one must show that our own page
 * made it: every browser says so in `Sec-Fetch-Site` or `Origin`, and no page can forge them.
 */
export function requireSameOrigin(request: FastifyRequest, baseUrl: string): void {
  if (!isSameOrigin(request, baseUrl)) throw refuse('ACCESS_DENIED')
}

/**
 * A link on another site's page makes a browser ask with the person's cookie. Where answering takes work, our own page or
 * the person alone begin it: browsers say which, and a program that is none says nothing.
 */
export function requireOwnPage(request: FastifyRequest): void {
  if (!isOwnPage(request)) throw refuse('ACCESS_DENIED')
}

export function isOwnPage({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return site === undefined || site === 'same-origin' || site === 'none'
}

function isSameOrigin({ headers }: FastifyRequest, baseUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  const { origin } = headers
  if (origin === undefined) return site === 'same-origin'
  if (!URL.canParse(origin)) return false
  return origin === new URL(baseUrl).origin || new URL(origin).host === headers.host
}
