import type { Page } from '@playwright/test'
import { named, providerDoor } from '@portal/contract/door.ts'
import { barriers } from './barriers.ts'
import { mailTo } from './correo.ts'
import { startOwnServer, type OwnServer } from './ownServer.ts'
import { expect, test } from './portal.ts'

/** The letter to the provider, from the landing pages: they have no script, and neither have these visitors. */

const admin = { email: 'administracion@proveedor.example', password: 'Los camiones salen temprano' }
const ayuda = 'ayuda@proveedor.example'

let server: OwnServer
test.beforeAll(async () => {
  server = await startOwnServer({ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password })
})
test.afterAll(() => server.stop())

const boton = (page: Page) => page.getByRole('button', { name: 'Enviar el mensaje' })

async function supportIs(page: Page, soporte_email: string) {
  const { request } = page.context()
  const post = (mode: string, input: object) =>
    request.post(server.origin + providerDoor.url, {
      headers: { origin: server.origin },
      data: { ...named(mode, providerDoor), ...input },
    })
  await post('LoginOperador', { username: admin.email, password: admin.password })
  expect(await (await post('SaveAjustes', { values: { soporte_email } })).json()).toMatchObject({
    success: true,
  })
}

test('quien no tiene cuenta le escribe al proveedor, y lo que está mal vuelve con todo lo escrito', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.origin, javaScriptEnabled: false })
  const page = await context.newPage()

  await page.goto('/')
  await expect(page.locator('#contact')).toBeVisible()
  await expect(boton(page)).toHaveCount(0)
  expect((await page.goto('/contacto'))?.status()).toBe(404)

  await supportIs(page, ayuda)
  for (const path of ['/', '/landing-creative']) {
    await page.goto(path)
    await expect(boton(page), path).toBeVisible()
    for (const id of ['banner', 'feature', 'showcase', 'testimonials', 'tech', 'pricing', 'contact'])
      await expect(page.locator(`section#${id}`), `${path}#${id}`).toHaveCount(1)
  }

  await page.getByLabel('Nombre y apellido').fill('Nadia "Nita" <Peña>')
  await page.getByLabel('Email').fill('nadia@')
  await page.getByLabel('Mensaje').fill('¿Puedo registrarme?\nGracias.')
  await boton(page).click()
  await expect(page).toHaveURL(/\/contacto$/)
  await expect(page.getByText('Formato de email inválido')).toBeVisible()
  await expect(page.getByLabel('Nombre y apellido')).toHaveValue('Nadia "Nita" <Peña>')
  await expect(page.getByLabel('Mensaje')).toHaveValue('¿Puedo registrarme?\nGracias.')
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')

  await page.getByLabel('Email').fill('nadia@fletes.example')
  await boton(page).click()
  await expect(page.getByRole('heading', { name: 'Mensaje enviado' })).toBeVisible()
  const mail = await mailTo(ayuda, 'Consulta desde el portal', server.dataDir)
  expect(mail).toContain('¿Puedo registrarme?\nGracias.')
  await context.close()
})

test('la página que dice lo que está mal no tiene barreras', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: server.origin, viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await supportIs(page, ayuda)
  await page.goto('/#contact')
  await boton(page).click()
  await expect(page.getByText('Campo requerido')).toHaveCount(3)
  await expect(page.getByLabel('Nombre y apellido')).toBeFocused()
  expect(await barriers(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await context.close()
})
