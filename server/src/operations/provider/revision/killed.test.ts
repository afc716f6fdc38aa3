import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { named, providerDoor } from '@portal/contract/door.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmDecision, confirmForgotten } from '../../../jobs/decisiones.ts'
import { newSessionToken } from '../../../sessions/token.ts'
import { freshDatabase, type FreshDatabase } from '../../../testing/freshDatabase.ts'
import { howMany } from '../../../testing/howMany.ts'
import { makeIn, type Make } from '../../../testing/make.ts'

/**
 * A decision on a server that is killed (kill -9) at any moment of it: it stands with one line and one letter, or was undone
 * with neither. Every kill meets several decisions, each at another point.
 */
const kills = howMany(1, 10, 50)
const moreKills = 5
const decisionsAKill = 8
/** In the place of ten seconds. */
const undoMs = 400

let database: FreshDatabase
let make: Make
let dataDir: string
let token: string
let carrier: { cuenta_id: string; contactid: string; email: string }
const servers: ChildProcess[] = []

beforeAll(async () => {
  database = await freshDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'portal-muerte-'))
  make = makeIn(database.owner)
  await sql`create or replace function plazo_de_deshacer() returns interval language sql immutable parallel safe
    return ${sql.lit(`${undoMs} milliseconds`)}::interval`.execute(database.owner)
  const { operadorid } = await make.operador({ rol: 'revisor' })
  const session = newSessionToken()
  token = session.token
  await sql`select crear_sesion(${session.hash}, ${operadorid})`.execute(database.owner)
  const { cuenta_id } = await make.cuenta()
  carrier = await make.contacto({ cuenta_id })
}, 60_000)
afterAll(async () => {
  for (const server of servers) server.kill('SIGKILL')
  await database.drop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

interface Running {
  origin: string
  kill: () => Promise<void>
}

/** The whole server as a program, on a database that outlives it. */
async function startServer(): Promise<Running> {
  const port = await freePort()
  const main = fileURLToPath(new URL('../../../main.ts', import.meta.url))
  // What tests are told as theirs is no address of a server.
  const { BASE_URL: _, ...environment } = process.env
  const server = spawn(process.execPath, ['--import', 'tsx', main], {
    env: {
      ...environment,
      DATABASE_URL: database.ownerUrl,
      PORTAL_DATA: dataDir,
      PORT: String(port),
      DEMO: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  servers.push(server)
  await new Promise<void>((resolve, reject) => {
    let said = ''
    server.stdout.on('data', (words: Buffer) => {
      said += words.toString()
      if (said.includes('Ctrl-C')) resolve()
    })
    server.once('exit', () => reject(new Error(`it did not start: ${said}`)))
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    kill: async () => {
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** What was answered; nothing when the server died first. */
async function ask(origin: string, mode: string, input: object): Promise<{ success: boolean } | undefined> {
  try {
    const answer = await fetch(`${origin}${providerDoor.url}`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', cookie: `consola_sesion=${token}` },
      body: JSON.stringify({ ...named(mode, providerDoor), ...input }),
    })
    return (await answer.json()) as { success: boolean } // what every answer says
  } catch {
    return undefined
  }
}

interface Attempt {
  documentoid: string
  words: string
  decided: boolean | undefined
  /** Missing where nobody tried. */
  undone?: boolean | undefined
  tried: boolean
}

/** Begins, decides, and now and then thinks better of it, at moments of chance. */
async function attempt(origin: string, words: string): Promise<Attempt> {
  const { choferid } = await make.chofer({ cuenta_id: carrier.cuenta_id })
  const { documentoid } = await make.documento({
    cuenta_id: carrier.cuenta_id,
    recursoid: choferid,
    presentado_por: carrier.contactid,
  })
  await sleep(Math.random() * 900)
  const motivo = `Muerte ${words} dicha`
  const decided = (await ask(origin, 'DecidirDocumento', { documentoid, decision: 'rechazar', motivo }))
    ?.success
  const tried = decided === true && Math.random() < 0.5
  if (!tried) return { documentoid, words: motivo, decided, tried }
  await sleep(Math.random() * undoMs)
  const undone = (await ask(origin, 'DeshacerDecision', { documentoid }))?.success
  return { documentoid, words: motivo, decided, undone, tried }
}

/** What is left of all of them once nothing is on its way: by a job of the server that came after, or by the hourly one. */
async function settle(): Promise<void> {
  const parts = { db: database.owner, baseUrl: 'http://portal.test' }
  const all = await database.owner.selectFrom('decision').select('decisionid').execute()
  // A job that was at work when its server died stays that one's for hours.
  await sql`update decision set tomada = tomada - interval '11 minutes'`.execute(database.owner)
  await confirmForgotten(parts)
  // When those hours are over it runs once more.
  for (const { decisionid } of all) await confirmDecision(parts, decisionid)
}

async function outcomeOf({ documentoid, words }: Attempt) {
  const { estado } = await database.owner
    .selectFrom('documento')
    .select('estado')
    .where('documentoid', '=', documentoid)
    .executeTakeFirstOrThrow()
  const count = sql<number>`count(*)::int`.as('count')
  const lines = await database.owner
    .selectFrom('historial')
    .select(count)
    .where('documentoid', '=', documentoid)
    .where('docrechistorial_estado', '=', 'rechazado')
    .executeTakeFirstOrThrow()
  const letters = await database.owner
    .selectFrom('correo')
    .select(count)
    .where('para', '=', carrier.email)
    .where('texto', 'like', `%${words}%`)
    .executeTakeFirstOrThrow()
  return { estado, lines: lines.count, letters: letters.count }
}

const stands = { estado: 'rechazado', lines: 1, letters: 1 }
const never = { estado: 'en revision', lines: 0, letters: 0 }

test(
  'whenever the server is killed, a decision stands with one line and one letter, or it has neither',
  async () => {
    const attempts: Attempt[] = []
    const answered = () => attempts.some(({ decided }) => decided === true)
    // On a slow machine every kill may come before the first answer: then it is killed a few times more.
    for (let kill = 0; kill < kills || (kill < kills + moreKills && !answered()); kill++) {
      const server = await startServer()
      const going = Array.from({ length: decisionsAKill }, (_, n) => attempt(server.origin, `${kill}-${n}`))
      // From before the first decision to after its job.
      await sleep(Math.random() * 3_000)
      await server.kill()
      attempts.push(...(await Promise.all(going)))
    }
    // The one that comes after does what is left to do.
    const last = await startServer()
    await sleep(2_500)
    await last.kill()
    await settle()

    for (const each of attempts) {
      const outcome = await outcomeOf(each)
      const told = JSON.stringify({ ...each, outcome })
      expect([stands, never], told).toContainEqual(outcome)
      // What was answered is so.
      if (each.decided === true && !each.tried) expect(outcome, told).toEqual(stands)
      if (each.undone !== undefined) expect(outcome, told).toEqual(each.undone ? never : stands)
      if (each.decided === false) expect(outcome, told).toEqual(never)
    }
    expect(answered()).toBe(true)
  },
  60_000 + (kills + moreKills) * 30_000,
)
