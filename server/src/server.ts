import { join } from 'node:path'
import { carrierOperations, providerOperations } from '@portal/contract'
import type { FastifyInstance } from 'fastify'
import { Kysely, PostgresDialect } from 'kysely'
import { providerHandlers } from './operations/provider/index.ts'
import { callerDatabase } from './database/callerDatabase.ts'
import { createLostConnections } from './database/lostConnections.ts'
import { createPool } from './database/pool.ts'
import { prepareRenewals } from './database/prepareRenewals.ts'
import { roleUrl } from './database/roles.ts'
import type { Database } from './database/schema.ts'
import { tenantFilter } from './database/tenantFilter.ts'
import { ensureFirma, FirmaMissingError, signingKeys } from './firma/firma.ts'
import { readingUnit } from './database/unit.ts'
import { createDispatch } from './dispatch.ts'
import type { Services } from './handler.ts'
import { createApp } from './http/app.ts'
import { oidcCookies } from './http/oidcCookies.ts'
import type { Pace } from './http/pace.ts'
import { proveedorDicho } from './http/proveedorDicho.ts'
import type { Audience } from './http/onlyHere.ts'
import { sessionCookie } from './http/sessionCookie.ts'
import type { Built } from './http/staticFiles.ts'
import type { KeptAnswers } from './life/keptAnswers.ts'
import { createSide } from './life/side.ts'
import { startWorker } from './jobs/worker.ts'
import { createInspector } from './inspection/inspector.ts'
import { createFotos } from './lectura/fotos.ts'
import { createTextos } from './lectura/textos.ts'
import { lateDelivery } from './mail/lateDelivery.ts'
import { supportEmail } from './mail/supportEmail.ts'
import { listenToNovedades } from './novedades/novedades.ts'
import { carrierHandlers } from './operations/carrier/index.ts'
import { root } from './root.ts'
import { keepRefusedAttacks } from './refusedAttacks/keepRefusedAttacks.ts'
import { createRefusedAttacks, type RefusedAttacks } from './refusedAttacks/refusedAttacks.ts'
import { createStreams, type Streams } from './novedades/streams.ts'
import { isSignedIn } from './sessions/isSignedIn.ts'
import { createLimits } from './sessions/databaseLimits.ts'
import { openCarrierSession, openProviderSession } from './sessions/openSession.ts'
import { createPasswords } from './sessions/passwords.ts'
import type { SlowDown } from './sessions/slowly.ts'
import { createTokenUses, type TokenUses } from './sessions/tokenUses.ts'
import type { LogTo } from './logger.ts'
import type { Settings } from './settings.ts'
import { createStorage } from './storage/createStorage.ts'
import { noteDamage, tellingStorage } from './storage/danados.ts'
import { verifyingStorage } from './storage/verifyingStorage.ts'
import { createRoom } from './storage/room.ts'
import { createThumbnails } from './thumbnails/thumbnails.ts'
import { createEntregador } from './webhooks/entregador.ts'
import { latePoster } from './webhooks/latePoster.ts'
import { createLegajos } from './importacion/legajos.ts'
import { lateSellador } from './sellos/lateSellador.ts'
import { createPublicAddresses } from './webhooks/publicAddress.ts'
import { tellOff } from './jobs/webhookApagado.ts'

/** Everything that serves, on a migrated database: what `main.ts` starts, and tests too. */
export interface Server {
  http: FastifyInstance
  /** As the owner: for what is nobody's request. */
  owner: Kysely<Database>
  services: Services
  /** Where files wait until they are kept. */
  spoolDir: string
  /** What was refused and may be an attack. */
  refusedAttacks: Pick<RefusedAttacks, 'flush'>
  /** How often programs asked. */
  tokenUses: Pick<TokenUses, 'flush'>
  /** Who listens to live updates. */
  streams: Pick<Streams, 'open' | 'endAll'>
  /** Has the connections of requests plan what the first of each would wait for. */
  prepare: () => Promise<void>
  /** In order: the requests at hand, the jobs at hand, the connections. */
  stop: () => Promise<void>
}

