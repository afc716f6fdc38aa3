import type { FastifyInstance } from 'fastify'
import type { Built } from '../http/staticFiles.ts'
import { createRemoteServer, type RemoteServerOptions } from '../remote/server.ts'
import { parseSettings } from '../settings.ts'
import { baseUrl, outsideClient } from './app.ts'
import { testLog } from './logs.ts'

/** A portal that keeps no data, before the back office at this address. */
export function startRemotePortal(
  url: string,
  environment: NodeJS.ProcessEnv = {},
  built?: Built,
  alsoTo?: (line: string) => void,
  waits: Pick<RemoteServerOptions, 'callMs' | 'slowDown'> = {},
): Promise<FastifyInstance> {
  const settings = parseSettings({
    BASE_URL: baseUrl,
    MOBILE_API_USER: outsideClient.user,
    MOBILE_API_PASSWORD: outsideClient.password,
    BACKOFFICE_URL: url,
    BACKOFFICE_USER: outsideClient.user,
    BACKOFFICE_PASSWORD: outsideClient.password,
    ...environment,
  })
  if (!settings.backoffice) throw new Error('settings without a back office')
  return createRemoteServer({
    settings,
    backoffice: settings.backoffice,
    log: testLog(alsoTo),
    ...(built && { built }),
    ...waits,
  })
}
