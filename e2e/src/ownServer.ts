import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyDemo, demo } from './demo.ts'
import { freePort } from './freePort.ts'
import { startServer } from './startServer.ts'

export interface OwnServer {
  origin: string
  dataDir: string
  /** Ended as whoever runs it does, and started again on what it holds, after what is done meanwhile. */
  restart: (meanwhile: () => Promise<unknown>) => Promise<void>
  stop: () => Promise<void>
}

const ending = new Set<string>()

/** Whether this is of a server that a journey has ended: what an open page still asks it is answered 503, or not at all. */
export const isOfEnded = (url: string): boolean => URL.canParse(url) && ending.has(new URL(url).origin)

/** A server for one journey alone, with an empty installation or the demonstration's: for what would change the day of everybody else. */
export async function startOwnServer(environment: Record<string, string>): Promise<OwnServer> {
  const port = environment['PORT'] ?? (await freePort())
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-propio-'))
  if (JSON.stringify(environment) === JSON.stringify(demo)) await copyDemo(dataDir)
  const origin = `http://127.0.0.1:${port}`
  const begin = async () => {
    const terminate = await startServer({ ...environment, PORT: port, PORTAL_DATA: dataDir })
    ending.delete(origin)
    return () => {
      ending.add(origin)
      return terminate()
    }
  }
  let end = await begin()
  return {
    origin,
    dataDir,
    restart: async (meanwhile) => {
      await end()
      await meanwhile()
      end = await begin()
    },
    stop: async () => {
      await end()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
