import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { Telefono } from '@portal/contract/ajustes.ts'
import { RolOperador, type RolDeOperador } from '@portal/contract/sesionOperador.ts'
import { carrierDoor } from '@portal/contract/door.ts'
import { passwordMinLength } from '@portal/contract/values.ts'
import * as z from 'zod/mini'
import { isHere } from './here.ts'
import { said } from './said.ts'
import { readDialect } from './dialects/readDialect.ts'
import type { Dialect } from './dialects/dialect.ts'
import { root } from './root.ts'
import { readS3Url, type S3Place } from './storage/s3Place.ts'

/** What the environment says, parsed once. */
export interface Settings {
  /** Folder of the embedded database, the files and the mails. */
  dataDir: string
  port: number
  host: string
  /** Where people reach the portal, without a slash at the end: what links in mails start with. */
  baseUrl: string
  /** An external PostgreSQL, as the owner of its database; without it the embedded one starts. */
  databaseUrl?: string | undefined
  /** Keeps the files instead of the data folder. */
  s3?: S3Place | undefined
  smtpUrl?: string | undefined
  mailFrom: string
  /** Beside this machine: addresses and networks whose `X-Forwarded-For` is believed. */
  trustedProxies: readonly string[]
  /** The fixed Basic credentials of outside clients; without them there is no such door. */
  mobileApi?: { user: string; password: string } | undefined
  /** A back office elsewhere: then this server keeps no data, and asks it for everything. */
  backoffice?: BackOfficeSettings | undefined
  /** Before a back office elsewhere, where people find help: with data of its own the provider says it in the console. */
  support: Support
  /** The first administrador of the provider, made when there is none. */
  admin?: { email: string; password: string } | undefined
  demo: boolean
  /** Minutes without activity after which a session ends. */
  sessionMinutes: number
  /** Whether browsers keep the app's code for a reload without signal; otherwise those that do are told to stop. */
  serviceWorker: boolean
  /** Of the answers that a process keeps to give them again: none with 0. */
  keptBytes: number
  /**
   * What seals the sessions that live in cookies, the one in use first and the one before it, if any; none where nobody
   * said one.
   */
  sessionSecrets: readonly string[]
  /**
   * Hosts on site that programs may be told at though their addresses are no public ones. Apart for the provider's own and
   * for those of accounts, who read what such a host answers.
   */
  webhookHosts: Readonly<Record<'proveedor' | 'cuenta', readonly string[]>>
  /** The company's own sign-in for the provider's people; without it none is asked. */
  oidc?: OidcSettings | undefined
  /** Who stamps each night's root with the time (RFC 3161); without it nobody is asked. */
  tsa?: TsaSettings | undefined
  /** Opens /salud and /metricas to others than this machine. */
  metricsToken?: string | undefined
}

export interface Support {
  telefono?: string | undefined
  email?: string | undefined
}

/** An issuer of OpenID Connect, and what it decides. */
export interface OidcSettings {
  issuer: string
  clientId: string
  clientSecret: string
  /** What the groups of the company give here; without it roles are an administrador's affair. */
  roles?: ReadonlyMap<string, RolDeOperador> | undefined
  /** E-mail of the one person who still signs in with a password; without it everybody who has one does. */
  local?: string | undefined
  /** Strengths (`acr`) of which one has to be proved, as the company calls them; none where any will do. */
  acr: readonly string[]
  /** Ways (`amr`, RFC 8176) that have to be used, all of them. */
  amr: readonly string[]
}

/** An authority of timestamps. */
export interface TsaSettings {
  /** Where it is asked; a user and a password in it go along. */
  url: string
  /** A file of certificates (PEM) that its own have to lead to; without it any is taken, and told as unknown. */
  ca?: string | undefined
}

/** A back office elsewhere. */
export interface BackOfficeSettings {
  /** Where operations are posted; uploads and files are beside it: `upfile`, `archivos/…`. */
  url: string
  user: string
  password: string
  /** How it speaks. */
  dialect: Dialect
}

