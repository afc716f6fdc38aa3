import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fill } from '@portal/bench/data.ts'
import { inBulk } from '@portal/bench/inBulk.ts'
import { keepJson } from '@portal/bench/keepJson.ts'
import { say } from '@portal/bench/say.ts'
import { startProduct } from '@portal/bench/servers.ts'
import { ending, Stop } from '@portal/bench/stop.ts'
import { withConnection } from '@portal/bench/withConnection.ts'
import { withDatabase } from '@portal/bench/withDatabase.ts'
import { loadCatalogo } from '@portal/server/catalogo/load.ts'
import { abuseGoals, measureAbuse, type AbuseFigures, type Waited } from './measureAbuse.ts'

/** What everybody else waits for, and what the machine holds, while one account does as much as it can. */

await ending(async () => {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '20' },
      json: { type: 'string' },
    },
  })
  await withDatabase(async (ownerUrl, dir) => {
    await withConnection(ownerUrl, loadCatalogo)
    await inBulk(ownerUrl, join(dir, 'postgres'), (db) => fill(db, { cuentas: 3 }))
    const product = await startProduct(ownerUrl, join(dir, 'datos'))
    try {
      const figures = await measureAbuse({ product, carriers: [1, 2, 3], seconds: Number(values.seconds) })
      const failures = tell(figures)
      say(`\nTodas las cifras quedan en ${await keepJson(values.json, 'abuse', figures)}.`)
      if (failures.length > 0) throw new Stop(failures.join('\n'))
    } finally {
      await product.stop()
    }
  })
})

/** Answers what is not as it should be. */
function tell({
  signInAlone,
  signInMeanwhile,
  uploadMeanwhile,
  uploads,
  thumbnails,
  mebibytes,
}: AbuseFigures) {
  say(`${cpus().length} procesadores, carga ${loadavg()[0]?.toFixed(1) ?? ''}.`)
  say(`ingreso de otra persona, sola: ${waited(signInAlone)}`)
  say(`ingreso mientras una cuenta abusa: ${waited(signInMeanwhile)}`)
  say(`subida de una tercera cuenta, mientras tanto: ${waited(uploadMeanwhile)}`)
  say(`a quien abusa se le contestó: subidas ${counts(uploads)}; miniaturas ${counts(thumbnails)}`)
  for (const [program, most] of Object.entries(mebibytes.byProgram))
    say(`${program}: hasta ${most.toFixed(0)} MiB`)
  say(`todos juntos: hasta ${mebibytes.together.toFixed(0)} MiB`)
  const node = mebibytes.byProgram['main.js'] ?? NaN
  return [
    [signInMeanwhile.p99 <= abuseGoals.signInP99Ms, `p99 del ingreso: meta ≤ ${abuseGoals.signInP99Ms} ms`],
    [node <= abuseGoals.nodeMebibytes, `memoria de Node: meta ≤ ${abuseGoals.nodeMebibytes} MiB`],
    [
      mebibytes.together <= abuseGoals.allMebibytes,
      `memoria de todos los procesos: meta ≤ ${abuseGoals.allMebibytes} MiB`,
    ],
  ].flatMap(([held, goal]) => (held === true ? [] : [`No se cumple ${String(goal)}.`]))
}

function waited({ times, p50, p99 }: Waited): string {
  return `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms (${times} veces)`
}

function counts(all: Readonly<Record<string, number>>): string {
  const said = Object.entries(all).map(([status, times]) => `${times} con ${status}`)
  return said.join(', ') || 'ninguna'
}
