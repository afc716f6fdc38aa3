import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { password, people } from '@portal/bench/page/people.ts'
import { say } from '@portal/bench/say.ts'
import { uniquePicture } from '../deeds.ts'
import { noneOf, type Row } from '../promises.ts'
import { Outcomes, Visitor } from '../visitor.ts'
import { until } from '../wait.ts'
import { startProduct, type Product } from './product.ts'

/** What the kernel saw of uploads, by strace: bytes, then their name, then the record, then the answer, each safe before the next. */

const uploads = 20

export async function watchWriteOrder(): Promise<readonly Row[]> {
  const product = await startProduct()
  try {
    const carrier = await Visitor.signIn(
      product.url,
      { ...people.ana, password },
      { outcomes: new Outcomes(), giveUpMs: 30_000 },
    )
    const lines = await traced(product, async () => {
      for (let n = 0; n < uploads; n++) await carrier.upload(uniquePicture())
    })
    const orders = [...keysIn(lines)].map((key) => orderOf(key, lines))
    const wrong = orders.filter((order) => order !== promised)
    for (const order of new Set(wrong)) say(`  ${order}`)
    return [
      noneOf(`Archivos que no se guardan en este orden: ${promised}`, {
        found: Math.max(wrong.length, uploads - orders.length),
        of: orders.length,
      }),
    ]
  } finally {
    await product.stop()
  }
}

async function traced({ pid, folder }: Product, work: () => Promise<void>): Promise<string[]> {
  const file = join(folder, 'strace.txt')
  const calls = 'trace=fsync,fdatasync,rename,renameat,renameat2,write,writev,sendmsg,sendto,read,recvfrom'
  const strace = spawn('strace', ['-f', '-y', '-s', '20000', '-e', calls, '-o', file, '-p', String(pid())], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  strace.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  if (!(await until(() => Promise.resolve(said.includes('attached')), { ms: 10_000 })))
    throw new Error(`strace did not attach: ${said}`)
  await work()
  await sleep(200)
  strace.kill('SIGINT')
  await once(strace, 'exit')
  return (await readFile(file, 'utf8')).split('\n')
}

/** Of the files that were given their name. */
function* keysIn(lines: readonly string[]): Generator<string> {
  for (const line of lines) {
    const key = /rename\w*\(.*"[^"]*\/entrantes\/[^"]*",.*"[^"]*\/archivos\/..\/..\/([^"/]+)"/.exec(line)?.[1]
    if (key !== undefined) yield key
  }
}

const promised = 'bytes al disco, nombre, nombre al disco, registro, registro confirmado, respuesta'

/** What was done of a file, in the order in which it ended. */
function orderOf(key: string, lines: readonly string[]): string {
  const named = lines.findIndex((line) => line.includes('rename') && line.includes(`/${key}"`))
  const waiting = /"([^"]*\/entrantes\/[^"]*)"/.exec(lines[named] ?? '')?.[1] ?? 'nothing'
  const folder = `/${key.slice(0, 2)}/${key.slice(2, 4)}>`
  const at = (from: number, is: (line: string) => boolean) => {
    const found = lines.findIndex((line, n) => n > from && is(line))
    return found < 0 ? undefined : ended(lines, found)
  }
  const recordedAt = at(
    -1,
    (line) => /(write|writev|sendto|sendmsg)\(/.test(line) && line.includes(key) && !line.includes('rename'),
  )
  const committedAt =
    recordedAt === undefined
      ? undefined
      : at(recordedAt, (line) => /COMMIT/.test(line) && /read|recv/.test(line))
  const moments: [string, number | undefined][] = [
    ['bytes al disco', at(-1, (line) => /f(data)?sync\(/.test(line) && line.includes(`<${waiting}>`))],
    ['nombre', ended(lines, named)],
    ['nombre al disco', at(named, (line) => /f(data)?sync\(/.test(line) && line.includes(folder))],
    ['registro', recordedAt],
    ['registro confirmado', committedAt],
    [
      'respuesta',
      recordedAt === undefined
        ? undefined
        : at(recordedAt, (line) => /(write|writev|sendmsg)\(/.test(line) && line.includes('HTTP/1.1 200')),
    ],
  ]
  return moments
    .filter((moment): moment is [string, number] => moment[1] !== undefined)
    .sort(([, one], [, other]) => one - other)
    .map(([name]) => name)
    .join(', ')
}

/** A call that another thread's was written into goes on in a line of its own. */
function ended(lines: readonly string[], began: number): number {
  const line = lines[began] ?? ''
  if (!line.includes('<unfinished ...>')) return began
  const [, thread = '', call = ''] = /^(\d+) +(\w+)\(/.exec(line) ?? []
  const resumed = lines.findIndex(
    (each, n) => n > began && each.startsWith(thread) && each.includes(`<... ${call} resumed>`),
  )
  return resumed < 0 ? began : resumed
}
