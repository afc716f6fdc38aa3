import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { cardPicture, dniText } from '@portal/server/testing/codePictures.ts'
import { keepJson } from '../keepJson.ts'
import { median } from '../median.ts'
import { launch } from '../page/slowPage.ts'
import { signIn } from '../page/people.ts'
import { say } from '../say.ts'
import { startDemo } from '../servers.ts'

/** Reads pictures of a DNI, 800 pixels wide, into a chofer's form: from the file chosen to the form filled in. */

const { values } = parseArgs({ options: { json: { type: 'string' } } })
/** Degrees. */
const tilts = [0, 3, 7, 12]
const rounds = 5
const goalMs = 1_500

const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-codes-'))
try {
  const server = await startDemo(dataDir)
  const browser = await launch()
  try {
    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'es-AR',
      reducedMotion: 'reduce',
    })
    await signIn(context, server.url, 'ana')
    const page = await context.newPage()
    const read = async (tilt: number): Promise<number> => {
      const buffer = await cardPicture(dniText(), { width: 800, tilt })
      await page.goto('/app/choferes/nuevo-chofer')
      await page.getByRole('button', { name: 'Escanear DNI' }).click()
      const chooser = page.getByRole('dialog').locator('input[type=file]').first()
      await chooser.waitFor({ state: 'attached' })
      const began = performance.now()
      await chooser.setInputFiles({ name: 'dni.jpg', mimeType: 'image/jpeg', buffer })
      await page.getByText(/^Leímos \d+ datos/).waitFor()
      return performance.now() - began
    }
    const times = new Map<number, number[]>(tilts.map((tilt) => [tilt, []]))
    for (let round = 0; round < rounds; round++)
      for (const tilt of tilts) times.get(tilt)?.push(await read(tilt))
    const figures = [...times].map(([tilt, all]) => ({
      tilt,
      median: Math.round(median(all)),
      most: Math.round(Math.max(...all)),
    }))
    for (const { tilt, median: middle, most } of figures)
      say(
        `${String(tilt).padStart(2)}°: ${String(middle)} ms, el más lento ${String(most)} ms; meta ${String(goalMs)} ms`,
      )
    say(
      `Cada una abre el lector de nuevo. ${String(cpus().length)} procesadores, carga ${loadavg()[0]?.toFixed(1) ?? ''}.`,
    )
    say(`Las cifras quedan en ${await keepJson(values.json, 'codes', figures)}`)
  } finally {
    await browser.close()
    await server.stop()
  }
} finally {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
}
