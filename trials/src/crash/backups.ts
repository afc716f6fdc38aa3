import { spawn } from 'node:child_process'
import { randomFillSync } from 'node:crypto'
import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { password, people } from '@portal/bench/page/people.ts'
import { picture } from '@portal/bench/picture.ts'
import { say } from '@portal/bench/say.ts'
import { readArchive } from '@portal/server/backup/archive.ts'
import { sumLine } from '@portal/server/backup/entry.ts'
import { noneOf, type Row } from '../promises.ts'
import { watchMemory } from '../watchMemory.ts'
import { Outcomes, Visitor } from '../visitor.ts'
import { startProduct } from './product.ts'
import { startWriters } from './writers.ts'

/** A backup while people write, restored elsewhere and backed up again: the same, line by line and byte by byte. And one that is killed. */

/** Of 2.4 MB each, that nothing makes smaller. */
const files = 25
const mostMebibytes = 400

export async function backUpUnderLoad(): Promise<readonly Row[]> {
  const product = await startProduct()
  const at = (name: string) => join(product.folder, name)
  try {
    const carrier = await Visitor.signIn(
      product.url,
      { ...people.ana, password },
      { outcomes: new Outcomes(), giveUpMs: 60_000 },
    )
    for (let n = 0; n < files; n++) await carrier.upload(randomPicture())
    const writers = await startWriters(product.url, { loops: 2, pauseMs: 20 })
    await sleep(2_000)

    const broken = portal(['backup', at('cortado.tar.gz')], product.dataDir)
    await sleep(1_500)
    broken.kill()
    await broken.ended
    const taken = await stat(at('cortado.tar.gz')).then(
      () => 1,
      () => 0,
    )

    const before = [...writers.choferes.values()]
    const backup = portal(['backup', at('respaldo.tar.gz')], product.dataDir)
    const memory = watchMemory(backup.pid)
    const whole = (await backup.ended) === 0
    const { together } = await memory.stop()
    writers.requireAll()
    await writers.stop()

    const restored = (await portal(['restore', at('respaldo.tar.gz')], at('otro')).ended) === 0
    const again = (await portal(['backup', at('otra-vez.tar.gz')], at('otro')).ended) === 0
    if (!whole || !restored || !again) throw new Error('a backup or a restore did not end well')
    const [one, two] = [await read(at('respaldo.tar.gz')), await read(at('otra-vez.tar.gz'))]
    const different = [
      ...one.sums.filter((sum) => !two.sums.includes(sum)),
      ...two.sums.filter((sum) => !one.sums.includes(sum)),
    ]
    for (const each of different.slice(0, 10)) say(`  ${each.trim()}`)
    const known = /^(2\d\d|429|503)$/
    const odd = [...writers.outcomes.counts].filter(([status]) => !known.test(status))
    return [
      noneOf('respaldo con carga: partes que no vuelven iguales', {
        found: different.length,
        of: one.sums.length,
      }),
      noneOf('respaldo con carga: escrituras confirmadas antes de empezar que no tiene', {
        found: before.filter((documento) => !one.choferes.includes(documento)).length,
        of: before.length,
      }),
      noneOf('respaldo con carga: respuestas que no son 2xx, 429 ni 503', {
        found: odd.reduce((sum, [, count]) => sum + count, 0),
        of: [...writers.outcomes.counts.values()].reduce((sum, count) => sum + count, 0),
      }),
      noneOf('respaldo que se mata a la mitad: se toma por entero', { found: taken, of: 1 }),
      {
        what: `respaldo de ${((await stat(at('respaldo.tar.gz'))).size / 1e6).toFixed(0)} MB: memoria de su programa`,
        measured: `${together.toFixed(0)} MiB`,
        goal: `≤ ${mostMebibytes} MiB`,
        holds: together <= mostMebibytes,
      },
    ]
  } finally {
    await product.stop()
  }
}

function randomPicture(): Buffer {
  const bytes = picture(900, 900)
  return randomFillSync(bytes, 54)
}

/** `npm run portal -- …`, of the installation in that folder. */
function portal(args: readonly string[], dataDir: string) {
  const cli = fileURLToPath(new URL('../../../server/dist/cli.js', import.meta.url))
  const child = spawn(process.execPath, [cli, ...args], {
    env: { PATH: process.env['PATH'], TMPDIR: tmpdir(), PORTAL_DATA: dataDir, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return {
    pid: child.pid ?? 0,
    kill: () => child.kill('SIGKILL'),
    ended: once(child, 'exit').then(([code]) => code as number | null),
  }
}

/** The sum of each part of a backup, and what its table of choferes says. */
async function read(path: string): Promise<{ sums: string[]; choferes: string }> {
  const sums: string[] = []
  let choferes = ''
  for await (const entry of readArchive(path)) {
    // It says when it was, which differs.
    if (entry.path !== 'manifiesto.json') sums.push(sumLine(entry))
    if (/chofer/.test(entry.path)) choferes += entry.bytes.toString('utf8')
  }
  return { sums, choferes }
}
