import type { FastifyInstance } from 'fastify'
import type { DoorParts } from './doorParts.ts'
import { faltantesDoor } from './faltantes.ts'
import { geografiaDoor } from './geografia.ts'
import { inScope } from './inScope.ts'
import { mobileDoor } from './mobile.ts'
import { openapiDoor } from './openapi.ts'
import { portalPages } from './portal.ts'
import { registroDoor } from './registro.ts'

/** The doors that only speak to the dispatcher, and the pages: the same whoever keeps the data. */
export async function carrierDoors(app: FastifyInstance, parts: DoorParts): Promise<void> {
  await app.register((scope) => mobileDoor(scope, parts))
  for (const door of [registroDoor, geografiaDoor, faltantesDoor]) await inScope(app, door, parts)
  openapiDoor(app)
  await portalPages(app, parts)
}
