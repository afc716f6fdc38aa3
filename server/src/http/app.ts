import { apiV1 } from '@portal/contract/apiV1.ts'
import type { FastifyInstance } from 'fastify'
import type { LogTo } from '../logger.ts'
import type { AppParts } from './appParts.ts'
import { createAskingAsNobody } from './asNobody.ts'
import { bareApp } from './bareApp.ts'
import { byteDoors } from './byteDoors.ts'
import { carrierDoors } from './carrierDoors.ts'
import { consolaDoor } from './consola.ts'
import { inScope } from './inScope.ts'
import { logoDoor } from './logo.ts'
import { metricasDoor } from './metricas.ts'
import { serveAudience } from './onlyHere.ts'
import { oidcDoors } from './oidc.ts'
import { notePrograms } from './notePrograms.ts'
import type { Pace } from './pace.ts'
import { paseDoor } from './pase.ts'
import { pedidoDoors } from './pedido.ts'
import { porteriaDoor } from './porteria.ts'
import { saludDoor } from './salud.ts'
import { icalDoor } from './ical/icalDoor.ts'
import { mcpDoor } from './mcp/mcpDoor.ts'
import { testigosDoor } from './testigos.ts'
import { createAsking } from './v1/askWithToken.ts'
import { v1Doors } from './v1/v1Doors.ts'
import { createTokenTurns } from './withToken.ts'

/** The portal and the console, on the embedded back office. */
export async function createApp(parts: AppParts, log: LogTo, pace?: Pace): Promise<FastifyInstance> {
  const app = await bareApp(parts.settings, log, pace)
  serveAudience(app, parts.audience)
  metricasDoor(app, parts)
  notePrograms(app, parts.sides.carrier)
  testigosDoor(app, parts)
  for (const { open } of byteDoors) await app.register((scope) => open(scope, parts))
  for (const door of [consolaDoor, logoDoor, saludDoor]) await inScope(app, door, parts)
  // One line for all of them, or together they would leave no connection to whoever signs in.
  const ofNobody = { ...parts, asNobody: createAskingAsNobody(parts.sides.carrier) }
  for (const door of [paseDoor, porteriaDoor]) await inScope(app, door, ofNobody)
  await app.register((scope) => pedidoDoors(scope, ofNobody))
  const withTokens = { ...parts, turns: createTokenTurns(parts.pools) }
  await inScope(app, icalDoor, withTokens)
  const programs = { ...createAsking(withTokens), storage: parts.services.storage }
  await inScope(app, mcpDoor, programs)
  if (parts.company) await app.register((scope) => oidcDoors(scope, parts))
  await app.register(
    (scope, _options, done) => {
      v1Doors(scope, programs)
      done()
    },
    { prefix: apiV1 },
  )
  await carrierDoors(app, parts)
  return app
}
