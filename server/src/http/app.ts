import type { FastifyInstance } from 'fastify'
import type { AppParts } from './appParts.ts'
import { archivosDoor } from './archivos.ts'
import { bareApp } from './bareApp.ts'
import { carrierDoors } from './carrierDoors.ts'
import { consolaDoor } from './consola.ts'
import { exportarDoor } from './exportar.ts'
import { inScope } from './inScope.ts'
import { logoDoor } from './logo.ts'
import { metricasDoor } from './metricas.ts'
import { saludDoor } from './salud.ts'
import { upfileDoor } from './upfile.ts'

/** The portal and the console, on the embedded back office. */
export async function createApp(parts: AppParts, logger: boolean): Promise<FastifyInstance> {
  const app = await bareApp(parts.settings, logger)
  metricasDoor(app, parts)
  await app.register((scope) => upfileDoor(scope, parts))
  for (const door of [consolaDoor, exportarDoor, archivosDoor, logoDoor, saludDoor])
    await inScope(app, door, parts)
  await carrierDoors(app, parts)
  return app
}
