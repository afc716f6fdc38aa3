import { join } from 'node:path'
import { Refusal } from '@portal/contract'
import type { FastifyInstance } from 'fastify'
import { createRemoteApp } from './app.ts'
import { createForward } from './forward.ts'
import { createSeal } from '../http/seal.ts'
import { sessionCookie } from '../http/sessionCookie.ts'
import type { Built } from '../http/staticFiles.ts'
import { root } from '../root.ts'
import type { BackOfficeSettings, Settings } from '../settings.ts'
import { createRemote } from './remote.ts'
import { readSession } from './session.ts'

interface RemoteServerOptions {
  settings: Settings
  backoffice: BackOfficeSettings
  /** Log faults to the standard output. */
  log: boolean
  built?: Built
}

/** The portal before a back office elsewhere: no database, no files, no jobs, no console. */
export async function createRemoteServer(options: RemoteServerOptions): Promise<FastifyInstance> {
  const { settings, backoffice, log } = options
  const remote = createRemote(backoffice)
  // Every node before the same back office shares its password, so each opens the cookies of the others.
  const seal = createSeal(backoffice.password, 'portal session')
  const http = await createRemoteApp(
    {
      settings,
      remote,
      dispatch: { carrier: createForward(remote, settings.support) },
      cookies: { portal: sessionCookie('portal', settings.baseUrl, seal) },
      isSignedIn,
      // There is no operation for it that a back office of before this product would know.
      takesConsultas: () => Promise.resolve(false),
      built: options.built ?? { portalDist: join(root, 'portal/dist') },
    },
    log,
  )
  return http

  async function isSignedIn(token: string): Promise<boolean | undefined> {
    const session = readSession(token)?.session
    if (session === undefined) return false
    try {
      await remote.call({ operation: 'ping', input: {}, session, ip: '127.0.0.1', log: http.log })
      return true
    } catch (error) {
      if (!(error instanceof Refusal) || error.is('BACKOFFICE_DOWN', 'BACKOFFICE_ODD')) return undefined
      // Any other no, such as not knowing `ping`, says nothing of the session.
      return !error.is('SESSION_EXPIRED')
    }
  }
}
