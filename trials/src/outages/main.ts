import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { keepJson } from '@portal/bench/keepJson.ts'
import { postmasterIn } from '@portal/bench/postmaster.ts'
import { say } from '@portal/bench/say.ts'
import { startDemo } from '@portal/bench/servers.ts'
import { ending, Stop } from '@portal/bench/stop.ts'
import { withDatabase } from '@portal/bench/withDatabase.ts'
import { killPostgres, type Killed } from './postgres.ts'
import { rowOf } from './report.ts'

/** Makes what the portal leans on fall while people are at work, and says what they were answered. */

const maxBackSeconds = 5

await ending(async () => {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '3' },
      loops: { type: 'string', default: '16' },
      json: { type: 'string' },
    },
  })
  const [kills, loops] = [Number(values.kills), Number(values.loops)]
  if (!(kills >= 1 && loops >= 1))
    throw new Stop('--kills y --loops son números: cuántas caídas, y cuántos piden a la vez.')
  const found: Record<string, Killed> = {}

  found['PostgreSQL incluido'] = await inFolder(async (dataDir) => {
    const server = await startDemo(dataDir)
    try {
      return await killPostgres({
        url: server.url,
        postmaster: () => postmasterIn(dataDir),
        kills,
        loops,
        secondsApart: 10,
      })
    } finally {
      await server.stop()
    }
  })
  await withDatabase(async (ownerUrl, dir) => {
    const server = await startDemo(join(dir, 'datos'), ownerUrl)
    try {
      found['PostgreSQL aparte'] = await killPostgres({
        url: server.url,
        postmaster: () => postmasterIn(dir),
        kills,
        loops,
        secondsApart: 10,
      })
    } finally {
      await server.stop()
    }
  })

  const falls = Object.entries(found).flatMap(([name, { falls }]) =>
    falls.map((fall, i) => ({ name: `${name}, kill -9 n.º ${String(i + 1)}`, fall })),
  )
  say('')
  for (const { name, fall } of falls) say(rowOf(name, fall))
  const odd = falls.flatMap(({ fall }) => fall.odd)
  for (const said of new Set(odd.map(({ name, status, said }) => `  ${name}: ${String(status)} ${said}`)))
    say(said)
  say(`Las cifras quedan en ${await keepJson(values.json, 'outages', falls)}.`)
  if (odd.length > 0) throw new Stop(`Respuestas que no son ni buenas ni 503: ${String(odd.length)}.`)
  const late = falls.filter(({ fall }) => !(fall.backSeconds <= maxBackSeconds))
  if (late.length > 0)
    throw new Stop(
      `Tardó más de ${String(maxBackSeconds)} s en volver: ${String(late.length)} de ${String(falls.length)}.`,
    )
})

async function inFolder<Found>(work: (dataDir: string) => Promise<Found>): Promise<Found> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-outages-'))
  try {
    return await work(dataDir)
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}
