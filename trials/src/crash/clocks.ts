import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { password, people } from '@portal/bench/page/people.ts'
import { say } from '@portal/bench/say.ts'
import { carrierDoor, named } from '@portal/contract/door.ts'
import { newChofer } from '../deeds.ts'
import { noneOf, type Row } from '../promises.ts'
import { startProduct, type Product } from './product.ts'

/** Clocks that jump, of the server and of PostgreSQL, together and apart: what was closed stays closed, and nothing is a fault. */

/** Debian's libfaketime; a process reads its time from a file that is written anew for each jump. */
const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'

const hour = 3_600
const day = 24 * hour
/** Seconds by which the clock of each is off. */
const jumps: readonly { server: number; database: number }[] = [hour, -hour, day, -day].flatMap((by) => [
  { server: by, database: by },
  { server: by, database: 0 },
  { server: 0, database: by },
])
const askMs = 4_000

export async function jumpClocks(): Promise<readonly Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-relojes-'))
  // PostgreSQL is another user where this one is root.
  await chmod(folder, 0o755)
  const clocks = { server: join(folder, 'servidor'), database: join(folder, 'base') }
  const set = async ({ server, database }: (typeof jumps)[number]) => {
    await writeFile(clocks.server, offset(server))
    await writeFile(clocks.database, offset(database))
  }
  await set({ server: 0, database: 0 })
  const product = await startProduct(await surroundings(folder, clocks))
  const told: Told = { asked: 0, odd: [], opened: 0, closedAsked: 0, refused: 0 }
  try {
    const [open, closed] = [await signIn(product), await signIn(product)]
    await ask(product, closed, 'logout', {})
    if (!(await hasJumped(product, set))) throw new Error('the clocks did not jump: is libfaketime there?')
    for (const jump of jumps) {
      await set(jump)
      await work(product, { open, closed }, told)
      await set({ server: 0, database: 0 })
      await sleep(500)
    }
    // Back where it was, everybody works who signs in.
    const again = await signIn(product)
    const well = await ask(product, again, 'SaveChofer', newChofer())
    for (const each of new Set(told.odd)) say(`  ${each}`)
    return [
      noneOf('relojes: respuestas que no son buenas, 429, 503 ni «sesión vencida»', {
        found: told.odd.length,
        of: told.asked,
      }),
      noneOf('relojes: veces que abrió una sesión cerrada o una contraseña que no es', {
        found: told.opened,
        of: told.closedAsked,
      }),
      noneOf('relojes: de vuelta en hora, quien ingresa no puede trabajar', {
        found: well.success ? 0 : 1,
        of: 1,
      }),
      {
        what: 'relojes: saltos, y llamadas con la sesión vencida por ellos',
        measured: `${jumps.length}, ${told.refused}`,
        goal: '',
      },
    ]
  } finally {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const offset = (seconds: number) => `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}`

/** The database drops what it was given of the environment, so the program that starts it gives it a clock. */
async function surroundings(folder: string, clocks: { server: string; database: string }) {
  const faked = (file: string) => [
    `LD_PRELOAD=${library}`,
    `FAKETIME_TIMESTAMP_FILE=${file}`,
    'FAKETIME_NO_CACHE=1',
    'FAKETIME_DONT_FAKE_MONOTONIC=1',
    'DONT_FAKE_MONOTONIC=1',
  ]
  const programs = join(folder, 'bin')
  await mkdir(programs)
  await writeFile(
    join(programs, 'setpriv'),
    `#!/bin/sh\nexec env ${faked(clocks.database).join(' ')} /usr/bin/setpriv "$@"\n`,
    { mode: 0o755 },
  )
  return {
    env: { PATH: `${programs}:${process.env['PATH'] ?? ''}` },
    through: ['/usr/bin/env', ...faked(clocks.server)] as const,
  }
}

interface Answer {
  status: number
  success: boolean
  code: unknown
  text: string
}

async function ask({ url }: Product, cookie: string, mode: string, input: object): Promise<Answer> {
  const answer = await fetch(url + carrierDoor.url, {
    method: 'POST',
    headers: { origin: url, cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ ...named(mode, carrierDoor), ...input }),
    signal: AbortSignal.timeout(20_000),
  })
  const text = await answer.text()
  const { success, error } = JSON.parse(text) as { success: boolean; error?: { code: unknown } }
  return { status: answer.status, success, code: error?.code, text }
}

async function signIn({ url }: Product): Promise<string> {
  const { username } = people.ana
  const answer = await fetch(url + carrierDoor.url, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ ...named('login', carrierDoor), username, password }),
  })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
  if (cookie === undefined) throw new Error(`nobody could sign in: ${await answer.text()}`)
  return cookie
}

/** Each answer says when it was made. */
async function hasJumped(
  product: Product,
  set: (jump: (typeof jumps)[number]) => Promise<void>,
): Promise<boolean> {
  await set({ server: day, database: 0 })
  // What it says stands for a second.
  await sleep(1_500)
  const { headers } = await fetch(`${product.url}/auth/login`)
  const ahead = Date.parse(headers.get('date') ?? '') - Date.now()
  await set({ server: 0, database: 0 })
  return ahead > (day / 2) * 1000
}

interface Told {
  asked: number
  odd: string[]
  opened: number
  closedAsked: number
  refused: number
}

const sessionExpired = 1501

async function work(
  product: Product,
  { open, closed }: { open: string; closed: string },
  told: Told,
): Promise<void> {
  const until = performance.now() + askMs
  let own = open
  while (performance.now() < until) {
    for (const [mode, input] of [
      ['ListChoferes', {}],
      ['Dashboard', {}],
      ['SaveChofer', newChofer()],
    ] as const) {
      const answer = await ask(product, own, mode, input)
      told.asked += 1
      if (answer.code === sessionExpired) {
        told.refused += 1
        own = await signIn(product)
      } else if (!answer.success && ![429, 503].includes(answer.status))
        told.odd.push(answer.text.slice(0, 200))
    }
    await tryClosed(product, told, closed, 'ListChoferes', {})
  }
  // Once for each jump, and as somebody else: whoever guesses too often is kept waiting.
  await tryClosed(product, told, '', 'login', { username: people.delia.username, password: 'no es esta' })
}

async function tryClosed(
  product: Product,
  told: Told,
  cookie: string,
  mode: string,
  input: object,
): Promise<void> {
  const answer = await ask(product, cookie, mode, input)
  told.closedAsked += 1
  if (answer.success) told.opened += 1
  else if (answer.status >= 500 && answer.status !== 503) told.odd.push(answer.text.slice(0, 200))
}
