import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { loadCatalogo } from './catalogo/load.ts'
import { startEmbedded } from './database/embedded/embedded.ts'
import { isUnused } from './database/isUnused.ts'
import { migrate } from './database/migrate.ts'
import { hasDemo } from './demo/hasDemo.ts'
import { demoSignIns } from './demo/signIns.ts'
import type { Progress } from './progress.ts'
import { refuseStrangers } from './refuseStrangers.ts'
import { createServer, type Server } from './server.ts'
import { ensureAdministrador } from './sessions/ensureAdministrador.ts'
import { localUrl, type BackOfficeSettings, type Settings } from './settings.ts'

type Say = (sentence: string) => void

/** Answers how to stop it all. */
export function start(settings: Settings, say: Say, progress: Progress): Promise<() => Promise<void>> {
  return settings.backoffice
    ? startRemote(settings, settings.backoffice, say)
    : startWithDatabase(settings, say, progress)
}

/** Nothing but http: the data are elsewhere. */
async function startRemote(settings: Settings, backoffice: BackOfficeSettings, say: Say) {
  const { createRemoteServer } = await import('./remote/server.ts')
  const http = await createRemoteServer({ settings, backoffice, log: true })
  await http.listen({ host: settings.host, port: settings.port })
  say(`\nPortal de transportistas: ${urlOf(http, settings)}`)
  say(`Los datos están en ${new URL(backoffice.url).origin}.\n\nCtrl-C lo cierra.`)
  return () => http.close()
}

/** Database → migrations → first data → http; it stops in the opposite order. */
async function startWithDatabase(
  settings: Settings,
  say: Say,
  progress: Progress,
): Promise<() => Promise<void>> {
  const database = await openDatabase(settings, say)
  try {
    await migrate(database.ownerUrl)
    const audience = { onlyHere: false }
    const server = await createServer({
      settings,
      audience,
      ownerUrl: database.ownerUrl,
      log: true,
      checkOutput: process.env['PORTAL_CHECK_OUTPUT'] === '1',
    })
    const stop = async () => {
      await server.stop()
      await database.stop()
    }
    try {
      await loadFirstData(server, settings, say, progress)
      const demo = await hasDemo(server.owner)
      if (demo) refuseStrangers(settings)
      audience.onlyHere = demo
      await server.http.listen({ host: settings.host, port: settings.port })
      sayWhere(server, settings, demo, say)
      const forget = prepareSoon(server)
      return () => {
        forget()
        return stop()
      }
    } catch (error) {
      await server.stop()
      throw error
    }
  } catch (error) {
    await database.stop()
    throw error
  }
}

/** Once those were answered who waited for the start. Answers how to leave it. */
function prepareSoon({ prepare, http }: Server): () => void {
  let left = false
  const timer = setTimeout(() => {
    prepare().catch((error: unknown) => left || http.log.warn({ err: error }, 'connections are not prepared'))
  }, 5_000)
  return () => {
    left = true
    clearTimeout(timer)
  }
}

async function openDatabase({ databaseUrl, dataDir }: Settings, say: Say) {
  if (databaseUrl === undefined) return startEmbedded({ dataDir: join(dataDir, 'postgres'), log: say })
  return { ownerUrl: databaseUrl, stop: () => Promise.resolve() }
}

async function loadFirstData(
  { owner, services, spoolDir }: Server,
  settings: Settings,
  say: Say,
  progress: Progress,
): Promise<void> {
  const empty = await isUnused(owner)
  await loadCatalogo(owner)
  if (settings.admin) await ensureAdministrador(owner, services.passwords, settings.admin)
  if (!settings.demo || !empty) return
  say('Cargando los datos de demostración (una sola vez)…')
  const { loadDemo } = await import('./demo/load.ts')
  await loadDemo({
    db: owner,
    storage: services.storage,
    spoolDir,
    hashPassword: services.passwords.hash,
    now: new Date(),
    progress,
  })
}

function sayWhere({ http }: Server, settings: Settings, demo: boolean, say: Say): void {
  const url = urlOf(http, settings)
  say(`\nPortal de transportistas: ${url}\nConsola del proveedor:    ${url}/consola`)
  if (demo) {
    say('\nCuentas de demostración (los datos son ficticios):')
    const widest = Math.max(...demoSignIns.map(({ email }) => email.length))
    for (const { who, email, password } of demoSignIns)
      say(`  ${email.padEnd(widest)}  ${password}  (${who})`)
  }
  if (settings.smtpUrl === undefined) say(`\nLos correos quedan en ${join(settings.dataDir, 'correo')}.`)
  say('\nCtrl-C lo cierra.')
}

function urlOf({ server }: FastifyInstance, { host }: Settings): string {
  const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
  return localUrl(host, port)
}
