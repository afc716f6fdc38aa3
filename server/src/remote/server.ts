import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createSeal } from '../http/seal.ts'
import { sessionCookie } from '../http/sessionCookie.ts'
import { nobody } from '../http/proveedorDicho.ts'
import type { Built } from '../http/staticFiles.ts'
import { root } from '../root.ts'
import { logRefusedAttacks } from '../refusedAttacks/logRefusedAttacks.ts'
import { createRefusedAttacks } from '../refusedAttacks/refusedAttacks.ts'
import { createMemoryLimits } from '../sessions/memoryLimits.ts'
import type { SlowDown } from '../sessions/slowly.ts'
import type { LogTo } from '../logger.ts'
import type { BackOfficeSettings, Settings } from '../settings.ts'
import { createRemoteApp } from './app.ts'
import { createCapacidades } from './capacidades.ts'
import { createForward } from './forward.ts'
import { createRemote } from './remote.ts'
import { createSessions } from './session.ts'

export interface RemoteServerOptions {
  settings: Settings
  backoffice: BackOfficeSettings
  /** Where faults are logged. */
  log: LogTo
  built?: Built
  /** Milliseconds that a person waits for an answer from there; 15 seconds unless said otherwise. */
  callMs?: number
  /** How somebody waits who tries too often; in real time unless said otherwise. */
  slowDown?: SlowDown
}

/** The portal before a back office elsewhere: no database, no files, no jobs, no console. */
export async function createRemoteServer(options: RemoteServerOptions): Promise<FastifyInstance> {
  const { settings, backoffice, log } = options
  const { dialect } = backoffice
  const remote = createRemote(backoffice, options.callMs)
  const sessions = createSessions(settings.sessionMinutes)
  const [secret = randomBytes(32).toString('hex'), ...former] = settings.sessionSecrets
  const seal = createSeal([secret, ...former], 'portal session')
  const limits = createMemoryLimits(options.slowDown)
  const capacidades = createCapacidades(dialect)
  const refusedAttacks = createRefusedAttacks({
    keep: logRefusedAttacks(() => http.log),
    everyMs: 60_000,
    onError: (error) => http.log.error(error),
  })
  const http = await createRemoteApp(
    {
      settings,
      dialect,
      remote,
      sessions,
      limits,
      refusedAttacks,
      dispatch: {
        carrier: createForward({
          remote,
          dialect,
          sessions,
          limits,
          capacidades,
          refusedAttacks,
          support: settings.support,
        }),
      },
      cookies: { portal: sessionCookie('portal', settings.baseUrl, seal) },
      // The cookie alone says so: nobody waits for the remote to get a page. What is asked for there finds out the rest.
      // Of a program's session only that one knows.
      isSignedIn: (token, carried) =>
        Promise.resolve(carried === 'cookie' ? sessions.read(token) !== undefined : undefined),
      // There is no operation for it that a back office of before this product would know.
      takesConsultas: () => Promise.resolve(false),
      takesPedidos: false,
      // How a back office elsewhere is called, nobody says.
      proveedor: () => Promise.resolve(nobody),
      built: options.built ?? { portalDist: join(root, 'portal/dist') },
    },
    log,
  )
  http.addHook('onClose', () => refusedAttacks.stop())
  if (settings.sessionSecrets.length === 0)
    http.log.warn('SESSION_SECRET is not set: sign-ins end with a restart, and are of this server alone')
  return http
}
