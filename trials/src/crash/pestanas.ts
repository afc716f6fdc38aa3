import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beginShift, codeForDevice } from '@portal/bench/page/porteria.ts'
import { pasoOf } from '@portal/bench/porteria/device.ts'
import { say } from '@portal/bench/say.ts'
import type { PasoDicho } from '@portal/contract/porteria.ts'
import { gateRoute } from '@portal/contract/rutas.ts'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import pg from 'pg'
import { noneOf, type Row } from '../promises.ts'
import { until } from '../wait.ts'
import { startProduct, type Product } from './product.ts'

/**
 * A day without a line at a gate, of 2,000 pasos, and the line that comes back: the tab dies a hundred times, some of them
 * with all of the browser, and the server twenty. What a guard was told is written down is at the provider's once.
 */

const lives = 100
/** The first of them without a server at all. */
const livesAway = 40
const killsOfServer = 20
const pasos = 2_000
/** Of them the guard types one in each life; the others stand there as the app writes them, over a day. */
const written = pasos / lives - 1
/** With each of these lives goes the whole browser. */
const everyBrowser = 10
const day = 24 * 3_600_000

export async function dieAtAGate(): Promise<readonly Row[]> {
  const product = await startProduct()
  const device = await openDevice(product.url)
  const pool = new pg.Pool({ connectionString: await product.ownerUrl(), max: 1 })
  // Who starts again after a fall ends what PostgreSQL has open.
  pool.on('error', () => undefined)
  try {
    const turnoid = await device.enrol()
    const expected = { pasoids: [] as string[], plates: [] as string[] }
    const server = await comingAndGoing(product)
    for (let life = 0; life < lives; life++) {
      if (life === livesAway) server.begin()
      const plate = `ZZ${String(life).padStart(3, '0')}ZZ`
      const some = Array.from({ length: written }, (_, n) =>
        aDayAgo(pasoOf(turnoid, `YY${String(life).padStart(3, '0')}YY`), (life * written + n) / pasos),
      )
      await device.live(
        async (page) => {
          await write(page, some)
          expected.pasoids.push(...some.map(({ pasoid }) => pasoid))
          await turnAway(page, plate)
          expected.plates.push(plate)
          await sleep(Math.random() * 400)
        },
        life % everyBrowser === everyBrowser - 1,
      )
    }
    const killed = await server.end()
    const left = await device.waitsNoMore()

    const { rows } = await pool.query<{ pasoid: string; texto: string }>(
      `select pasoid, partes->0->>'texto' as texto from paso where turnoid = $1`,
      [turnoid],
    )
    const [ids, plates] = [new Set(rows.map(({ pasoid }) => pasoid)), new Set(rows.map(({ texto }) => texto))]
    const of = expected.pasoids.length + expected.plates.length
    const lost = [
      ...expected.pasoids.filter((pasoid) => !ids.has(pasoid)),
      ...expected.plates.filter((plate) => !plates.has(plate)),
    ]
    for (const each of lost.slice(0, 10)) say(`  se perdió ${each}`)
    return [
      noneOf('portería sin señal: pasos anotados que se perdieron', { found: lost.length, of }),
      noneOf('portería sin señal: pasos que quedaron dos veces', {
        found: Math.max(0, rows.length + lost.length - of),
        of,
      }),
      noneOf('portería sin señal: pasos que la pantalla sigue diciendo que esperan', { found: left, of }),
      {
        what: 'portería sin señal: muertes de la pestaña, del navegador con ella, del servidor',
        measured: `${lives}, ${lives / everyBrowser}, ${killed}`,
        goal: `≥ ${lives}, ${killsOfServer} del servidor`,
        holds: killed >= killsOfServer,
      },
    ]
  } finally {
    await pool.end()
    await device.close()
    await product.stop()
  }
}

/** The server is away at first, comes back, and falls again and again. */
async function comingAndGoing(product: Product) {
  await product.killServer()
  let isOver = false
  let killed = 1
  let going = Promise.resolve()
  const come = async () => {
    product.startAgain()
    await until(async () => (await fetch(`${product.url}/salud`)).ok, { ms: 60_000, everyMs: 25 })
  }
  return {
    begin: () => {
      going = (async () => {
        await come()
        while (!isOver && killed < killsOfServer) {
          await sleep(500 + Math.random() * 3_000)
          await product.killServer()
          killed++
          await come()
        }
      })()
    },
    end: async () => {
      isOver = true
      await going
      return killed
    },
  }
}

const aDayAgo = (paso: PasoDicho, part: number): PasoDicho => {
  const momento = new Date(Date.now() - day * (1 - part)).toISOString()
  return { ...paso, momento, reloj: momento }
}