/** The environment is wrong: a sentence for each variable. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  readonly sentences: readonly string[]
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'))
    this.sentences = sentences
  }
}

const text = z.string().check(z.trim(), z.minLength(1))
const secret = (min: number) =>
  z.string().check(z.minLength(min, `tiene que tener al menos ${min} caracteres`))

const wholeNumber = (from: number, to: number) => {
  const sentence = `tiene que ser un número entero entre ${from} y ${to}`
  return z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,9}$/, sentence)), z.transform(Number)),
    z.number().check(z.gte(from, sentence), z.lte(to, sentence)),
  )
}

const email = text.check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'no es un email válido'))

const url = (protocols: readonly string[], example: string) =>
  z
    .string()
    .check(
      z.refine(
        (value: string) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
        `no es una dirección válida; un ejemplo: ${example}`,
      ),
    )

/** `10.0.0.5` or `10.0.0.0/8`, and the same of IPv6. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  const most = version === 6 ? 128 : 32
  return (
    version !== 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  )
}

const networks = z.pipe(
  z.pipe(
    z.string(),
    z.transform((list: string) => list.split(',').map((each) => each.trim())),
  ),
  z
    .array(z.string())
    .check(
      z.refine(
        (list: string[]) => list.every(isNetwork),
        'es una lista de direcciones separadas por comas; un ejemplo: 10.0.0.5, 192.168.1.0/24',
      ),
    ),
)

const hosts = z.pipe(
  z.pipe(
    z.string(),
    z.transform((list: string) => list.split(',').map((each) => each.trim().toLowerCase())),
  ),
  z
    .array(z.string())
    .check(
      z.refine(
        (list: string[]) =>
          list.every((host) => isIP(host) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/.test(host)),
        'es una lista de nombres separados por comas, sin https:// ni puerto; un ejemplo: balanza.planta.example, 10.0.4.20',
      ),
    ),
)

const issuer = z.string().check(
  z.refine((value: string) => {
    if (!URL.canParse(value)) return false
    const { protocol, hostname, search, hash, username } = new URL(value)
    const isPlain = search === '' && hash === '' && username === ''
    return isPlain && (protocol === 'https:' || (protocol === 'http:' && isHere(hostname)))
  }, 'no es una dirección https válida; un ejemplo: https://ingreso.empresa.example/realms/planta'),
)

const wrongRoles =
  'es una lista de grupo=revisor o grupo=administrador, separados por comas; un ejemplo: portal-jefes=administrador, portal-revision=revisor'

/** Divided by spaces, as OpenID Connect writes them in a request. */
const words = z.pipe(
  z.pipe(
    z.string(),
    z.transform((list: string) => list.trim().split(/\s+/)),
  ),
  z.array(z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/, 'son palabras separadas por espacios'))),
)

const groupRoles = z.pipe(
  z.pipe(
    z.string(),
    z.transform((list: string) =>
      list.split(',').map((each) => {
        const at = each.lastIndexOf('=')
        return { group: each.slice(0, Math.max(0, at)).trim(), rol: each.slice(at + 1).trim() }
      }),
    ),
  ),
  z.array(
    z.object({
      group: z.string().check(z.minLength(1, wrongRoles)),
      rol: z.enum(RolOperador.options, wrongRoles),
    }),
  ),
)

