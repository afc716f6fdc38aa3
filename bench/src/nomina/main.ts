import { readFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { archivoSicoss, trabajadores } from '@portal/contract/nomina/archivos.test-examples.ts'
import { maxPersonas } from '@portal/contract/nominaLeida.ts'
import { keepJson } from '../keepJson.ts'
import { median } from '../median.ts'
import { launch } from '../page/slowPage.ts'
import { say } from '../say.ts'

/** Reads a SICOSS text of as many people as a list may have: from its bytes to what is kept of it, by the contract's own code, bundled as the app has it. */

const { values } = parseArgs({ options: { json: { type: 'string' } } })
const rounds = 9
const goalMs = 100
const origin = 'https://nomina.invalid'

const browser = await launch()
try {
  const page = await browser.newPage()
  const script = await readFile(process.env['LEER_NOMINA'] ?? '', 'utf8')
  await page.route(`${origin}/**`, (route) =>
    route.fulfill(
      new URL(route.request().url()).pathname === '/'
        ? { contentType: 'text/html', body: '<!doctype html>' }
        : { contentType: 'text/javascript', body: script },
    ),
  )
  await page.goto(`${origin}/`)
  const bytes = Buffer.from(archivoSicoss(trabajadores(maxPersonas))).toString('base64')
  const times = await page.evaluate(
    async ({ bytes, rounds }) => {
      const path = '/leerNomina.js'
      const { leerNomina } = (await import(path)) as {
        leerNomina: (bytes: Uint8Array) => { nomina?: { personas: unknown[] } }
      } // the contract's own
      const file = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))
      return Array.from({ length: rounds }, () => {
        const began = performance.now()
        const read = leerNomina(file)
        return { ms: performance.now() - began, personas: read.nomina?.personas.length ?? 0 }
      })
    },
    { bytes, rounds },
  )
  if (times.some(({ personas }) => personas !== maxPersonas)) throw new Error('not all of them were read')
  const all = times.map(({ ms }) => ms)
  const figures = {
    personas: maxPersonas,
    first: Math.round(all[0] ?? 0),
    median: Math.round(median(all)),
    most: Math.round(Math.max(...all)),
  }
  say(
    `${String(maxPersonas)} personas: ${String(figures.median)} ms, la primera vez ${String(figures.first)} ms, la más lenta ${String(figures.most)} ms; meta ${String(goalMs)} ms`,
  )
  say(`${String(cpus().length)} procesadores, carga ${loadavg()[0]?.toFixed(1) ?? ''}.`)
  say(`Las cifras quedan en ${await keepJson(values.json, 'nomina', figures)}`)
} finally {
  await browser.close()
}