/** A browser with a profile that outlives it. */
async function openDevice(url: string) {
  const profile = await mkdtemp(join(tmpdir(), 'portal-portero-'))
  let running = await openBrowser(profile)
  const page = async () => {
    const made = await running.context.newPage()
    await made.goto(url + gateRoute, { waitUntil: 'domcontentloaded' })
    return made
  }
  return {
    /** With a shift begun, whose id it answers. */
    async enrol(): Promise<string> {
      const { context } = running
      const codigo = await codeForDevice(context, url)
      // What a gate has open is not for the eyes of who sits there.
      await context.clearCookies()
      const first = await context.newPage()
      await first.goto(`${url}${gateRoute}#${codigo}`)
      await beginShift(first)
      await first.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
      await until(
        () => first.evaluate(async () => (await caches.keys()).some((name) => name.includes('porteria'))),
        {
          ms: 60_000,
        },
      )
      const [turnoid] = await first.evaluate(inStore, { store: 'turnos', what: 'keys' as const })
      await first.close()
      return String(turnoid)
    },
    /** Until it dies. */
    async live(work: (page: Page) => Promise<void>, withBrowser: boolean): Promise<void> {
      const alive = await page()
      await work(alive)
      if (withBrowser) {
        await running.kill()
        running = await openBrowser(profile)
        return
      }
      const died = alive.waitForEvent('crash')
      const session = await running.context.newCDPSession(alive)
      // It answers nothing: it is no more.
      void session.send('Page.crash').catch(() => undefined)
      await died
      await alive.close()
    },
    /** How many still wait once there has been time to send them. */
    async waitsNoMore(): Promise<number> {
      const last = await page()
      const waiting = () => last.evaluate(inStore, { store: 'pasos', what: 'waiting' as const })
      await until(async () => (await waiting()).length === 0, { ms: 60_000 })
      return (await waiting()).length
    },
    async close() {
      await running.kill()
      await rm(profile, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

/** A plate that nobody knows, which the guard sends away: done once the screen says so. */
async function turnAway(page: Page, plate: string): Promise<void> {
  await page.getByRole('group', { name: 'Números' }).waitFor()
  await page.keyboard.type(plate, { delay: 60 })
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'No entra', exact: true }).click()
  await page.getByText(/^No entró/).waitFor()
}

/** As the app writes them, each in a transaction of its own. */
async function write(page: Page, some: readonly PasoDicho[]): Promise<void> {
  await page.evaluate(async (all) => {
    const opening = indexedDB.open('portal-porteria')
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(new Error(String(opening.error)))
    })
    for (const paso of all)
      await new Promise<void>((resolve, reject) => {
        const tx = db.transaction('pasos', 'readwrite')
        const patente = paso.partes[0]?.texto ?? null
        tx.objectStore('pasos').add({ paso, estado: 'espera', quien: { nombre: null, patente } })
        tx.oncomplete = () => resolve()
        tx.onabort = () => reject(new Error(String(tx.error)))
      })
    db.close()
  }, some)
}

/** Runs in the page: the keys of a store of the app's, or its pasos that wait. */
async function inStore({ store, what }: { store: string; what: 'keys' | 'waiting' }): Promise<unknown[]> {
  const opening = indexedDB.open('portal-porteria')
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(new Error(String(opening.error)))
  })
  const held = db.transaction(store).objectStore(store)
  const asked = what === 'keys' ? held.getAllKeys() : held.index('estado').getAllKeys('espera')
  const found = await new Promise<unknown[]>((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(new Error(String(asked.error)))
  })
  db.close()
  return found
}

interface Running {
  context: BrowserContext
  kill: () => Promise<void>
}

/** In a process of its own, which may be killed as a machine that goes dark. */
async function openBrowser(profile: string): Promise<Running> {
  // Of the browser that was there before: this one writes its own.
  await rm(join(profile, 'DevToolsActivePort'), { force: true })
  const child = spawn(
    process.env['CHROMIUM_PATH'] ?? chromium.executablePath(),
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--lang=es-AR',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { detached: true, stdio: 'ignore' },
  )
  const ended = once(child, 'exit')
  let browser: Browser | undefined
  const found = await until(
    async () => {
      const [port, path] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n')
      browser = await chromium.connectOverCDP(`ws://127.0.0.1:${port}${path}`)
      return true
    },
    { ms: 30_000 },
  )
  const context = browser?.contexts()[0]
  if (!found || !context) {
    killGroup(child)
    throw new Error('Chromium did not start')
  }
  context.setDefaultTimeout(60_000)
  return {
    context,
    kill: async () => {
      killGroup(child)
      await ended
    },
  }
}

function killGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL')
}