/** Exported for a test. */
export const Environment = z.object({
  PORTAL_DATA: z.optional(text),
  PORT: z._default(wholeNumber(0, 65_535), 3000),
  HOST: z._default(
    text.check(z.regex(/^[\w.:-]+$/, 'no es una dirección de red válida; un ejemplo: 127.0.0.1')),
    '127.0.0.1',
  ),
  BASE_URL: z.optional(
    url(['http:', 'https:'], 'https://portal.example').check(
      z.refine((value: string) => {
        if (!URL.canParse(value)) return true // said already
        const { pathname, search, hash, username } = new URL(value)
        return pathname === '/' && search === '' && hash === '' && username === ''
      }, 'va sin camino detrás del nombre; un ejemplo: https://portal.example'),
    ),
  ),
  DATABASE_URL: z.optional(
    url(['postgres:', 'postgresql:'], 'postgresql://portal:clave@db.example:5432/portal'),
  ),
  STORAGE_URL: z.optional(z.string()),
  SMTP_URL: z.optional(url(['smtp:', 'smtps:'], 'smtps://usuario:clave@correo.example:465')),
  MAIL_FROM: z._default(
    text.check(
      z.regex(
        /^[^<>\r\n]*<?[^\s@<>]+@[^\s@<>]+>?$/,
        'no es un remitente válido; un ejemplo: Portal <portal@transporte.example>',
      ),
    ),
    'Portal <portal@localhost.localdomain>',
  ),
  TRUSTED_PROXIES: z._default(networks, []),
  MOBILE_API_USER: z.optional(
    text.check(z.regex(/^[^:]+$/, 'no puede tener dos puntos: es el usuario de una autenticación Basic')),
  ),
  MOBILE_API_PASSWORD: z.optional(secret(12)),
  BACKOFFICE_URL: z.optional(url(['http:', 'https:'], 'https://backoffice.example/api/mobile')),
  BACKOFFICE_USER: z.optional(
    text.check(z.regex(/^[^:]+$/, 'no puede tener dos puntos: es el usuario de una autenticación Basic')),
  ),
  BACKOFFICE_PASSWORD: z.optional(secret(1)),
  SESSION_SECRET: z.optional(
    text.check(
      z.regex(
        /^[0-9a-fA-F]{64}(,[0-9a-fA-F]{64})?$/,
        'son 64 dígitos hexadecimales, o dos claves así separadas por una coma (la nueva y la anterior); una se hace con: openssl rand -hex 32',
      ),
    ),
  ),
  SUPPORT_PHONE: z.optional(Telefono),
  SUPPORT_EMAIL: z.optional(email),
  ADMIN_EMAIL: z.optional(email),
  ADMIN_PASSWORD: z.optional(secret(passwordMinLength)),
  DEMO: z.optional(
    z.pipe(
      z.enum(['0', '1'], { error: 'tiene que ser 0 o 1' }),
      z.transform((value) => value === '1'),
    ),
  ),
  SERVICE_WORKER: z.optional(
    z.pipe(
      z.enum(['0', '1'], { error: 'tiene que ser 0 o 1' }),
      z.transform((value) => value === '1'),
    ),
  ),
  SESSION_MINUTES: z._default(wholeNumber(1, 720), 5),
  KEPT_ANSWERS_MIB: z._default(wholeNumber(0, 4096), 32),
  METRICS_TOKEN: z.optional(secret(16)),
  WEBHOOK_HOSTS: z._default(hosts, []),
  WEBHOOK_HOSTS_CUENTAS: z._default(hosts, []),
  TSA_URL: z.optional(url(['http:', 'https:'], 'https://sellos.example/tsr')),
  TSA_CA: z.optional(text),
  OIDC_ISSUER: z.optional(issuer),
  OIDC_CLIENT_ID: z.optional(text),
  OIDC_CLIENT_SECRET: z.optional(secret(16)),
  OIDC_ROLES: z.optional(groupRoles),
  OIDC_LOCAL: z.optional(email),
  OIDC_ACR: z._default(words, []),
  OIDC_AMR: z._default(words, []),
})

