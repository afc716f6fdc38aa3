import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { mesTerminado } from '@portal/contract/reglaDeControl.ts'
import { askAsCarrier, askAsProvider } from './ask.ts'
import { barriers } from './barriers.ts'
import { fifty, fillFifty, gaps, worst } from './fifty.ts'
import { pdfFile } from './files.ts'
import { startOwnServer } from './ownServer.ts'
import { expect, test } from './portal.ts'

/** A month of 50 carriers of 50 choferes: what is missing is counted, closed as it is, and what comes late complements it. */

const mes = mesTerminado(hoyEnBuenosAires())
const email = 'jefa@proveedor.example'
const password = 'Una tarde sin apuro en la ruta 3'

test('un mes de 50 transportes con 50 choferes se cierra con sus faltas, y lo que llega tarde lo complementa', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  const server = await startOwnServer({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password })
  try {
    await fillFifty(server, mes)
    const provider = askAsProvider(context, server.origin)
    const signIn = () => provider('LoginOperador', { username: email, password })
    await signIn()
    const delMes = () => provider('ControlDelMes', { mes, pagesize: fifty })
    const deLaPeor = async () => {
      const { records } = await provider('ControlDelMes', { mes, search: worst.accountname })
      const cuentaid = records[0]?.cuentaid ?? ''
      return { cuentaid, ...(await provider('ControlDeCuenta', { cuentaid, mes, pagesize: fifty })) }
    }

    await test.step('nadie que cuente falta, y quien más debe va primero', async () => {
      await page.goto(`${server.origin}/consola/control?mes=${mes}`)
      await expect(
        page.getByText(
          `${String(fifty - gaps.cuentas)} de ${String(fifty)} transportes completos; a ${String(gaps.cuentas)} les faltan ${String(gaps.papeles)} papeles.`,
        ),
      ).toBeVisible()
      await expect(page.getByText('a 2.485 de 2.500 no les falta')).toBeVisible()
      await expect(page.getByRole('row').nth(1)).toContainText(worst.accountname)
      expect(await barriers(page)).toEqual([])
      const { choferes, records } = await delMes()
      expect(choferes).toBe(fifty * fifty)
      expect(records).toHaveLength(fifty)
    })

    await test.step('se cierra con sus faltas, que nombra', async () => {
      await page.getByRole('button', { name: /^Cerrar/ }).press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(`${String(gaps.papeles)} papeles no están`)).toBeVisible()
      expect(await barriers(page)).toEqual([])
      await dialog.getByRole('checkbox').check()
      await dialog.getByRole('button', { name: `Cerrar con ${String(gaps.papeles)} faltas` }).press('Enter')
      await expect(dialog).toHaveCount(0)
      await expect(page.getByText(`Quedaron ${String(fifty)} cierres.`)).toBeVisible()
      await expect(page.getByText('El mes está cerrado.', { exact: true })).toBeVisible()
    })

    const primero = (await deLaPeor()).cierres[0]
    await test.step('el transporte presenta tarde un solo F. 931 para los quince', async () => {
      expect(primero).toMatchObject({ complementario: false, choferes: fifty, faltan: gaps.deUna })
      await page.goto('about:blank')
      await askAsCarrier(context, server.origin)('login', {
        username: worst.username,
        password: worst.password,
      })
      await page.goto(`${server.origin}/app/transporte?solapa=controles&mes=${mes}`)
      await page
        .getByRole('button', { name: /Seguridad social: falta/ })
        .first()
        .press('Enter')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Presentar.*F\. 931/ })
        .press('Enter')
      const dialog = page.getByRole('dialog')
      await dialog
        .locator('input[type=file]')
        .first()
        .setInputFiles(await pdfFile('f931.pdf', 'F. 931'))
      await dialog
        .getByRole('button', { name: `Presentar para ${String(gaps.deUna)}`, exact: true })
        .press('Enter')
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('button', { name: /Seguridad social: en revisión/ })).toHaveCount(
        gaps.deUna,
      )
    })

    await test.step('aprobado es tardío, y va en un cierre complementario de lo que cambió', async () => {
      await page.goto('about:blank')
      await signIn()
      const waiting = await provider('ListRevision', { pagesize: fifty })
      for (const { documentoid } of waiting.records)
        await provider('DecidirDocumento', { documentoid, decision: 'aprobar' })
      await page.goto(`${server.origin}/consola/control?mes=${mes}&mostrar=todos`)
      await expect(
        page.getByText(
          `El mes está cerrado. Desde entonces cambiaron ${String(gaps.deUna)} controles: van en un cierre complementario.`,
        ),
      ).toBeVisible()
      await page.getByRole('button', { name: /^Cerrar/ }).press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText('1 transporte ya estaba cerrado: esto lo complementa.')).toBeVisible()
      await dialog.getByRole('checkbox').check()
      await dialog
        .getByRole('button', { name: /^Cerrar/ })
        .last()
        .press('Enter')
      await expect(dialog).toHaveCount(0)
      await expect(page.getByText('El mes está cerrado.', { exact: true })).toBeVisible()
    })

    await test.step('lo cerrado primero sigue como estaba', async () => {
      const { cierres, estados } = await deLaPeor()
      expect(cierres).toHaveLength(2)
      expect(cierres[0]).toMatchObject({ complementario: true, choferes: gaps.deUna })
      expect(cierres[1]).toEqual(primero)
      expect(estados).toContainEqual({ estado: 'tardio', cantidad: gaps.deUna })
      const { cuentasConFaltas, faltan } = await delMes()
      expect({ cuentasConFaltas, faltan }).toEqual({
        cuentasConFaltas: gaps.cuentas - 1,
        faltan: gaps.papeles - gaps.deUna,
      })
    })
  } finally {
    await server.stop()
  }
})
