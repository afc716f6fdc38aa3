import { setTimeout as sleep } from 'node:timers/promises'
import { launchPostmaster, type PostmasterOptions } from './embedded-postmaster.ts'

const SHORT_LIFE_MS = 2_000
const PAUSE_MS = 1_000

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
      if (Date.now() - launched < SHORT_LIFE_MS) await pause()
      await relaunch()
    }
  }

  async function relaunch(): Promise<void> {
    while (!isStopping()) {
      try {
        current = await launchPostmaster(options)
        launched = Date.now()
        if (isStopping()) await current.stop()
        return
      } catch (error) {
        options.log(`${error instanceof Error ? error.message : String(error)} Se prueba de nuevo.`)
        await pause()
      }
    }
  }

  async function pause(): Promise<void> {
    await sleep(PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => {})
  }
}