const pairs = [
  ['MOBILE_API_USER', 'MOBILE_API_PASSWORD'],
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
  ['BACKOFFICE_URL', 'BACKOFFICE_USER'],
  ['BACKOFFICE_URL', 'BACKOFFICE_PASSWORD'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_SECRET'],
] as const

/** What says nothing without another. */
const leaning = [
  ['OIDC_ISSUER', 'OIDC_ROLES'],
  ['OIDC_ISSUER', 'OIDC_LOCAL'],
  ['OIDC_ISSUER', 'OIDC_ACR'],
  ['OIDC_ISSUER', 'OIDC_AMR'],
  ['TSA_URL', 'TSA_CA'],
] as const

/** Throws a SettingsError that names every wrong variable. An empty one counts as not set. */
export function parseSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  const s3 = given['STORAGE_URL'] === undefined ? undefined : readS3Url(given['STORAGE_URL'], given)
  const sentences = [...pairProblems(given), ...(typeof s3 === 'string' ? [`STORAGE_URL: ${s3}.`] : [])]
  const dialect = readDialect(given['BACKOFFICE_PERFIL'] ?? 'vtiger')
  if (typeof dialect === 'string') sentences.push(`BACKOFFICE_PERFIL: ${dialect}.`)
  if (!parsed.success) sentences.unshift(...parsed.error.issues.map(sentenceOf))
  if (!parsed.success || typeof s3 === 'string' || typeof dialect === 'string' || sentences.length > 0)
    throw new SettingsError([...new Set(sentences)])
  const env = parsed.data
  return {
    dataDir: env.PORTAL_DATA === undefined ? join(root, '.portal') : resolve(env.PORTAL_DATA),
    port: env.PORT,
    host: env.HOST,
    baseUrl: (env.BASE_URL ?? localUrl(env.HOST, env.PORT)).replace(/\/$/, ''),
    databaseUrl: env.DATABASE_URL,
    s3,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    trustedProxies: env.TRUSTED_PROXIES,
    mobileApi: both(env.MOBILE_API_USER, env.MOBILE_API_PASSWORD, (user, password) => ({ user, password })),
    backoffice: env.BACKOFFICE_URL
      ? {
          url: endpointOf(env.BACKOFFICE_URL),
          user: env.BACKOFFICE_USER ?? '',
          password: env.BACKOFFICE_PASSWORD ?? '',
          dialect,
        }
      : undefined,
    sessionSecrets: env.SESSION_SECRET?.split(',') ?? [],
    support: { telefono: env.SUPPORT_PHONE, email: env.SUPPORT_EMAIL },
    admin: both(env.ADMIN_EMAIL, env.ADMIN_PASSWORD, (email, password) => ({ email, password })),
    demo: env.DEMO ?? env.DATABASE_URL === undefined,
    sessionMinutes: env.SESSION_MINUTES,
    serviceWorker: env.SERVICE_WORKER ?? true,
    keptBytes: env.KEPT_ANSWERS_MIB * 2 ** 20,
    metricsToken: env.METRICS_TOKEN,
    webhookHosts: { proveedor: env.WEBHOOK_HOSTS, cuenta: env.WEBHOOK_HOSTS_CUENTAS },
    oidc: oidcOf(env),
    tsa: env.TSA_URL === undefined ? undefined : { url: env.TSA_URL, ca: env.TSA_CA },
  }
}

function oidcOf(env: z.output<typeof Environment>): OidcSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return undefined
  return {
    issuer,
    clientId,
    clientSecret,
    roles: env.OIDC_ROLES && new Map(env.OIDC_ROLES.map(({ group, rol }) => [group, rol])),
    local: env.OIDC_LOCAL?.toLowerCase(),
    acr: env.OIDC_ACR,
    amr: env.OIDC_AMR,
  }
}

function* pairProblems(given: Record<string, string | undefined>): Generator<string> {
  for (const [one, other] of pairs) {
    if (given[one] !== undefined && given[other] === undefined)
      yield `${other}: falta, y va junto con ${one}.`
    if (given[one] === undefined && given[other] !== undefined)
      yield `${one}: falta, y va junto con ${other}.`
  }
  for (const [one, other] of leaning)
    if (given[one] === undefined && given[other] !== undefined)
      yield `${one}: falta, y sin ella ${other} no dice nada.`
  if (given['BACKOFFICE_URL'] !== undefined && given['OIDC_ISSUER'] !== undefined)
    yield 'OIDC_ISSUER: no va con BACKOFFICE_URL: donde no hay consola no hay quien entre por ahí.'
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  return `${String(issue.path[0])}: ${said('es', issue.message)}.`
}

function both<Pair>(
  one: string | undefined,
  other: string | undefined,
  join: (one: string, other: string) => Pair,
) {
  return one === undefined || other === undefined ? undefined : join(one, other)
}

/** An address without a path means the usual one. */
function endpointOf(backofficeUrl: string): string {
  const url = new URL(backofficeUrl)
  if (url.pathname === '/') url.pathname = carrierDoor.url
  return url.href
}

/** A server that listens everywhere is reached here by its own name. */
export function localUrl(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
