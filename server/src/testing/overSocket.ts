import { readdir, readlink } from 'node:fs/promises'
import { get, request, type ClientRequest, type IncomingMessage } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { vi } from 'vitest'
import type { TestApp } from './app.ts'
import { inFull } from './howMany.ts'

/** What `inject` has not: a connection that somebody reads slowly, or lets go of. */
export interface OverSocket {
  /** The answer, not read yet. */
  get: (path: string, headers?: Record<string, string>) => Promise<IncomingMessage>
  /** A request whose body is still to be written. */
  post: (path: string, headers: Record<string, string>) => ClientRequest
}

export async function overSocket(http: FastifyInstance): Promise<OverSocket> {
  const url = await http.listen({ host: '127.0.0.1', port: 0 })
  return {
    get: (path, headers = {}) =>
      new Promise((resolve, reject) => {
        get(new URL(path, url), { headers, agent: false }, resolve).once('error', reject)
      }),
    post: (path, headers) => request(new URL(path, url), { method: 'POST', headers, agent: false }),
  }
}

/** What came of a request, however late its body was written. */
export function answerTo(call: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    call.once('response', resolve).once('error', reject)
  })
}

interface SlowRead {
  bytes: number
  /** By how much the buffers of this process, client and server, grew at most while the reader paused. */
  bufferGrowth: number
}

/** Reads to the end, with a pause before the first byte and after every 8 MB: whoever sends has to wait. */
export async function readSlowly(
  answer: IncomingMessage,
  take: (chunk: Buffer) => void = () => {},
): Promise<SlowRead> {
  const held = await watchBuffers()
  const pause = async (ms: number) => {
    await sleep(ms)
    await held.look()
  }
  await pause(400)
  let bytes = 0
  let burst = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    take(chunk)
    bytes += chunk.length
    burst += chunk.length
    if (burst < 8_000_000) continue
    burst = 0
    await pause(60)
  }
  return { bytes, bufferGrowth: held.growth() }
}

/** Takes about so many bytes and lets go of the connection. */
export async function readAndLeave(answer: IncomingMessage, bytes: number): Promise<void> {
  let taken = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    taken += chunk.length
    if (taken >= bytes) break
  }
  answer.destroy()
}

/** Far less than any test of a stream lets be held. */
const littleBytes = 15_000_000

/**
 * By how much the buffers of this process grow. To collect what is garbage among them takes a second where many tests
 * share the process: in each run it is counted along as long as all of it is `little`, which says no less than what is held.
 */
export async function watchBuffers(little = littleBytes) {
  const before = await heldBuffers()
  let growth = 0
  return {
    look: async () => {
      const withGarbage = process.memoryUsage().arrayBuffers - before
      const grown = withGarbage < little && !inFull ? withGarbage : (await heldBuffers()) - before
      growth = Math.max(growth, grown)
    },
    growth: () => growth,
  }
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void // Node gives it no other way while it runs

/**
 * A collection leaves buffers to a thread that frees them, and the next one waits for it. On a busy machine what was
 * read but not yet taken dies a little later: it is looked at again for as long as it falls.
 */
async function heldBuffers(): Promise<number> {
  const collected = async () => {
    await sleep(20)
    collectGarbage()
    return process.memoryUsage().arrayBuffers
  }
  collectGarbage()
  let held = await collected()
  for (let looks = 0; looks < 20; looks++) {
    const now = await collected()
    if (now >= held) break
    held = now
  }
  return held
}

/** Watches what a storage gives out, as it gives it. */
export function watchStorage({ services: { storage } }: Pick<TestApp, 'services'>) {
  const open = vi.spyOn(storage, 'open')
  const given = async () => {
    const asked = await Promise.allSettled(
      open.mock.results.map(({ value }) => value as ReturnType<typeof storage.open>), // what a spy saw has no type
    )
    return asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  }
  return {
    opened: () => open.mock.results.length,
    /** Those that still hold a file or a connection. */
    async stillOpen(): Promise<number> {
      return (await given()).filter(({ destroyed }) => !destroyed).length
    },
    stop: () => open.mockRestore(),
  }
}

/** Files of the server's folder that this process has open, where the system tells. */
export async function openFiles({ dataDir }: Pick<TestApp, 'dataDir'>): Promise<number> {
  const open = await readdir('/proc/self/fd').catch(() => [])
  const paths = await Promise.all(open.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')))
  return paths.filter((path) => path.startsWith(dataDir)).length
}

/** Connections of the server's roles that are at work or within a transaction. */
export async function busyConnections({ owner }: TestApp): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and application_name in ('portal', 'portal consola') and state <> 'idle'
  `.execute(owner)
  return rows[0]?.n ?? 0
}
