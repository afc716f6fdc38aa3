import { formas } from '@portal/server/testing/formas.ts'
import { startSemilla, semillaUser, type Semilla } from '@portal/server/testing/semilla.ts'
import { appRoutes } from '@portal/contract/rutas.ts'
import { pdfFile } from './files.ts'
import { startOwnServer, type OwnServer } from './ownServer.ts'
import { expect, test } from './portal.ts'
import type { Page } from '@playwright/test'

/** Before a back office that was there first, and knows nothing of what this product added. */

let semilla: Semilla
let portal: OwnServer
test.beforeAll(async () => {
  semilla = await startSemilla()
  portal = await startOwnServer({
    BACKOFFICE_URL: semilla.url,
    BACKOFFICE_USER: semillaUser.user,
    BACKOFFICE_PASSWORD: semillaUser.password,
    SUPPORT_EMAIL: 'ayuda@proveedor.example',
  })
})
test.afterAll(async () => {
  await portal.stop()
  semilla.stop()
})

const ingresar = async (page: Page, { origin }: OwnServer, { password }: Semilla) => {
  await page.goto(`${origin}/auth/login`)
  await page.getByRole('textbox', { name: /^Email/ }).fill('ana@delsur.example')
  await page.getByLabel(/^Contraseña/).fill(password)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page).toHaveURL(`${origin}${appRoutes.inicio}`)
}

/** In the dialog that is open: a PDF, and that it arrived there. */
const presentarLicencia = async (page: Page, { data }: Semilla) => {
  await page
    .locator('dialog input[type=file]')
    .first()
    .setInputFiles(await pdfFile('licencia.pdf', 'Licencia'))
  await page
    .getByRole('button', { name: /^Presentar/ })
    .last()
    .click()
  await expect.poll(() => data.presentados.length).toBe(1)
}

