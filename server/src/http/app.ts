import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Dispatch } from '../dispatch.ts'
import type { Services } from '../handler.ts'
import type { RemoteParts } from '../remote/parts.ts'
import { remoteArchivosDoor } from '../remote/archivos.ts'
import { remoteSaludDoor } from '../remote/salud.ts'
import { remoteUpfileDoor } from '../remote/upfile.ts'
import type { OpenSession } from '../sessions/openSession.ts'
import type { Settings } from '../settings.ts'
import type { Thumbnails } from '../thumbnails/thumbnails.ts'
import { archivosDoor } from './archivos.ts'
import { consolaDoor } from './consola.ts'
import { faltantesDoor } from './faltantes.ts'
import type { DoorParts } from './doorParts.ts'
import { exportarDoor } from './exportar.ts'
import { answerError } from './fault.ts'
import { geografiaDoor } from './geografia.ts'
import { logoDoor } from './logo.ts'
import { metricasDoor } from './metricas.ts'
import { mobileDoor } from './mobile.ts'
import { openapiDoor } from './openapi.ts'
import { portalPages } from './portal.ts'
import { registroDoor } from './registro.ts'
import { saludDoor } from './salud.ts'
import { securityHeaders } from './securityHeaders.ts'
import type { SessionCookie } from './sessionCookie.ts'
import { upfileDoor } from './upfile.ts'

/** What the doors of the embedded back office lean on beside that. */
export interface AppParts extends DoorParts {
  services: Services
  pools: { app: pg.Pool; proveedor: pg.Pool }
  dispatch: { carrier: Dispatch; provider: Dispatch }
  openSession: { carrier: OpenSession; provider: OpenSession }
  cookies: { portal: SessionCookie; consola: SessionCookie }
  /** Where uploads wait until they are kept. */
  spoolDir: string
  thumbnails: Thumbnails
  jobsRun: () => boolean
}

const maxBodyBytes = 256 * 1024

/** The portal and the console, on the embedded back office. */
export async function createApp(parts: AppParts, logger: boolean): Promise<FastifyInstance> {
  const app = await bareApp(parts.settings, logger)
  metricasDoor(app, parts)
  await app.register((scope) => upfileDoor(scope, parts))
  for (const door of [consolaDoor, exportarDoor, archivosDoor, logoDoor, saludDoor])
    await inScope(app, door, parts)
  await carrierDoors(app, parts)
  return app
}

/** The portal alone, before a back office elsewhere. */
export async function createRemoteApp(parts: RemoteParts, logger: boolean): Promise<FastifyInstance> {
  const app = await bareApp(parts.settings, logger)
  metricasDoor(app, parts)
  for (const door of [remoteUpfileDoor, remoteArchivosDoor, remoteSaludDoor]) await inScope(app, door, parts)
  await carrierDoors(app, parts)
  return app
}

/** Those that only speak to the dispatcher, and the pages. */
async function carrierDoors(app: FastifyInstance, parts: DoorParts): Promise<void> {
  await app.register((scope) => mobileDoor(scope, parts))
  for (const door of [registroDoor, geografiaDoor, faltantesDoor]) await inScope(app, door, parts)
  openapiDoor(app)
  await portalPages(app, parts)
}

/** Each in a scope of its own: what one reads (forms, multipart) the others refuse. */
async function inScope<Parts>(
  app: FastifyInstance,
  door: (app: FastifyInstance, parts: Parts) => void,
  parts: Parts,
): Promise<void> {
  await app.register((scope, _options, done) => {
    door(scope, parts)
    done()
  })
}

async function bareApp({ baseUrl, trustedProxies }: Settings, logger: boolean): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logger && { level: 'warn' },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: maxBodyBytes,
    // A proxy on this machine may say for whom it speaks, and those that the settings name; nobody else may.
    trustProxy: ['loopback', ...trustedProxies],
    // Slow on purpose is cut off: 5 s for the headers, 2 minutes for the rest (a phone sending three photos).
    requestTimeout: 120_000,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
    forceCloseConnections: 'idle',
  })
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply))
  securityHeaders(app, baseUrl)
  await app.register(cookie)
  return app
}
