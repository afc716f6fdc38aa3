import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { confirmDecision } from '../jobs/decisiones.ts'
import PostalMime from 'postal-mime'
import { putBack } from '../mail/secreto.ts'
import { createServer, type Server, type ServerOptions } from '../server.ts'
import { parseSettings } from '../settings.ts'
import { freshDatabase, type FreshDatabase } from './freshDatabase.ts'
import { tellPeopleOf, testLog } from './logs.ts'
import { makeIn, type Make } from './make.ts'
import { oidcClient } from './oidcIssuer.ts'
import { testStorageUrl } from './storageUrl.ts'

/** Believed when it says for whom it speaks. */
export const trustedProxy = '203.0.113.80'

/** Basic credentials of the outside client that tests play. */
export const outsideClient = { user: 'app', password: 'una-clave-de-prueba' }

export const baseUrl = 'http://portal.test'

export interface TestApp extends Server {
  make: Make
  ownerUrl: string
  dataDir: string
  /** What was queued for this address, oldest first, with the links and codes that it leaves with. */
  mailbox: (para: string) => Promise<{ asunto: string; texto: string; plantilla: string }[]>
  /** Does at once what makes decisions firm ten seconds later. */
  confirmDecisions: () => Promise<void>
}

/** A migrated database and a folder, both gone when the app stops. */
export interface Place {
  database: Pick<FreshDatabase, 'ownerUrl' | 'drop'>
  dataDir: string
}

async function freshPlace(): Promise<Place> {
  const [database, dataDir] = await Promise.all([freshDatabase(), mkdtemp(join(tmpdir(), 'portal-app-'))])
  return { database, dataDir }
}

/** The whole server on a database and a folder of its own, with the catalogue loaded. Its answers are held to the contract. */
export async function startApp({
  storageUrl = testStorageUrl('app'),
  smtpUrl,
  place,
  logged,
  publicUrl = baseUrl,
  keptMib,
  serviceWorker,
  webhookHosts,
  tsa,
  oidc,
  ...options
}: Pick<
  ServerOptions,
  'tenantFilter' | 'built' | 'audience' | 'receiversCa' | 'slowDown' | 'issuerMs' | 'beatMs' | 'pace'
> & {
  storageUrl?: string | undefined
  /** Mails are files without it. */
  smtpUrl?: string
  /** Where a test has made room itself: what it does to it is nobody else's. */
  place?: Place
  /** Told each line that it logs. */
  logged?: (line: string) => void
  /** What people type: `BASE_URL`. */
  publicUrl?: string
  /** Of answers that it keeps, as an installation unless said. */
  keptMib?: number
  /** `0`: browsers that keep the app's code are told to stop. */
  serviceWorker?: '0'
  /** Hosts on site that programs may be told at. */
  webhookHosts?: string
  /** Who stamps the nights' roots. */
  tsa?: { url: string; ca?: string }
  /** The company's own sign-in, and what it decides. */
  oidc?: { issuer: string; roles?: string; local?: string; acr?: string; amr?: string }
} = {}): Promise<TestApp> {
  const { database, dataDir } = place ?? (await freshPlace())
  const settings = parseSettings({
    PORTAL_DATA: dataDir,
    BASE_URL: publicUrl,
    MOBILE_API_USER: outsideClient.user,
    MOBILE_API_PASSWORD: outsideClient.password,
    TRUSTED_PROXIES: trustedProxy,
    DEMO: '0',
    STORAGE_URL: storageUrl,
    SMTP_URL: smtpUrl,
    WEBHOOK_HOSTS: webhookHosts,
    WEBHOOK_HOSTS_CUENTAS: webhookHosts,
    TSA_URL: tsa?.url,
    TSA_CA: tsa?.ca,
    ...(oidc && {
      OIDC_ISSUER: oidc.issuer,
      OIDC_CLIENT_ID: oidcClient.id,
      OIDC_CLIENT_SECRET: oidcClient.secret,
      OIDC_ROLES: oidc.roles,
      OIDC_LOCAL: oidc.local,
      OIDC_ACR: oidc.acr,
      OIDC_AMR: oidc.amr,
    }),
    SERVICE_WORKER: serviceWorker,
    ...(keptMib !== undefined && { KEPT_ANSWERS_MIB: String(keptMib) }),
  })
  const server = await createServer({
    settings,
    ownerUrl: database.ownerUrl,
    log: testLog(logged),
    checkOutput: true,
    ...options,
  })
  return {
    ...server,
    make: makeIn(server.owner),
    ownerUrl: database.ownerUrl,
    dataDir,
    mailbox: (para) =>
      server.owner
        .selectFrom('correo')
        .select(['correoid', 'asunto', 'texto', 'html', 'plantilla', 'secreto'])
        .where('para', '=', para)
        .orderBy('creado')
        .execute()
        .then((rows) => Promise.all(rows.map((row) => asItLeaves(row, dataDir)))),
    async confirmDecisions() {
      const all = await server.owner
        .selectFrom('decision')
        .select('decisionid')
        .orderBy('decisionid')
        .execute()
      for (const { decisionid } of all) await confirmDecision({ db: server.owner, baseUrl }, decisionid)
    },
    async stop() {
      await tellPeopleOf(server.owner)
      await server.stop()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

interface Kept {
  correoid: string
  asunto: string
  texto: string
  html: string
  plantilla: string
  secreto: string | null
}

/** Until it left, what it brings stands beside it; from then on in what left alone. */
async function asItLeaves({ correoid, asunto, texto, html, plantilla, secreto }: Kept, dataDir: string) {
  const mail = putBack({ subject: asunto, text: texto, html }, secreto)
  if (mail) return { asunto, plantilla, texto: mail.text }
  const { text = '' } = await PostalMime.parse(await readFile(join(dataDir, 'correo', `${correoid}.eml`)))
  return { asunto, plantilla, texto: text }
}
