import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { gateRoute } from '@portal/contract/rutas.ts'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { readingThreadPolicy, isReadingThread } from './securityHeaders.ts'

/** Where the apps were built. */
export interface Built {
  portalDist: string
  /** Missing where there is no console. */
  consoleDist?: string
  /** Missing where there are no gates. */
  porteriaDist?: string
}

const yearSeconds = 31_536_000

/** What the pages load, as the builds compressed it. Names under `assets` carry a hash of their content, so they are kept for ever. */
export async function staticFiles(
  app: FastifyInstance,
  { portalDist, consoleDist, porteriaDist }: Built,
): Promise<void> {
  const hashed = { preCompressed: true, decorateReply: false, immutable: true, maxAge: yearSeconds * 1000 }
  for (const [prefix, dist] of [
    ['/assets/', portalDist],
    ['/consola/assets/', consoleDist],
    [`${gateRoute}/assets/`, porteriaDist],
  ] as const)
    if (dist !== undefined && existsSync(join(dist, 'assets')))
      await app.register(fastifyStatic, {
        ...hashed,
        prefix,
        root: join(dist, 'assets'),
        setHeaders: (reply, path) => {
          if (isReadingThread(path)) void reply.header('content-security-policy', readingThreadPolicy)
        },
      })

  if (!existsSync(portalDist)) return
  await app.register(fastifyStatic, {
    root: portalDist,
    prefix: '/',
    decorateReply: false,
    preCompressed: true,
    index: false,
    maxAge: 3_600_000,
    // Pages have addresses of their own, and what the build notes for itself is nobody's.
    allowedPath: (path) => !path.endsWith('.html') && !path.startsWith('/.'),
  })
}
