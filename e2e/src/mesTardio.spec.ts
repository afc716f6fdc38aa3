import { hoyEnBuenosAires, sumarAlPeriodo } from '@portal/contract/calendario.ts'
import { mesTerminado } from '@portal/contract/reglaDeControl.ts'
import { askAsCarrier, askAsProvider } from './ask.ts'
import { barriers } from './barriers.ts'
import { pdfFile } from './files.ts'
import { startOwnServer } from './ownServer.ts'
import { demoPassword, expect, people, test } from './portal.ts'

/** A month whose day has passed: closed with a gap, its paper is presented by either side, approved, and late. */

const mes = sumarAlPeriodo(mesTerminado(hoyEnBuenosAires()), -3)

test('el papel de un mes vencido se presenta desde Controles, se aprueba y es tardío', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  const server = await startOwnServer({ DEMO: '1' })
  try {
    const provider = askAsProvider(context, server.origin)
    await provider('LoginOperador', { username: people.administrador, password: demoPassword })
    const cuenta = (await provider('ControlDelMes', { mes })).records.find(({ accountname }) =>
      accountname.includes('Ficción'),
    )
    if (!cuenta) throw new Error('la demostración no tiene a quién controlar')
    const deCuenta = () => provider('ControlDeCuenta', { cuentaid: cuenta.cuentaid, mes })
    const [one, other] = (await deCuenta()).records.filter(({ celdas }) =>
      celdas.some(({ control, estado }) => control === 'seguridad_social' && estado === 'falta'),
    )
    if (!one || !other) throw new Error('a nadie le falta nada de ese mes')
    await provider('CerrarMes', { mes, cuentas: [cuenta.cuentaid] })
    const cellOf = (nombre: string, estado: string) =>
      page.getByRole('button', { name: new RegExp(`^${nombre}.*Seguridad social: ${estado}`) })

    await test.step('el transporte lo presenta, y lee qué prueba todavía', async () => {
      await askAsCarrier(context, server.origin)('login', { username: people.ana, password: demoPassword })
      await page.goto(`${server.origin}/app/transporte?solapa=controles&mes=${mes}`)
      await cellOf(one.nombre, 'falta').press('Enter')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Presentar.*F\. 931/ })
        .press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(/^El plazo de ese mes ya pasó: el papel prueba/)).toBeVisible()
      expect(await barriers(page)).toEqual([])
      await dialog
        .locator('input[type=file]')
        .first()
        .setInputFiles(await pdfFile('f931.pdf', 'F. 931'))
      await dialog.getByRole('button', { name: 'Ninguno' }).press('Enter')
      await dialog.getByRole('checkbox', { name: new RegExp(one.nombre) }).press('Space')
      await dialog
        .getByRole('button', { name: /^Presentar/ })
        .last()
        .press('Enter')
      await expect(dialog).toHaveCount(0)
      await expect(cellOf(one.nombre, 'en revisión')).toBeVisible()
    })

    await test.step('el proveedor presenta el de otro en su nombre', async () => {
      await page.goto(`${server.origin}/consola/control/${cuenta.cuentaid}?mes=${mes}`)
      await cellOf(other.nombre, 'falta').press('Enter')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Presentar.*F\. 931/ })
        .press('Enter')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: 'Cómo llegó' }).fill('Llegó por email')
      await dialog
        .locator('input[type=file]')
        .first()
        .setInputFiles(await pdfFile('otro.pdf', 'F. 931'))
      await expect(dialog.getByText('Listo')).toBeVisible()
      await dialog.getByRole('button', { name: 'Presentar', exact: true }).press('Enter')
      await expect(dialog).toHaveCount(0)
      await expect(cellOf(other.nombre, 'en revisión')).toBeVisible()
    })

    await test.step('al decidirlo se lee que llegó tarde, nadie pregunta dos veces, y queda tardío', async () => {
      const celda = (await deCuenta()).records
        .find(({ recursoid }) => recursoid === one.recursoid)
        ?.celdas.find(({ control }) => control === 'seguridad_social')
      const documentoid = celda?.papeles[0]?.documentoid ?? ''
      await page.goto(`${server.origin}/consola/revision/${documentoid}`)
      await expect(page.getByText(/^Llegó cuando el plazo de su mes ya había pasado/)).toBeVisible()
      await provider('DecidirDocumento', { documentoid, decision: 'aprobar' })
      await page.goto(`${server.origin}/consola/control/${cuenta.cuentaid}?mes=${mes}`)
      await expect(cellOf(one.nombre, 'tardío')).toBeVisible()
      expect(await barriers(page)).toEqual([])
    })
  } finally {
    await server.stop()
  }
})