test('un transportista trabaja con lo que su proveedor sabe, y lo que no se sabe no se lee como bueno', async ({
  page,
}) => {
  const go = (path: string) => page.goto(portal.origin + path)
  const main = page.getByRole('main')

  await test.step('ingresa, y el inicio cuenta lo que el proveedor cuenta', async () => {
    await ingresar(page, portal, semilla)
    await expect(main.getByRole('link', { name: /3\s*Pendientes/ })).toBeVisible()
    await expect(page.getByText(/al día/i)).toHaveCount(0)
  })

  await test.step('la lista de choferes se busca y se pasa de página, sin aptitud que nadie dijo', async () => {
    await go(appRoutes.choferes)
    await expect(main.getByText('Hay 19 choferes')).toBeVisible()
    await expect(main.getByText(/Habilitado|No habilitado/)).toHaveCount(0)
    await page.getByRole('searchbox').or(main.getByRole('textbox')).first().fill('Chofer 23')
    await expect(main.getByText('Hay 1 chofer', { exact: true })).toBeVisible()
  })

  await test.step('un chofer se cambia, y lo que no se tocó no se manda', async () => {
    await go('/app/choferes/17x1/editar')
    await page.getByLabel(/^Apellido/).fill('Sosa')
    await page.getByLabel(/^Nombre$/).fill('Juan')
    await page
      .getByLabel(/^Número/)
      .first()
      .fill('20111222')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Datos actualizados correctamente')).toBeVisible()
    expect(semilla.data.choferes[0]).toMatchObject({ choferid: '17x1', apellido: 'Sosa' })
    expect(semilla.data.choferes[0]).not.toHaveProperty('fecha_nacimiento')
  })

  await test.step('lo que falta se presenta con las palabras del proveedor', async () => {
    await go(`${appRoutes.documentos}?solapa=1`)
    await page
      .getByRole('button', { name: /^Presentar Licencia|^Presentar: Licencia/ })
      .first()
      .click()
    await presentarLicencia(page, semilla)
    expect(semilla.data.presentados[0]).toMatchObject({ recursoid: '17x1', tipodocumentoid: '20x1' })
  })

  await test.step('las unidades se ven, y si pueden salir no se sabe', async () => {
    await go(appRoutes.unidades)
    await expect(main.getByRole('link', { name: 'La del sur' })).toHaveCount(1)
    await expect(main.getByText(/Puede salir|Pueden salir/)).toHaveCount(0)
  })

  await test.step('lo que el proveedor no tiene no se ofrece, y en su dirección se dice', async () => {
    const menu = page.getByRole('navigation', { name: 'Menú principal' })
    await expect(menu.getByRole('link', { name: 'Choferes' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Transporte' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /Buscar/ })).toHaveCount(0)
    await go(appRoutes.transporte)
    await expect(main.getByText('Tu proveedor no ofrece esto')).toBeVisible()
  })

  await test.step('una sesión que terminó allá lleva a ingresar, y salir se puede siempre', async () => {
    // An open screen that asks meanwhile goes to sign in by itself, and would stop the visit half-way.
    await page.goto('about:blank')
    semilla.endSessions()
    await go(appRoutes.dominios)
    await expect(page).toHaveURL(/\/auth\/login/)
  })
})

for (const forma of ['bloques', 'desnuda', 'plana'] as const) {
  test(`un transportista presenta, da de baja y mira lo que pasó ante uno que contesta de otra forma: ${forma}`, async ({
    page,
  }) => {
    const there = await startSemilla(formas[forma])
    const own = await startOwnServer({
      BACKOFFICE_URL: there.url,
      BACKOFFICE_USER: semillaUser.user,
      BACKOFFICE_PASSWORD: semillaUser.password,
    })
    const go = (path: string) => page.goto(own.origin + path)
    const main = page.getByRole('main')
    try {
      await test.step('ingresa, y no se le ofrece lo que su proveedor no sabe', async () => {
        await ingresar(page, own, there)
        const menu = page.getByRole('navigation', { name: 'Menú principal' })
        await expect(menu.getByRole('link', { name: 'Documentos' })).toBeVisible()
        await expect(menu.getByRole('link', { name: 'Transporte' })).toHaveCount(0)
        await expect(page.getByText(/al día/i)).toHaveCount(0)
        await expect(page.getByText('Operación inexistente.')).toHaveCount(0)
      })

      await test.step('presenta lo que falta de un chofer desde su ficha', async () => {
        await go('/app/choferes/17x1/detalle')
        await main.getByRole('button', { name: /^Presentar:? Licencia/ }).click()
        await presentarLicencia(page, there)
        expect(there.data.archivos).toHaveLength(1)
        expect(there.data.presentados[0]).toMatchObject({ recursoid: '17x1', tipodocumentoid: '20x1' })
        expect(String(there.data.presentados[0]?.['data'])).toMatch(/^(22x)?1$/)
      })

      await test.step('da de baja a un chofer, con el motivo escrito donde nadie ofrece uno', async () => {
        await go('/app/choferes/17x2/detalle')
        await main.getByRole('button', { name: 'Dar de baja' }).click()
        const dialog = page.getByRole('dialog')
        if (forma === 'desnuda') await dialog.getByLabel(/^Motivo/).selectOption('2')
        else await dialog.getByLabel(/^Motivo/).fill('Se jubiló')
        await dialog.getByRole('button', { name: 'Dar de baja' }).click()
        await expect(page.getByText('Datos actualizados correctamente')).toBeVisible()
        expect(there.data.choferes[1]).toMatchObject({ estado_cuenta: 'BAJA' })
      })

      await test.step('mira lo presentado, o lo que pasó donde nadie dice cómo está', async () => {
        await go(appRoutes.documentos)
        if (forma === 'desnuda') {
          await expect(main.getByText(/Tu proveedor cuenta lo que pasó/)).toBeVisible()
          await expect(main.getByText('Activo', { exact: true })).toHaveCount(0)
        } else await expect(main.getByText('VTV').first()).toBeVisible()
        await expect(main.getByText('No pudimos ver qué hay para hacer')).toHaveCount(0)
        await expect(main.getByRole('link', { name: /^Ver/ })).toHaveCount(0)
      })

      await test.step('lee el historial de un dominio en su ficha', async () => {
        await go('/app/dominios/18x1/detalle?solapa=historial')
        await expect(main.getByText('01/01/2026', { exact: false }).first()).toBeVisible()
      })
    } finally {
      await own.stop()
      there.stop()
    }
  })
}
