import { askAsCarrier, askAsProvider } from './ask.ts'
import { barriers, overflow } from './barriers.ts'
import { startOwnServer } from './ownServer.ts'
import { demoPassword, expect, people, test } from './portal.ts'

/** Somebody asks that their data be corrected: asked by the account, seen in time, and answered with its reason. */

test('un pedido de corregir datos se ve con su plazo, se responde y el transporte lo lee', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(240_000)
  const server = await startOwnServer({ DEMO: '1' })
  const office = await browser.newContext({
    baseURL: server.origin,
    reducedMotion: 'reduce',
    locale: 'es-AR',
  })
  try {
    const carrier = askAsCarrier(context, server.origin)
    await carrier('login', { username: people.ana, password: demoPassword })
    const { records } = await carrier('ListChoferes', { search: 'Montes' })
    const choferid = records[0]?.choferid ?? ''
    const inicio = await office.newPage()

    await test.step('el transporte lo pide desde la página del chofer, con el teclado', async () => {
      await page.goto(`${server.origin}/app/choferes/${choferid}/detalle`)
      await page.getByRole('button', { name: 'Corregir o eliminar datos' }).press('Enter')
      const dialog = page.getByRole('dialog')
      expect(await barriers(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Pedirlo' }).press('Enter')
      await expect(dialog.getByText('Campo requerido').first()).toBeVisible()
      await dialog.getByRole('textbox', { name: /^Qué datos/ }).fill('El segundo apellido es Duarte.')
      // A key that closes asks first.
      await page.keyboard.press('Escape')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Seguir editando' }).press('Enter')
      await expect(dialog.getByRole('textbox', { name: /^Qué datos/ })).toHaveValue(
        'El segundo apellido es Duarte.',
      )
      await dialog.getByRole('button', { name: 'Pedirlo' }).press('Enter')
      await expect(dialog).toHaveCount(0)
    })

    await test.step('un administrador lo ve en Inicio, con lo que queda, y lo responde con su motivo', async () => {
      await askAsProvider(office, server.origin)('LoginOperador', {
        username: people.administrador,
        password: demoPassword,
      })
      await inicio.goto('/consola')
      const block = inicio.getByRole('region', { name: 'Piden corregir o eliminar datos' })
      await expect(block.getByText(/Corregir datos: quedan \d días hábiles, hasta el/)).toBeVisible()
      expect(await barriers(inicio)).toEqual([])
      await block.getByRole('link', { name: 'Ver la solicitud' }).press('Enter')
      await inicio.getByRole('button', { name: /^Responder/ }).press('Enter')
      const dialog = inicio.getByRole('dialog')
      await expect(dialog.getByText('«El segundo apellido es Duarte.»')).toBeVisible()
      expect(await barriers(inicio)).toEqual([])
      await dialog.getByRole('radio', { name: 'No se hizo' }).press('Space')
      await dialog.getByRole('textbox', { name: 'Respuesta' }).fill('El documento dice otra cosa.')
      // A window that turns the table to cards, and back, loses nothing of it; neither does a key that closes.
      const wide = inicio.viewportSize() ?? { width: 1280, height: 720 }
      for (const size of [{ width: 360, height: 740 }, wide]) {
        await inicio.setViewportSize(size)
        await expect(dialog.getByRole('textbox', { name: 'Respuesta' })).toHaveValue(
          'El documento dice otra cosa.',
        )
      }
      await inicio.keyboard.press('Escape')
      await inicio.getByRole('alertdialog').getByRole('button', { name: 'Seguir editando' }).press('Enter')
      await expect(dialog.getByRole('textbox', { name: 'Respuesta' })).toHaveValue(
        'El documento dice otra cosa.',
      )
      await dialog.getByRole('button', { name: 'Responder' }).press('Enter')
      await expect(dialog).toHaveCount(0)
      await inicio.goto('/consola')
      await expect(inicio.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(block).toHaveCount(0)
      await inicio.setViewportSize({ width: 360, height: 740 })
      await inicio.goto('/consola/solicitudes?estado=TODOS')
      await expect.poll(() => overflow(inicio)).toBe(0)
    })

    await test.step('el transporte lee qué se respondió', async () => {
      await page.reload()
      await page.getByRole('button', { name: 'Corregir o eliminar datos' }).press('Enter')
      await expect(page.getByRole('dialog').getByText(/«El documento dice otra cosa\.»/)).toBeVisible()
    })
  } finally {
    await office.close()
    await server.stop()
  }
})
