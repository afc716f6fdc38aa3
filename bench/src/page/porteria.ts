import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Result } from '@portal/contract'
import { carrierDoor, named, providerDoor, type Door } from '@portal/contract/door.ts'
import { gateRoute } from '@portal/contract/rutas.ts'
import { DEMO_PIN, demoGuardias } from '@portal/server/demo/insertPorteria.ts'
import { qrPicture } from '@portal/server/testing/codePictures.ts'
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { arrivedBy, painted, reached } from './arrived.ts'
import { signIn } from './people.ts'
import type { Mark } from './recorder.ts'
import { launch, withSlowPage } from './slowPage.ts'
import type { Visit } from './visit.ts'

const respuesta: Mark = { selector: 'main h1, main h2', text: 'PUEDE ENTRAR|NO PUEDE|LLAMAR', fresh: true }
const comparar: Mark = { selector: 'main h1, main h2', text: 'escribí las tres que faltan', fresh: true }

/** A phone at a gate that was never there: taken by its code, a shift begun, plates typed, and a pass read by a scanner's keys. */
export const porteria: Visit = {
  name: 'porteria',
  title: `${gateRoute}: sumar el aparato, una patente escrita, un pase leído`,
  goals: { kib: 250, firstList: 3_000, typedVerdict: 200, passRead: 1_000, cls: 0.02 },
  measure: (browser, origin) =>
    withSlowPage(browser, origin, async ({ page, context, wire }) => {
      const { codigo, units, pase } = await comesToTheGate(context, origin)

      await page.goto(`${gateRoute}#${codigo}`, { waitUntil: 'commit' })
      await reached(page, { selector: 'main button', text: 'Sumar este dispositivo' })
      await wire.quiet()
      const came = await arrivedBy(page, wire, Infinity)
      const seen = await painted(page)

      const firstList = await beginShift(page)
      await wire.quiet()
      const typed: number[] = []
      for (const { partes } of units.slice(0, 3)) {
        typed.push(await enter(page, partes[0]?.nombre ?? '', respuesta))
        await page
          .getByRole('button', { name: /^(Entra|No entra|Sale)$/ })
          .first()
          .click()
        await keys(page).waitFor()
      }
      const passRead = await enter(page, pase, comparar)
      return { ...came, ...seen, firstList, typedVerdict: Math.max(...typed), passRead }
    }),
}

/** The same phone with a pass before its camera, again and again: what the app takes from the camera's screen to the answer. */
export const porteriaCamara: Visit = {
  name: 'camara',
  title: `${gateRoute}: un pase delante de la cámara`,
  goals: { scanVerdict: 1_000 },
  measure: async (browser, origin) => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-camara-'))
    try {
      const picture = join(folder, 'camara.mjpeg')
      const passing = await browser.newContext()
      const { codigo, units, pase } = await comesToTheGate(passing, origin)
      await passing.close()
      await writeFile(picture, await qrPicture(pase))
      const looking = await launch([
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${picture}`,
      ])
      try {
        return await withSlowPage(looking, origin, async ({ page }) => {
          await page.goto(`${gateRoute}#${codigo}`, { waitUntil: 'commit' })
          await beginShift(page)
          await reached(page, comparar)
          const took: number[] = []
          const last = units[0]?.partes[0]?.nombre.replace(/\W/g, '').slice(-3) ?? ''
          for (let n = 0; n < scans; n++) {
            // Whoever looks at a truck; keys that come at once are of the screen before.
            await page.waitForTimeout(1_000)
            const verdict = await enter(page, last.slice(0, 2), respuesta, last.slice(2))
            await page
              .getByRole('button', { name: /^(Entra|No entra|Sale)$/ })
              .first()
              .click()
            // From the camera's screen on, that of before being gone.
            await reached(page, { selector: 'main video' })
            const from = await page.evaluate(() => performance.now())
            took.push((await reached(page, comparar)) - from + verdict)
          }
          return { scanVerdict: Math.max(...took) }
        })
      } finally {
        await looking.close()
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}

const scans = 5

const keys = (page: Page) => page.getByRole('group', { name: 'Números' })

/** A code for one device at a gate of no operation, of the demonstration's. */
export async function codeForDevice(context: BrowserContext, origin: string): Promise<string> {
  await signIn(context, origin, 'administrador')
  const ask = asker(context.request, origin)
  const { records: puertas } = await ask<Result<'ListPuertas'>>(providerDoor, 'ListPuertas', {})
  const puertaid = puertas.find(({ operacion }) => operacion === null)?.puertaid
  const { codigo } = await ask<Result<'CrearCodigoDeDispositivo'>>(providerDoor, 'CrearCodigoDeDispositivo', {
    puertaid,
  })
  return codigo
}

/** Such a code, units that stand before that gate, and the first one's pass. */
async function comesToTheGate(context: BrowserContext, origin: string) {
  const codigo = await codeForDevice(context, origin)
  const ask = asker(context.request, origin)
  await signIn(context, origin, 'ana')
  const { records: unidades } = await ask<Result<'ListUnidades'>>(carrierDoor, 'ListUnidades', {
    pagesize: 50,
  })
  const units = unidades.filter(({ estado, partes }) => estado === 'ACTIVA' && partes.length > 1)
  const { records: pases } = await ask<Result<'VerPase'>>(carrierDoor, 'VerPase', {
    recursoid: units[0]?.unidadid,
  })
  return { codigo, units, pase: pases[0]?.codigo ?? '' }
}

/** A device with that code becomes the gate's, and a guard of the demonstration's begins: ms until it had its list. */
export async function beginShift(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Sumar este dispositivo' }).click()
  const from = performance.now()
  await page.getByLabel('Quién empieza el turno').waitFor()
  const firstList = performance.now() - from
  await page.getByLabel('Quién empieza el turno').selectOption({ label: demoGuardias[0] })
  for (const sign of DEMO_PIN) await keys(page).getByRole('button', { name: sign, exact: true }).click()
  await page.getByRole('button', { name: 'Empezar el turno' }).click()
  await page.getByRole('navigation', { name: 'Pantallas' }).or(page.locator('#comparar')).first().waitFor()
  return firstList
}

/** Types it, with Enter or another key at its end: from that key to what it leads to. */
async function enter(page: Page, text: string, mark: Mark, end = 'Enter'): Promise<number> {
  await page.keyboard.type(text)
  await page.evaluate(() => {
    window.recorder.leave()
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        window.recorder.clicked = timeStamp
      },
      { capture: true, once: true },
    )
  })
  await page.keyboard.press(end)
  const at = await reached(page, mark)
  return at - (await page.evaluate(() => window.recorder.clicked))
}

/** At full speed, beside the page. */
export const asker =
  (request: APIRequestContext, origin: string) =>
  async <Answer>(door: Door, mode: string, input: object): Promise<Answer> => {
    const answer = await request.post(origin + door.url, {
      headers: { origin },
      data: { ...named(mode, door), ...input },
    })
    const { success, result } = (await answer.json()) as { success: boolean; result: Answer } // the door holds its answers to the contract
    if (!success) throw new Error(`${mode}: ${await answer.text()}`)
    return result
  }
