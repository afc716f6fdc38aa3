import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'
import { answerError } from './fault.ts'
import { readableUrl } from './readableUrl.ts'
import { securityHeaders } from './securityHeaders.ts'

/** Of a call without files. */
export const maxBodyBytes = 256 * 1024
/** An address may name as many records as a page has rows, with their commas. */
const maxParamLength = 200 * 24

/** What every server of ours has before its doors: limits, ids, headers, and one way to answer what went wrong. */
export async function bareApp(
  { baseUrl, trustedProxies }: Settings,
  logger: boolean,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logger && { level: 'warn' },
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: ({ url = '' }) => readableUrl(url),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: maxBodyBytes,
    routerOptions: { maxParamLength },
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
