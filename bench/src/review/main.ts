import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { consoleRoutes } from '@portal/contract/rutas.ts'
import { keepJson } from '../keepJson.ts'
import { signIn } from '../page/people.ts'
import { launch } from '../page/slowPage.ts'
import { say } from '../say.ts'
import { startDemo } from '../servers.ts'
import { Calls } from './calls.ts'
import { partsOf, tableOf } from './report.ts'
import { addWaiting } from './waiting.ts'
import { installWatch, type Turn } from './watch.ts'

/** Reviews documents by keyboard alone in the real console, and says what of each took how long. */

const { values } = parseArgs({
  options: { documents: { type: 'string', default: '100' }, json: { type: 'string' } },
})
const documents = Number(values.documents)
if (!Number.isInteger(documents) || documents < 1) {
  process.stderr.write('--documents dice cuántos se revisan: 100, por ejemplo.\n')
  process.exit(1)
}

const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-review-'))
try {
  const server = await startDemo(dataDir)
  try {
    await addWaiting(dataDir, documents + 5)
    const browser = await launch()
    try {
      const context = await browser.newContext({
        baseURL: server.url,
        locale: 'es-AR',
        timezoneId: 'America/Argentina/Buenos_Aires',
        viewport: { width: 1440, height: 900 },
      })
      // tsx names functions with a helper of its own, which no page has.
      await context.addInitScript('globalThis.__name ??= (fn) => fn')
      await context.addInitScript(installWatch)
      await signIn(context, server.url, 'revisor')
      const page = await context.newPage()
      const calls = Calls.on(page)
      const began = performance.now()
      const turns = await review(page)
      const seconds = (performance.now() - began) / 1000
      const parts = partsOf(turns, calls.times)
      const perHour = Math.round((turns.length / seconds) * 3600)
      say(tableOf(parts))
      say(
        `\n${String(turns.length)} documentos en ${seconds.toFixed(0)} s: ${String(perHour)} por hora, sin lo que tarda en leerlos quien revisa.`,
      )
      say(`${String(cpus().length)} procesadores, carga ${loadavg()[0]?.toFixed(1) ?? ''}.`)
      const kept = await keepJson(values.json, 'review', {
        documents: turns.length,
        seconds,
        perHour,
        parts,
        turns,
      })
      say(`Las cifras quedan en ${kept}`)
    } finally {
      await browser.close()
    }
  } finally {
    await server.stop()
  }
} finally {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
}

/** From the newest on, which are the papers that were added: all of them PDFs that have not ended. */
async function review(page: Page): Promise<Turn[]> {
  await page.goto(`${consoleRoutes.revision}?order=presentado DESC`)
  await page.locator('main a[href*="/revision/"]').first().click()
  const turns: Turn[] = []
  while (turns.length < documents) {
    await page.evaluate(() => window.canDecide())
    const turn = page.evaluate(() => window.turn())
    // It listens once it was asked to.
    await page.evaluate(() => undefined)
    await page.keyboard.press('a')
    turns.push(await turn)
  }
  return turns
}