export interface ServerOptions {
  settings: Settings
  ownerUrl: string
  /** Where faults are logged. */
  log: LogTo
  /** Compare every answer with the contract. */
  checkOutput: boolean
  /** The first of the two walls between carriers; tests take it away to see the second stand alone. */
  tenantFilter?: boolean
  built?: Built
  /** A certificate that addresses of programs may show beside those that Node believes. */
  receiversCa?: string
  /** Whom it serves; everybody unless said otherwise. */
  audience?: Audience
  /** How somebody waits whose tries the database counts; in real time unless said otherwise. */
  slowDown?: SlowDown
  /** Milliseconds that the company's sign-in may take for each of its answers. */
  issuerMs?: number
  /** How often a stream of live updates looks whether its session lives. */
  beatMs?: number
  /** How slowly requests may come in. */
  pace?: Pace
}

export async function createServer(options: ServerOptions): Promise<Server> {
  const { settings, ownerUrl, log, checkOutput } = options
  const spoolDir = join(settings.dataDir, 'archivos/entrantes')
  let stopping = false
  const lost = createLostConnections()
  const kept: KeptAnswers[] = []
  const onError = (error: Error) => {
    for (const each of kept) each.forgetAll()
    lost.onError(error)
  }
  const connect = (name: string, url: string, max: number, waitsForDisk = true) =>
    createPool({ url, max, name, onError, waitsForDisk })
  const pools = {
    app: connect('portal', roleUrl(ownerUrl, 'portal_app'), 4),
    proveedor: connect('portal consola', roleUrl(ownerUrl, 'portal_proveedor'), 3),
    ingreso: connect('portal ingreso', roleUrl(ownerUrl, 'portal_ingreso'), 3),
    // Apart, so that a storm of tries waits for itself alone.
    limits: connect('portal límites', roleUrl(ownerUrl, 'portal_ingreso'), 2, false),
    owner: connect('portal tareas', ownerUrl, 5),
  }
  const owner = new Kysely<Database>({ dialect: new PostgresDialect({ pool: pools.owner }) })
  const storage = tellingStorage(verifyingStorage(await createStorage(settings)), (clave, causa) => {
    noteDamage(owner, clave, causa)
      .then((noted) => noted && http.log.error({ clave, causa }, 'a kept file is not what was kept'))
      .catch((error: unknown) => stopping || http.log.warn(`a damaged file is not noted: ${String(error)}`))
  })
  const services: Services = {
    settings,
    storage,
    inspector: createInspector(spoolDir),
    room: createRoom({
      dataDir: settings.dataDir,
      databaseDir: settings.databaseUrl === undefined ? join(settings.dataDir, 'postgres') : undefined,
    }),
    textos: createTextos(storage),
    passwords: createPasswords(),
    limits: createLimits(callerDatabase(readingUnit(pools.limits, undefined).run, []), options.slowDown),
    spoolDir,
  }
  const refusedAttacks = createRefusedAttacks({
    keep: keepRefusedAttacks(owner),
    everyMs: 1_000,
    onError: (error) => http.log.warn({ err: error }, 'what was refused is not kept yet'),
  })
  const tokenUses = createTokenUses({
    db: owner,
    everyMs: 10_000,
    onError: (error) => http.log.warn({ err: error }, 'how often programs asked is not kept yet'),
  })
  const legajos = createLegajos()
  const thumbnails = createThumbnails({ db: owner, storage, spoolDir })
  const fotos = createFotos(storage)
  const openSession = {
    carrier: openCarrierSession(settings.sessionMinutes),
    provider: openProviderSession(settings.sessionMinutes),
  }
  const shared = {
    keptBytes: settings.keptBytes,
    refusedAttacks,
    ingreso: pools.ingreso,
    room: services.room,
  }
  const sides = {
    carrier: createSide({
      ...shared,
      puerta: 'portal',
      pool: pools.app,
      openSession: openSession.carrier,
      plugins: options.tenantFilter === false ? [] : [tenantFilter],
    }),
    provider: createSide({
      ...shared,
      puerta: 'consola',
      pool: pools.proveedor,
      openSession: openSession.provider,
      plugins: [],
    }),
  }
  kept.push(sides.carrier.kept, sides.provider.kept)
  const dispatch = {
    carrier: createDispatch({
      side: sides.carrier,
      operations: carrierOperations,
      handlers: carrierHandlers,
      services,
      checkOutput,
    }),
    provider: createDispatch({
      side: sides.provider,
      operations: providerOperations,
      handlers: providerHandlers,
      services,
      checkOutput,
    }),
  }
  const streams = createStreams(options.beatMs)
  const novedades = listenToNovedades({
    url: ownerUrl,
    log: { warn: (message) => stopping || http.log.warn(message) },
  })
  const company = await companyOf(options, (reason) =>
    http.log.warn({ reason }, 'a sign-in by the company failed'),
  )
  const http = await createApp(
    {
      settings,
      services,
      sides,
      pools,
      dispatch,
      proveedor: () => proveedorDicho(owner),
      takesPedidos: true,
      takesConsultas: async () => (await supportEmail(owner)) !== null,
      isSignedIn: isSignedIn(pools.app, openSession.carrier, 'contacto'),
      isOperador: isSignedIn(pools.proveedor, openSession.provider, 'revisor'),
      cookies: {
        portal: sessionCookie('portal', settings.baseUrl),
        consola: sessionCookie('consola', settings.baseUrl),
      },
      company,
      spoolDir,
      legajos,
      thumbnails,
      novedades,
      streams,
      tokenUses,
      jobsRun: () => worker.runs(),
      audience: options.audience ?? { onlyHere: false },
      built: options.built ?? {
        portalDist: join(root, 'portal/dist'),
        consoleDist: join(root, 'console/dist'),
        porteriaDist: join(root, 'porteria/dist'),
      },
    },
    log,
    options.pace,
  )
  lost.tell((sentence) => http.log.warn(sentence))
  await ensureFirma({ db: owner, dataDir: settings.dataDir }).catch((error: unknown) => {
    if (!(error instanceof FirmaMissingError)) throw error
    http.log.warn(`${error.message}: what is signed with it is not sent`)
  })
  const delivery = lateDelivery(settings)
  const entregador = createEntregador({
    db: owner,
    poster: latePoster({
      addresses: {
        proveedor: createPublicAddresses(settings.webhookHosts.proveedor),
        cuenta: createPublicAddresses(settings.webhookHosts.cuenta),
      },
      ca: options.receiversCa,
    }),
    keys: () => signingKeys({ db: owner, dataDir: settings.dataDir }),
    tellOff: tellOff(settings.baseUrl),
    log: http.log,
  })
  const worker = await startWorker({
    pool: pools.owner,
    appPool: pools.app,
    db: owner,
    delivery,
    storage,
    baseUrl: settings.baseUrl,
    spoolDir,
    thumbnails,
    fotos,
    textos: services.textos,
    entregador,
    sellador:
      settings.tsa &&
      lateSellador({ ...settings.tsa, addresses: createPublicAddresses(settings.webhookHosts.proveedor) }),
    // What jobs did is told too, as the audit's last hash: a request tells only what went wrong.
    log: http.log.child({}, { level: 'info' }),
  })

  async function stop(): Promise<void> {
    streams.endAll()
    await http.close()
    stopping = true
    lost.stop()
    await refusedAttacks.stop()
    await tokenUses.stop()
    await worker.stop()
    await entregador.stop()
    delivery.close()
    thumbnails.stop()
    legajos.stop()
    fotos.stop()
    services.textos.stop()
    services.inspector.stop()
    await novedades.stop()
    await Promise.all(Object.values(pools).map((pool) => pool.end()))
  }
  const prepare = () => prepareRenewals([pools.app, pools.proveedor])
  return { http, owner, services, spoolDir, refusedAttacks, tokenUses, streams, prepare, stop }
}

/** What signs in by the company takes memory of its own: it is read where an issuer is set. */
async function companyOf(
  { settings, issuerMs }: Pick<ServerOptions, 'settings' | 'issuerMs'>,
  tell: (reason: string) => void,
) {
  const { oidc, baseUrl } = settings
  const away = oidcCookies(settings)
  if (!oidc || !away) return undefined
  const { createIssuer } = await import('./oidc/issuer.ts')
  return { oidc, away, issuer: createIssuer(oidc, baseUrl, tell, issuerMs) }
}
