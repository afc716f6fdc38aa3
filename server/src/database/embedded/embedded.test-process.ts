import { startEmbedded } from './embedded.ts'

/**
 * A process with an embedded PostgreSQL, for tests to start, stop and kill. Speaks JSON lines: each sentence that
 * is logged, then `{ownerUrl}` or `{refused}`.
 */
const [dataDir = ''] = process.argv.slice(2)
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)

try {
  const started = performance.now()
  const { ownerUrl, stop } = await startEmbedded({ dataDir, log: (logged) => say({ logged }) })
  process.once('SIGINT', () => void stop())
  say({ ownerUrl, startedInMs: Math.round(performance.now() - started) })
} catch (error) {
  say({ refused: String(error) })
  process.exitCode = 1
}
