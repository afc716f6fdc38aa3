import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import { oidcClient } from './oidcIssuer.ts'

/** How an issuer misbehaves: what it says of itself, of somebody, and how it signs that. */
export interface Odd {
  /** Instead of RS256 with its own key: with no key at all, with the client's secret, or with a key that is not its own. */
  signs?: 'none' | 'HS256' | 'stranger'
  claims?: JWTPayload
  /** Milliseconds that each of its answers takes. */
  slow?: number
  /** Of its answers that take so long; all unless said. */
  slowAt?: string
  metadata?: Record<string, unknown>
}

export interface OddIssuer {
  url: string
  odd: Odd
  /** How often each of its addresses was asked. */
  asked: Map<string, number>
  /** A token as it would sign it. */
  sign: (claims: JWTPayload, typ?: string) => Promise<string>
  stop: () => Promise<void>
}

/** An issuer of one's own on a real socket, right in everything but what a test makes wrong. */
export async function startOddIssuer(nonceOf: () => string): Promise<OddIssuer> {
  const [own, stranger] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const keys = { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'a', alg: 'RS256', use: 'sig' }] }
  const asked = new Map<string, number>()
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://x').pathname
    asked.set(path, (asked.get(path) ?? 0) + 1)
    const { slow = 0, slowAt = path } = issuer.odd
    void sleep(path === slowAt ? slow : 0)
      .then(() => answers[path]?.() ?? {})
      .then((answer) => response.setHeader('content-type', 'application/json').end(JSON.stringify(answer)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port

  function sign(claims: JWTPayload, typ = 'JWT'): Promise<string> | string {
    if (issuer.odd.signs === 'none') return new UnsecuredJWT(claims).encode()
    const alg = issuer.odd.signs === 'HS256' ? 'HS256' : 'RS256'
    const key =
      alg === 'HS256'
        ? new TextEncoder().encode(oidcClient.secret)
        : (issuer.odd.signs === 'stranger' ? stranger : own).privateKey
    return new SignJWT(claims).setProtectedHeader({ alg, kid: 'a', typ }).sign(key)
  }
  const now = () => Math.floor(Date.now() / 1000)
  const answers: Record<string, () => Promise<object> | object> = {
    '/.well-known/openid-configuration': () => ({
      issuer: url,
      authorization_endpoint: `${url}/auth`,
      token_endpoint: `${url}/token`,
      jwks_uri: `${url}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      ...issuer.odd.metadata,
    }),
    '/jwks': () => keys,
    '/token': async () => ({
      access_token: 'x',
      token_type: 'Bearer',
      id_token: await sign({
        iss: url,
        aud: oidcClient.id,
        sub: 'rara',
        iat: now(),
        exp: now() + 60,
        nonce: nonceOf(),
        email: 'rara@proveedor.example',
        email_verified: true,
        ...issuer.odd.claims,
      }),
    }),
  }
  const issuer: OddIssuer = {
    url,
    odd: {},
    asked,
    sign: async (claims, typ) => sign(claims, typ),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return issuer
}
