import { createHash, timingSafeEqual } from 'node:crypto'
import { refuse } from '@portal/contract'
import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'

/**
 * Whether the call comes from an outside client, which signs with the fixed Basic credentials. Wrong ones are refused with
 * 401, and so is a call that shows none and is no browser's: a browser says where it calls from, or has a cookie.
 */
export function isOutsideClient({ headers }: FastifyRequest, settings: Settings): boolean {
  const { authorization } = headers
  if (authorization === undefined) {
    if (!isBrowsers(headers)) throw refuse('BAD_CLIENT_CREDENTIALS')
    return false
  }
  if (!isRightClient(authorization, settings)) throw refuse('BAD_CLIENT_CREDENTIALS')
  return true
}

/** Whether credentials of a client are shown, right or wrong. */
export const isClient = (authorization: string): boolean =>
  authorization.split(' ')[0]?.toLowerCase() === 'basic'

export function isRightClient(authorization: string, { mobileApi }: Settings): boolean {
  const given = Buffer.from(authorization.split(' ')[1] ?? '', 'base64').toString('utf8')
  return (
    isClient(authorization) &&
    mobileApi !== undefined &&
    same(given, `${mobileApi.user}:${mobileApi.password}`)
  )
}

const isBrowsers = (headers: FastifyRequest['headers']): boolean =>
  ['cookie', 'origin', 'sec-fetch-site'].some((name) => headers[name] !== undefined)

/** In the same time whatever differs. */
export function same(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
