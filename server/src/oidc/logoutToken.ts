import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose'
import type { ServerMetadata } from 'openid-client'

/** What a notice of the company's says (Back-Channel Logout 1.0): that somebody left, or one of their sessions ended. */
export interface Ended {
  emisor: string
  sub: string | undefined
  sid: string | undefined
  /** Its name: it serves once. */
  jti: string
  /** When it ends by itself. */
  vence: Date
}

interface Parts {
  metadata: () => Promise<ServerMetadata>
  clientId: string
  patienceMs: number
}

const event = 'http://schemas.openid.net/event/backchannel-logout'
/** Those of a key pair: with a secret that both sides have, or none, nothing is signed by the issuer. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
]
const oldestSeconds = 5 * 60
const clockToleranceSeconds = 60

/** The issuer's keys are kept, and asked for again where one is named that is not among them: strangers can't make it ask each time. */
export function createLogoutReader({ metadata, clientId, patienceMs }: Parts) {
  let keys: { uri: string; find: ReturnType<typeof createRemoteJWKSet> } | undefined
  function keysAt(uri: string) {
    if (keys?.uri !== uri)
      keys = { uri, find: createRemoteJWKSet(new URL(uri), { timeoutDuration: patienceMs }) }
    return keys.find
  }

  return async (token: string): Promise<Ended> => {
    const { issuer, jwks_uri } = await metadata()
    if (jwks_uri === undefined || isLessSafe(jwks_uri, issuer)) throw new errors.JWKSInvalid('no keys')
    const { payload } = await jwtVerify(token, keysAt(jwks_uri), {
      issuer,
      audience: clientId,
      algorithms,
      clockTolerance: clockToleranceSeconds,
      maxTokenAge: oldestSeconds,
      requiredClaims: ['jti', 'events'],
    })
    return endedBy(payload, issuer)
  }
}

/** Keys that came without TLS are anybody's. */
const isLessSafe = (uri: string, issuer: string) =>
  new URL(uri).protocol !== 'https:' && new URL(issuer).protocol === 'https:'

function endedBy({ sub, sid, jti, iat = 0, nonce, events }: JWTPayload, emisor: string): Ended {
  const isLogout = typeof events === 'object' && events !== null && Object.hasOwn(events, event)
  const session = typeof sid === 'string' ? sid : undefined
  // With a nonce it may be an id token.
  if (!isLogout || nonce !== undefined || jti === undefined || (sub === undefined && session === undefined))
    throw new errors.JWTInvalid('no notice of a logout')
  const vence = new Date((iat + oldestSeconds + clockToleranceSeconds) * 1000)
  return { emisor, sub, sid: session, jti, vence }
}
