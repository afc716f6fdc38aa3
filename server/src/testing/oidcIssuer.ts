import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { oidcPaths } from '@portal/contract/ingresoPorEmpresa.ts'
import { exportJWK, generateKeyPair } from 'jose'
import Provider, { interactionPolicy, type Configuration } from 'oidc-provider'

/** Somebody of the company, as its sign-in tells of them. */
export interface Empleado {
  email?: string
  email_verified?: boolean
  groups?: readonly string[] | string
  /** How strongly and by which ways it is proved who they are. */
  acr?: string
  amr?: string[]
}

export interface OidcIssuer {
  url: string
  /** Its people by their `sub`. */
  gente: Map<string, Empleado>
  /** Who signs in when it asks; undefined: its page asks for the name. */
  who: string | undefined
  /** How often it asked who it is. */
  asked: () => number
  /** From now on it signs with other keys, and knows nobody's session. */
  rotate: () => Promise<void>
  /** Goes through its pages as a browser of its own does, until it leads back to the portal. */
  walk: (from: string) => Promise<URL>
  /** That browser is another one. */
  forgetBrowser: () => void
  /** Signs out there; what it then told the portal. */
  signOut: () => Promise<string>
  stop: () => Promise<void>
}

export const oidcClient = { id: 'portal', secret: 'un-secreto-de-prueba-de-la-empresa' }

interface Options {
  /** Where the portal is. */
  baseUrl: string
  /** Whether it has a way to choose an account; else it refuses to be asked for one. */
  choice?: boolean
  /** Where its notices go; to itself unless said. */
  noticesTo?: string
}

/** A real issuer on a real socket: `oidc-provider`, as a company runs one. */
export async function startOidcIssuer({ baseUrl, choice = true, noticesTo }: Options): Promise<OidcIssuer> {
  const gente = new Map<string, Empleado>()
  const notices: string[] = []
  let asked = 0
  let listener: RequestListener = (_request, response) => response.writeHead(503).end()
  const server = createServer((request, response) => listener(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  const url = `http://127.0.0.1:${port}`

  async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse) {
    asked += 1
    const body = request.method === 'POST' ? new URLSearchParams(await textOf(request)) : undefined
    const accountId = body?.get('cuenta') ?? issuer.who
    if (accountId === undefined) {
      const { uid } = await provider.interactionDetails(request, response)
      response.setHeader('content-type', 'text/html; charset=utf-8').end(pageOf(uid))
      return
    }
    const { acr, amr } = gente.get(accountId) ?? {}
    await provider.interactionFinished(request, response, {
      login: { accountId, ...(acr !== undefined && { acr }), ...(amr && { amr }) },
      select_account: {},
    })
  }

  async function open(): Promise<void> {
    const provider = new Provider(
      url,
      await configuration({ gente, choice, noticesTo: noticesTo ?? `${url}/aviso`, baseUrl }),
    )
    const callback = provider.callback()
    listener = (request, response) => {
      if (request.url?.startsWith('/interaction/')) void interact(provider, request, response)
      else if (request.url === '/aviso')
        void textOf(request).then((text) => {
          notices.push(new URLSearchParams(text).get('logout_token') ?? '')
          response.end()
        })
      else void callback(request, response)
    }
  }

  let jar = new Map<string, string>()
  async function visit(address: string, form?: URLSearchParams): Promise<Response> {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  async function walk(from: string): Promise<URL> {
    let address = from
    while (address.startsWith(url)) {
      const response = await visit(address)
      const next = response.headers.get('location')
      if (next === null)
        throw new Error(`the issuer leads nowhere: ${response.status} ${await response.text()}`)
      address = new URL(next, address).href
    }
    return new URL(address)
  }

  const issuer: OidcIssuer = {
    url,
    gente,
    who: undefined,
    asked: () => asked,
    rotate: open,
    walk,
    forgetBrowser: () => (jar = new Map()),
    async signOut() {
      const page = await (await visit(`${url}/session/end`)).text()
      const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
      await visit(`${url}/session/end/confirm`, new URLSearchParams({ xsrf, logout: 'yes' }))
      const last = notices.at(-1)
      if (last === undefined) throw new Error('the issuer told nobody')
      return last
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  await open()
  return issuer
}

interface Shape {
  gente: OidcIssuer['gente']
  choice: boolean
  noticesTo: string
  baseUrl: string
}

async function configuration({ gente, choice, noticesTo, baseUrl }: Shape): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const policy = interactionPolicy.base()
  if (choice) policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return {
    clients: [
      {
        client_id: oidcClient.id,
        client_secret: oidcClient.secret,
        redirect_uris: [`${baseUrl}${oidcPaths.vuelta}`],
        backchannel_logout_uri: noticesTo,
        backchannel_logout_session_required: true,
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    acrValues: ['dos-pasos', 'llave', 'clave'],
    claims: {
      acr: null,
      amr: null,
      openid: ['sub'],
      email: ['email', 'email_verified'],
      groups: ['groups'],
      profile: ['name'],
    },
    cookies: { keys: ['de la empresa'] },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      claimsParameter: { enabled: true },
    },
    interactions: { policy, url: (_ctx, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    // Without what keeps it from telling this very machine.
    fetch: (address, { method = 'GET', headers = {}, body = null } = {}) =>
      fetch(address, { method, headers, body, redirect: 'manual' }),
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ sub, ...gente.get(sub) }) }),
    // Of a client of its own the company asks nobody.
    async loadExistingGrant({ oidc }) {
      const { client, session, account } = oidc
      const grant = new oidc.provider.Grant({
        ...(client && { clientId: client.clientId }),
        ...((account?.accountId ?? session?.accountId) !== undefined && {
          accountId: account?.accountId ?? session?.accountId,
        }),
      })
      grant.addOIDCScope('openid email profile groups')
      await grant.save()
      return grant
    },
  }
}

const pageOf = (uid: string) => `<!doctype html><html lang="es"><title>Cuenta de la empresa</title>
<h1>Cuenta de la empresa</h1><form method="post" action="/interaction/${uid}">
<label>Usuario <input name="cuenta" autofocus /></label> <button>Seguir</button></form></html>`

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}
