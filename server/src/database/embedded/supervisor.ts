import { setTimeout as sleep } from 'node:timers/promises'
import { launchPostmaster, type PostmasterOptions } from './postmaster.ts'

const SHORT_LIFE_MS = 2_000
const PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/** Starts PostgreSQL, and starts it again whenever it ends by itself (killed, out of memory, disk full). */
export async function keepRunning(options: PostmasterOptions): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController()
  const isStopping = () => stopping.signal.aborted
  let current = await launchPostmaster(options)
  let launched = Date.now()

  const watching = watch()
  return {
    async stop() {
      stopping.abort()
      await current.stop()
      await watching
    },
  }

  async function watch(): Promise<void> {
    for (;;) {
      await current.exited
      if (isStopping()) return
      options.log('La base de datos se cerró sola: se vuelve a abrir.')
      if (Date.now() - launched < SHORT_LIFE_MS) await pause(PAUSE_MS)
      await relaunch()
    }
  }

  async function relaunch(): Promise<void> {
    for (let pauseMs = PAUSE_MS; !isStopping(); pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      try {
        current = await launchPostmaster(options)
        launched = Date.now()
        if (isStopping()) await current.stop()
        return
      } catch (error) {
        options.log(`${error instanceof Error ? error.message : String(error)} Se prueba de nuevo.`)
        await pause(pauseMs)
      }
    }
  }

  async function pause(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { signal: stopping.signal }).catch(() => {})
  }
}
