import type { Result } from '@portal/contract'
import { carrierDoor } from '@portal/contract/door.ts'
import type { BrowserContext } from '@playwright/test'
import { arrivedBy, painted, reached } from './arrived.ts'
import { signIn } from './people.ts'
import { asker } from './porteria.ts'
import { withSlowPage } from './slowPage.ts'
import type { Visit } from './visit.ts'

/** A driver who was sent a link, on a phone that was never there: until the camera can be pressed. */
export const pedido: Visit = {
  name: 'pedido',
  title: '/pedido en un teléfono, hasta «Sacar la foto»',
  goals: { kib: 100, usable: 1_500, cls: 0.02 },
  measure: async (browser, origin) => {
    const asking = await browser.newContext()
    const link = await linkFor(asking, origin)
    await asking.close()
    return withSlowPage(browser, origin, async ({ page, wire }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(link, { waitUntil: 'commit' })
      // What is asked for is drawn once the page's script runs and has the answer: then it can be pressed.
      const usable = await reached(page, { selector: 'label', text: 'Sacar la foto' })
      await wire.quiet()
      return { ...(await arrivedBy(page, wire, Infinity)), usable, ...(await painted(page)) }
    })
  },
}

/** A new link of the demonstration's carrier, for a policy. */
async function linkFor(context: BrowserContext, origin: string): Promise<string> {
  const ask = asker(context.request, origin)
  await signIn(context, origin, 'ana')
  const { records: all } = await ask<Result<'ListIdentidades'>>(carrierDoor, 'ListIdentidades', {})
  const recursos = all.filter(({ dominio }) => dominio !== null).map(({ recursoid }) => recursoid)
  const { records } = await ask<Result<'ListPedibles'>>(carrierDoor, 'ListPedibles', {
    recursos: recursos.slice(0, 50),
  })
  const [casilla] = records.flatMap(({ recursoid, casillas }) =>
    casillas
      .filter(({ nombre }) => nombre === 'Póliza de seguro RC')
      .map(({ tipodocumentoid }) => ({ recursoid, tipodocumentoid })),
  )
  if (!casilla) throw new Error('no policy of the demonstration can be asked for')
  const made = await ask<Result<'CrearPedidos'>>(carrierDoor, 'CrearPedidos', {
    pedidos: [{ destinatario: 'Óscar de la Prueba', casillas: [casilla] }],
  })
  const { pathname, hash } = new URL(made.records[0]?.enlace ?? '')
  return pathname + hash
}
