import type { Result } from '@portal/contract'
import { carrierDoor, named, providerDoor, type Door } from '@portal/contract/door.ts'
import { gateRoute } from '@portal/contract/rutas.ts'
import { DEMO_PIN, demoGuardias } from '@portal/server/demo/insertPorteria.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { arrivedBy, painted, reached } from './arrived.ts'
import { signIn } from './people.ts'
import type { Mark } from './recorder.ts'
import { withSlowPage } from './slowPage.ts'
import type { Visit } from './visit.ts'

const respuesta: Mark = { selector: 'main h1, main h2', text: 'PUEDE ENTRAR|NO PUEDE|LLAMAR', fresh: true }
const comparar: Mark = { selector: 'main h1, main h2', text: 'escribí las tres que faltan', fresh: true }

/** A phone at a gate that was never there: taken by its code, a shift begun, plates typed, and a pass read by a scanner's keys. */
export const porteria: Visit = {
  name: 'porteria',
  title: `${gateRoute}: sumar el aparato, una patente escrita, un pase leído`,
  goals: { kib: 250, typedVerdict: 200, passRead: 1_000, cls: 0.02 },
  measure: (browser, origin) =>
    withSlowPage(browser, origin, async ({ page, context, wire }) => {
      await signIn(context, origin, 'administrador')
      const ask = asker(context.request, origin)
      const { records: puertas } = await ask<Result<'ListPuertas'>>(providerDoor, 'ListPuertas', {})
      const puertaid = puertas.find(({ operacion }) => operacion === null)?.puertaid
      const { codigo } = await ask<Result<'CrearCodigoDeDispositivo'>>(
        providerDoor,
        'CrearCodigoDeDispositivo',
        {
          puertaid,
        },
      )
      await signIn(context, origin, 'ana')
      const { records: unidades } = await ask<Result<'ListUnidades'>>(carrierDoor, 'ListUnidades', {
        pagesize: 50,
      })
      const units = unidades.filter(({ estado, partes }) => estado === 'ACTIVA' && partes.length > 1)
      const [unidad] = units
      const { records: pases } = await ask<Result<'VerPase'>>(carrierDoor, 'VerPase', {
        recursoid: unidad?.unidadid,
      })

      await page.goto(`${gateRoute}#${codigo}`, { waitUntil: 'commit' })
      await reached(page, { selector: 'main button', text: 'Sumar este dispositivo' })
      await wire.quiet()
      const came = await arrivedBy(page, wire, Infinity)
      const seen = await painted(page)

      await page.getByRole('button', { name: 'Sumar este dispositivo' }).click()
      await page.getByLabel('Quién empieza el turno').selectOption({ label: demoGuardias[0] })
      const keys = page.getByRole('group', { name: 'Números' })
      for (const sign of DEMO_PIN) await keys.getByRole('button', { name: sign, exact: true }).click()
      await page.getByRole('button', { name: 'Empezar el turno' }).click()
      await page.getByRole('navigation', { name: 'Pantallas' }).waitFor()
      await wire.quiet()
      const typed: number[] = []
      for (const { partes } of units.slice(0, 3)) {
        typed.push(await enter(page, partes[0]?.nombre ?? '', respuesta))
        await page
          .getByRole('button', { name: /^(Entra|No entra|Sale)$/ })
          .first()
          .click()
        await keys.waitFor()
      }
      const passRead = await enter(page, pases[0]?.codigo ?? '', comparar)
      return { ...came, ...seen, typedVerdict: Math.max(...typed), passRead }
    }),
}

/** Types it, with Enter at its end: from that key to what it leads to. */
async function enter(page: Page, text: string, mark: Mark): Promise<number> {
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
  await page.keyboard.press('Enter')
  const at = await reached(page, mark)
  return at - (await page.evaluate(() => window.recorder.clicked))
}

/** At full speed, beside the page. */
const asker =
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
