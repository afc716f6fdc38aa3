import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { describeError, type LogTo } from '../logger.ts'
import type { Settings } from '../settings.ts'
import { beforeDoors } from './beforeDoors.ts'
import { answerError } from './fault.ts'
import { answerOnSocket } from './onSocket.ts'
import { keepPace, tickMs, usualPace, type Pace } from './pace.ts'
import { readableUrl } from './readableUrl.ts'
import { readJson } from './shallowJson.ts'
import { securityHeaders } from './securityHeaders.ts'
import { slowWrongPrograms } from './slowWrongPrograms.ts'

/** Of a call without files. */
export const maxBodyBytes = 256 * 1024
/** Of a call that shows no session: registering, signing in and writing to the provider take less than half of it. */
export const maxStrangerBytes = 32 * 1024
/** An address may name as many records as a page has rows, with their commas. */
const maxParamLength = 200 * 24
/** Whoever is still sending as the server stops gets a moment, and who only holds a connection too. */
const cutOffMs = 5_000

/** What every server of ours has before its doors: limits, ids, headers, and one way to answer what went wrong. */
export async function bareApp(
  settings: Settings,
  log: LogTo,
  pace: Pace = usualPace,
): Promise<FastifyInstance> {
  const { baseUrl, trustedProxies } = settings
  const onSocket = answerOnSocket(baseUrl)
  const before = beforeDoors(baseUrl, onSocket)
  const app = Fastify({
    logger: log !== false && {
      level: 'warn',
      serializers: { err: describeError },
      ...(log !== true && { stream: log }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: ({ url = '' }) => readableUrl(url),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: maxBodyBytes,
    routerOptions: { maxParamLength },
    // A proxy on this machine may say for whom it speaks, and those that the settings name; nobody else may.
    trustProxy: ['loopback', ...trustedProxies],
    clientErrorHandler: before.clientErrorHandler,
    frameworkErrors: before.frameworkErrors,
    // Slow on purpose is cut off: see pace.ts.
    requestTimeout: 0,
    // Whoever names no host is told so by us.
    http: { headersTimeout: pace.headersMs, connectionsCheckingInterval: tickMs, requireHostHeader: false },
    forceCloseConnections: 'idle',
  })
  app.decorateReply('refused', null)
  app.removeContentTypeParser('text/plain')
  readJson(app, 'application/json')
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply))
  securityHeaders(app, baseUrl)
  before.open(app)
  keepPace(app, onSocket, maxBodyBytes, pace)
  slowWrongPrograms(app, settings)
  app.addHook('preClose', (done) => {
    const cutOff = setTimeout(() => app.server.closeAllConnections(), cutOffMs).unref()
    app.server.once('close', () => clearTimeout(cutOff))
    done()
  })
  await app.register(cookie)
  return app
}
