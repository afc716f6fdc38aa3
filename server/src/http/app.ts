import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Dispatch } from '../dispatch.ts'
import type { Services } from '../handler.ts'
import type { OpenSession } from '../sessions/openSession.ts'
import type { Settings } from '../settings.ts'
import { archivosDoor } from './archivos.ts'
import { consolaDoor } from './consola.ts'
import { faltantesDoor } from './faltantes.ts'
import { answerError } from './fault.ts'
import { geografiaDoor } from './geografia.ts'
import { metricasDoor } from './metricas.ts'
import { mobileDoor } from './mobile.ts'
import { portalPages } from './portal.ts'
import { registroDoor } from './registro.ts'
import { saludDoor } from './salud.ts'
import { securityHeaders } from './securityHeaders.ts'
import { sessionCookie, type SessionCookie } from './sessionCookie.ts'
import type { Built } from './staticFiles.ts'
import { upfileDoor } from './upfile.ts'

/** What the doors lean on. */
export interface AppParts {
  settings: Settings
  services: Services
  pools: { app: pg.Pool; proveedor: pg.Pool }
  dispatch: { carrier: Dispatch; provider: Dispatch }
  openSession: { carrier: OpenSession; provider: OpenSession }
  cookies: { portal: SessionCookie; consola: SessionCookie }
  /** Where uploads wait until they are kept. */
  spoolDir: string
  jobsRun: () => boolean
  built: Built
}

const maxBodyBytes = 256 * 1024

export async function createApp(given: Omit<AppParts, 'cookies'>, logger: boolean): Promise<FastifyInstance> {
  const { baseUrl } = given.settings
  const parts: AppParts = {
    ...given,
    cookies: { portal: sessionCookie('portal', baseUrl), consola: sessionCookie('consola', baseUrl) },
  }
  const app = Fastify({
    logger: logger && { level: 'warn' },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: maxBodyBytes,
    // A proxy on this machine may speak for others; nobody else may.
    trustProxy: 'loopback',
    // Slow on purpose is cut off: 5 s for the headers, 2 minutes for the rest (a phone sending three photos).
    requestTimeout: 120_000,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
    forceCloseConnections: 'idle',
  })
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply))
  securityHeaders(app, baseUrl)
  await app.register(cookie)

  metricasDoor(app, parts)
  // Each in a scope of its own: what one reads (forms, multipart) the others refuse.
  await app.register((scope) => mobileDoor(scope, parts))
  await app.register((scope) => upfileDoor(scope, parts))
  for (const door of [consolaDoor, archivosDoor, registroDoor, geografiaDoor, faltantesDoor, saludDoor])
    await app.register((scope, _options, done) => {
      door(scope, parts)
      done()
    })
  await portalPages(app, parts)
  return app
}
