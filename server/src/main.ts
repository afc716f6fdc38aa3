import { inspect } from 'node:util'
import { isLostConnection } from './database/lostConnection.ts'
import { progressOn } from './progressOn.ts'
import { parseSettings } from './settings.ts'
import { start } from './start.ts'
import { startSentence } from './startError.ts'

/** The server as a program: it runs when started, and when imported by `npm start`. */

const { say, progress } = progressOn(process.stdout)

// The library of the jobs lets go of a promise that breaks with the database: that is no reason to end.
process.on('unhandledRejection', (reason) => {
  if (!isLostConnection(reason)) fail(reason)
  process.stderr.write(`a job lost its connection to the database: ${String(reason)}\n`)
})

await run()

async function run(): Promise<void> {
  const stopping = new AbortController()
  try {
    const settings = parseSettings(process.env)
    const starting = start(settings, say, progress)
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => {
        // Whoever asks twice does not want to wait.
        if (stopping.signal.aborted) process.exit(1)
        stopping.abort()
        void stop(starting)
      })
    await starting
  } catch (error) {
    if (!stopping.signal.aborted) fail(error)
  }
}

async function stop(starting: Promise<() => Promise<void>>): Promise<void> {
  say('\nCerrando…')
  try {
    const end = await starting
    await end()
    process.exit(0)
  } catch (error) {
    fail(error)
  }
}

function fail(error: unknown): never {
  process.stderr.write(`\n${startSentence(error) ?? inspect(error)}\n`)
  process.exit(1)
}
