import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { backPicture, cardPicture, dniText, mrzLines } from '@portal/server/testing/codePictures.ts'
import { keepJson } from '../keepJson.ts'
import { median } from '../median.ts'
import { launch } from '../page/slowPage.ts'
import { signIn } from '../page/people.ts'
import { say } from '../say.ts'
import { startDemo } from '../servers.ts'

/**
 * Reads pictures of a DNI into a chofer's form: from the file chosen to the form filled in. Those of its front are 800 pixels
 * wide; those of a back with lines for machines and no code are of several widths.
 */

const { values } = parseArgs({ options: { json: { type: 'string' } } })
/** Degrees. */
const tilts = [0, 3, 7, 12]
const rounds = 5
const goalMs = 1_500
const backs = [640, 1_000, 1_600].flatMap((width) => [
  ...[0, 3, 12, 25].map((tilt) => ({ width, tilt })),
  { width, blur: 1.4 },
  { width, light: 0.25 },
  { width, tilt: 180 },
  { width, tilt: 25, blur: 3 },
])
const backRounds = 3
const backGoalMs = 4_000

type Outcome = 'leído' | 'sin nombres' | 'ilegible' | 'mal'

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
    const right = page.getByText(/^Leímos \d+ datos/)
    const unreadable = page
      .getByRole('dialog')
      .getByText(/^(No encontramos el código ni los renglones|Los renglones del dorso están, pero)/)
    const choose = async (buffer: Buffer): Promise<number> => {
      await page.goto('/app/choferes/nuevo-chofer')
      await page.getByRole('button', { name: 'Escanear DNI' }).click()
      const chooser = page.getByRole('dialog').locator('input[type=file]').first()
      await chooser.waitFor({ state: 'attached' })
      const began = performance.now()
      await chooser.setInputFiles({ name: 'dni.jpg', mimeType: 'image/jpeg', buffer })
      await right.or(unreadable).waitFor()
      return performance.now() - began
    }
    const read = async (tilt: number): Promise<number> => {
      const took = await choose(await cardPicture(dniText(), { width: 800, tilt }))
      if (await unreadable.isVisible()) throw new Error(`a code that was not read at ${String(tilt)}°`)
      return took
    }
    const field = (name: string) => page.getByRole('textbox', { name }).first().inputValue()
    /** What the form holds after a back was chosen, beside what the back says. */
    const outcome = async (): Promise<Outcome> => {
      if (await unreadable.isVisible()) return 'ilegible'
      const [number, born] = [await field('Número'), await field('Fecha de nacimiento')]
      const names = [await field('Apellido'), await field('Nombre')].join('/')
      if (number !== '99.000.402' || born !== '14/03/1991') return 'mal'
      return names === 'Ibanez Ficticia/Julia Ines' ? 'leído' : names === '/' ? 'sin nombres' : 'mal'
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
    const dorsos = []
    for (const taken of backs) {
      const looks: { took: number; what: Outcome }[] = []
      const buffer = await backPicture(mrzLines(), taken)
      for (let round = 0; round < backRounds; round++)
        looks.push({ took: await choose(buffer), what: await outcome() })
      const took = looks.map((each) => each.took)
      const what = [...new Set(looks.map((each) => each.what))].join(', ')
      dorsos.push({ ...taken, what, median: Math.round(median(took)), most: Math.round(Math.max(...took)) })
    }
    for (const { what, median: middle, most, ...taken } of dorsos)
      say(
        `dorso ${JSON.stringify(taken)}: ${what}, ${String(middle)} ms, el más lento ${String(most)} ms; meta ${String(backGoalMs)} ms`,
      )
    if (dorsos.some(({ what }) => what.includes('mal'))) process.exitCode = 1
    say(
      `Cada una abre el lector de nuevo. ${String(cpus().length)} procesadores, carga ${loadavg()[0]?.toFixed(1) ?? ''}.`,
    )
    say(`Las cifras quedan en ${await keepJson(values.json, 'codes', { figures, dorsos })}`)
  } finally {
    await browser.close()
    await server.stop()
  }
} finally {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
}
