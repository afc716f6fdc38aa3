import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { providerDoor } from '@portal/contract/door.ts'
import { mesTerminado } from '@portal/contract/reglaDeControl.ts'
import { askAsCarrier, askAsProvider } from './ask.ts'
import { barriers, overflow } from './barriers.ts'
import { startOwnServer } from './ownServer.ts'
import { demoPassword, expect, people, test } from './portal.ts'

/** A month of controls: who lacks what, what is asked for, closed with its gaps, and what comes late. */

const mes = mesTerminado(hoyEnBuenosAires())

test('un mes se mira, se pide, se cierra con faltas y se complementa; el transporte ve lo suyo', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(240_000)
  const server = await startOwnServer({ DEMO: '1' })
  try {
    const provider = askAsProvider(context, server.origin)
    await provider('LoginOperador', { username: people.administrador, password: demoPassword })
    const cuentas = await provider('ControlDelMes', { mes })
    const ficcion = cuentas.records.find(({ accountname }) => accountname.includes('Ficción'))
    if (!ficcion) throw new Error('la demostración no tiene a quién controlar')

    await test.step('el mes dice a quiénes les falta, y lo que falta se pide una vez', async () => {
      await page.goto(`${server.origin}/consola/control`)
      await expect(page.getByRole('row', { name: /Ficción del Sur/ })).toBeVisible()
      expect(await barriers(page)).toEqual([])
      await page.getByRole('button', { name: /^Pedir lo que falta a/ }).press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(ficcion.accountname)).toBeVisible()
      await dialog.getByRole('button', { name: /^Mandar/ }).press('Enter')
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('button', { name: /^Pedir lo que falta a/ })).toHaveCount(0)
      await expect(page.getByRole('row', { name: /Ficción del Sur/ })).toContainText('pedido el')
    })

    await test.step('un chofer a quien no le corresponde algo se dice desde su celda', async () => {
      await page.getByRole('link', { name: ficcion.accountname }).press('Enter')
      const cell = page.getByRole('button', { name: /: falta/ }).first()
      const name = (await cell.innerText()).split('\n')[0] ?? ''
      await cell.press('Enter')
      expect(await barriers(page)).toEqual([])
      await page.getByRole('button', { name: /^No corresponde…/ }).press('Enter')
      const dialog = page.getByRole('dialog', { name: /^No corresponde/ })
      await dialog.getByRole('button', { name: 'Decir que no corresponde' }).press('Enter')
      await expect(dialog).toHaveCount(0)
      await expect(
        page.getByRole('button', { name: name.replace(/: falta.*/, ': no corresponde') }),
      ).toBeVisible()
    })

    await test.step('lo que el transporte propone se decide, y si no se pudo se dice ahí', async () => {
      const theirs = await browser.newContext()
      const carrier = askAsCarrier(theirs, server.origin)
      await carrier('login', { username: people.ana, password: demoPassword })
      const seen = await provider('ControlDeCuenta', { cuentaid: ficcion.cuentaid, mes })
      const open = seen.records
        .flatMap((fila) => fila.celdas.map((celda) => ({ ...celda, recursoid: fila.recursoid })))
        .find(({ estado }) => estado === 'falta')
      if (!open) throw new Error('no falta nada')
      await carrier('ProponerNoCorresponde', {
        recursoid: open.recursoid,
        control: open.control,
        motivo: 'No trabajó en el mes',
        desde: mes,
        hasta: mes,
      })
      await theirs.close()
      await page.reload()
      const asked = page.getByRole('region', { name: 'El transporte dice que no corresponde' })
      await page.route(`**${providerDoor.url}`, (route) =>
        route.request().postData()?.includes('DecidirNoCorresponde')
          ? route.fulfill({ json: { success: false, error: { code: 1517, message: 'Ahora no.' } } })
          : route.continue(),
      )
      await asked.getByRole('button', { name: 'No aceptar' }).press('Enter')
      await expect(asked.getByRole('alert')).toHaveText('Ahora no.')
      await page.unroute(`**${providerDoor.url}`)
      await asked.getByRole('button', { name: 'No aceptar' }).press('Enter')
      await expect(asked).toHaveCount(0)
    })

    await test.step('se cierra después de ver lo que quedaría, con sus faltas', async () => {
      await page.getByRole('button', { name: 'Cerrar el mes' }).press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(/quedan? como falta/)).toBeVisible()
      expect(await barriers(page)).toEqual([])
      const close = dialog.getByRole('button', { name: /^Cerrar con \d+ faltas?$/ })
      await expect(close).toBeDisabled()
      await dialog.getByRole('checkbox').check()
      await close.press('Enter')
      await expect(dialog).toHaveCount(0)
      const cierres = page.getByRole('region', { name: 'Cierres' })
      await expect(cierres.getByText('Cerrado')).toBeVisible()
      const href = await cierres.getByRole('link', { name: /^Constancia/ }).getAttribute('href')
      const pdf = await page.request.get(`${server.origin}${href ?? ''}`)
      expect(pdf.headers()['content-type']).toBe('application/pdf')
      expect((await pdf.body()).length).toBeGreaterThan(10_000)
    })

    await test.step('lo que llega después es tardío, y va en un cierre complementario', async () => {
      const seen = await provider('ControlDeCuenta', { cuentaid: ficcion.cuentaid, mes })
      const late = seen.records
        .flatMap((fila) => fila.celdas.map((celda) => ({ fila, celda })))
        .find(({ celda }) => celda.estado === 'falta')
      if (!late) throw new Error('no falta nada')
      await provider('SaveNoCorresponde', {
        recursoid: late.fila.recursoid,
        control: late.celda.control,
        desde: mes,
        hasta: mes,
        motivo: 'No trabajó en el mes',
      })
      await page.getByRole('button', { name: 'Cierre complementario' }).press('Enter')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('checkbox').check()
      await dialog
        .getByRole('button', { name: /^Cerrar/ })
        .last()
        .press('Enter')
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('region', { name: 'Cierres' }).getByText(/complementario/)).toBeVisible()
    })

    await test.step('su transporte ve lo mismo de los suyos, también en un teléfono', async () => {
      await page.goto('about:blank')
      await askAsCarrier(context, server.origin)('login', { username: people.ana, password: demoPassword })
      const { faltan } = await askAsCarrier(context, server.origin)('ControlesDelMes', { mes })
      expect(faltan).toBeGreaterThan(0)
      await page.goto(`${server.origin}/app/transporte`)
      await page.getByRole('link', { name: `Controles ${String(faltan)}` }).press('Enter')
      const cierres = page.getByRole('region', { name: 'Cierres' })
      await expect(cierres.getByText(/complementario/)).toBeVisible()
      await expect(page.getByRole('grid', { name: 'Controles de cada chofer' })).toBeVisible()
      expect(await barriers(page)).toEqual([])
      await page.setViewportSize({ width: 360, height: 740 })
      await expect(page.getByRole('region', { name: 'Qué falta' })).toBeVisible()
      const start = page.getByRole('button', { name: 'Presentar lo que falta', exact: true })
      await expect(start).toBeInViewport()
      expect(await barriers(page)).toEqual([])
      // What is drawn by the width of the window follows a moment later.
      await expect.poll(() => overflow(page)).toBe(0)
    })
  } finally {
    await server.stop()
  }
})
