import * as client from 'openid-client'
import { LRUCache } from 'lru-cache'
import { refuse } from '@portal/contract'
import { oidcPaths } from '@portal/contract/ingresoPorEmpresa.ts'
import { isHere } from '../here.ts'
import type { OidcSettings } from '../settings.ts'
import { createLogoutReader, type Ended } from './logoutToken.ts'
import { readPerson, type Person } from './person.ts'
import { refusedBy } from './refusedBy.ts'

/** The company's own sign-in (OpenID Connect): code, PKCE, state and nonce, each checked by openid-client. See docs/decisions/0122. */
export interface Issuer {
  /** Where the browser goes, and what it keeps. `prompt`: asks who it is, though the company knows somebody there. */
  begin: (asked: Asked) => Promise<{ url: URL; flight: Flight }>
  /** Whoever came back. */
  finish: (back: URL, flight: Flight) => Promise<Person>
  /** What a notice of the company says that ended. */
  readLogout: (token: string) => Promise<Ended>
  /** Whether it answers now. */
  look: () => Promise<void>
}

/** What the browser keeps while it is away, and what comes back is held to. */
export interface Flight {
  state: string
  nonce: string
  verifier: string
}

export interface Asked {
  prompt: 'select_account' | 'login' | undefined
}

/** Milliseconds that each of the issuer's answers may take. */
const issuerMs = 5_000
/** What the issuer says of itself is asked for again after so long. */
const discoveredMs = 10 * 60_000

/** Told in the server's log: what was wrong, and nothing of what was sent. */
type Tell = (reason: string) => void

export function createIssuer(
  { issuer, clientId, clientSecret, roles, acr, amr }: OidcSettings,
  baseUrl: string,
  tell: Tell,
  patienceMs = issuerMs,
): Issuer {
  const patienceSeconds = patienceMs / 1000
  const isPlain = new URL(issuer).protocol === 'http:' && isHere(new URL(issuer).hostname)
  const execute = [
    client.enableNonRepudiationChecks,
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- it warns of what this machine alone may do, and the settings see to that
    ...(isPlain ? [client.allowInsecureRequests] : []),
  ]
  const redirect_uri = `${baseUrl}${oidcPaths.vuelta}`
  const discovered = new LRUCache<'issuer', client.ServerMetadata>({
    max: 1,
    ttl: discoveredMs,
    fetchMethod: async () => {
      const found = await client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
        execute,
        timeout: patienceSeconds,
      })
      return found.serverMetadata()
    },
  })

  /** Asked once for all who wait for it; one that failed is asked again by whoever comes next. */
  async function metadata(): Promise<client.ServerMetadata> {
    const found = await discovered.fetch('issuer')
    if (!found) throw new Error('an issuer without metadata')
    return found
  }

  /** One of its own for each sign-in: the issuer's keys are those of now, so one that it took back opens nothing. */
  async function configure(): Promise<client.Configuration> {
    const config = new client.Configuration(await metadata(), clientId, clientSecret)
    config.timeout = patienceSeconds
    for (const each of execute) each(config)
    return config
  }

  async function begin({ prompt }: Asked): Promise<{ url: URL; flight: Flight }> {
    const config = await configure()
    const [state, nonce, verifier] = [
      client.randomState(),
      client.randomNonce(),
      client.randomPKCECodeVerifier(),
    ]
    const { scopes_supported: scopes, claims_parameter_supported: takesClaims } = config.serverMetadata()
    const url = client.buildAuthorizationUrl(config, {
      redirect_uri,
      response_type: 'code',
      scope: scopeOf(roles !== undefined && isListed(scopes, 'groups')),
      state,
      nonce,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(prompt && { prompt }),
      ...(acr.length > 0 && { acr_values: acr.join(' ') }),
      // Where that can't be asked for, the company says it by itself or not at all.
      ...(amr.length > 0 && takesClaims === true && { claims: amrAsked }),
    })
    return { url, flight: { state, nonce, verifier } }
  }

  async function finish(back: URL, { state, nonce, verifier }: Flight): Promise<Person> {
    const config = await configure()
    const tokens = await client.authorizationCodeGrant(config, back, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw new Error('no id token')
    const { userinfo_endpoint } = config.serverMetadata()
    const isWhole = claims['email'] !== undefined && (roles === undefined || claims['groups'] !== undefined)
    if (isWhole || userinfo_endpoint === undefined) return readPerson(claims)
    const more = await client.fetchUserInfo(config, tokens.access_token, claims.sub)
    return readPerson(claims, more)
  }

  const readLogout = createLogoutReader({ metadata, clientId, patienceMs: patienceSeconds * 1000 })

  /** Whatever the issuer does wrong is told to whoever looks after the server, and in a sentence to the person. */
  async function told<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      const { refusal, reason } = refusedBy(error)
      tell(reason)
      throw refusal
    }
  }

  return {
    begin: (asked) => told(() => begin(asked)),
    finish: (back, flight) => {
      // Before anything goes out: whoever has no flight of ours makes no call.
      if (back.searchParams.get('state') !== flight.state) throw refuse('COMPANY_LATE')
      return told(() => finish(back, flight))
    },
    readLogout: (token) => told(() => readLogout(token)),
    look: () =>
      told(async () => {
        await metadata()
      }),
  }
}

/** Some issuers refuse a scope that they don't have. */
const scopeOf = (withGroups: boolean) => `openid email profile${withGroups ? ' groups' : ''}`

const amrAsked = JSON.stringify({ id_token: { amr: { essential: true } } })

const isListed = (values: unknown, value: string): boolean => Array.isArray(values) && values.includes(value)
