import type { FastifyInstance } from 'fastify'
import { bareApp } from '../http/bareApp.ts'
import { carrierDoors } from '../http/carrierDoors.ts'
import { inScope } from '../http/inScope.ts'
import { metricasDoor } from '../http/metricas.ts'
import { notePrograms } from '../http/notePrograms.ts'
import type { LogTo } from '../logger.ts'
import { remoteArchivosDoor, remoteEjemplosDoor } from './archivos.ts'
import { remoteDocumentosZipDoor } from './documentosZip.ts'
import type { RemoteParts } from './parts.ts'
import { remoteSaludDoor } from './salud.ts'
import { remoteUpfileDoor } from './upfile.ts'

/** The portal alone, before a back office elsewhere. */
export async function createRemoteApp(parts: RemoteParts, log: LogTo): Promise<FastifyInstance> {
  const app = await bareApp(parts.settings, log)
  metricasDoor(app, parts)
  notePrograms(app, parts)
  await app.register((scope) => remoteUpfileDoor(scope, parts))
  const doors = [remoteArchivosDoor, remoteEjemplosDoor, remoteDocumentosZipDoor, remoteSaludDoor]
  for (const door of doors) await inScope(app, door, parts)
  await carrierDoors(app, parts)
  return app
}
