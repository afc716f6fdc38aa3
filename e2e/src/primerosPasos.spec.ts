import type { Page } from '@playwright/test'
import { providerDoor } from '@portal/contract/door.ts'
import { SMTPServer } from 'smtp-server'
import { barriers, overflow } from './barriers.ts'
import { inDatabase } from './inDatabase.ts'
import { tabTo } from './keyboard.ts'
import { mailTo } from './correo.ts'
import { startOwnServer } from './ownServer.ts'
import { expect, test } from './portal.ts'
import { tapping } from './toques.ts'

const email = 'jefa@proveedor.example'
const password = 'Una tarde sin apuro en la ruta 3'

/** A mail server that takes everything, and keeps what it took. */
async function startMailServer() {
  const received: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
      stream.on('end', () => {
        received.push(text)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/consola`)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Hola, Administrador' })).toBeVisible()
}

test('el primer día de un proveedor: de una instalación vacía a los transportes invitados, en 25 toques', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const mail = await startMailServer()
  const { origin, stop } = await startOwnServer({
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
    SMTP_URL: mail.url,
  })
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  const { tap, count } = tapping(page)
  const steps = page.getByRole('list', { name: 'Pasos' })
  const save = page.getByRole('button', { name: 'Guardar' })
  await signIn(page, origin)

  // Quiénes somos: lo abre solo, por ser lo primero que falta.
  await expect(page.getByText('1 de 8 hechos')).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await page.getByLabel('Nombre del proveedor').fill('Acopio Imaginario S.A.')
  await tap(save)
  await expect(page.getByText('2 de 8 hechos')).toBeVisible()

  // Lo que sigue se abre solo, con el foco en su título.
  await expect(page.getByRole('heading', { name: 'Dónde hay ayuda' })).toBeFocused()
  await page.getByLabel('Teléfono de soporte').fill('11 5444-5566')
  await tap(save)
  await expect(page.getByText('Empezá con el código del país').first()).toBeVisible()
  await page.getByLabel('Teléfono de soporte').fill('+54 11 54445566')
  await tap(save)
  await page.getByLabel('Email de avisos').fill('avisos@acopio.example')
  await tap(save)
  await page.getByLabel('Plazo de revisión, en días').fill('2')
  await tap(save)
  await expect(page.getByText('5 de 8 hechos')).toBeVisible()

  await tap(page.getByRole('button', { name: 'Mandar un correo de prueba' }))
  await expect(
    page.getByText('El servidor de correo aceptó el correo a jefa@proveedor.example'),
  ).toBeVisible()
  await expect(page.getByText('6 de 8 hechos')).toBeVisible()
  expect(mail.received[0]).toContain('Acopio Imaginario')

  await tap(steps.getByRole('link', { name: /Invitá a los transportes/ }))
  await page
    .getByLabel('Tu lista')
    .fill(
      '30-99900001-7  ana@ficcion.example\n30-9990003-5  taller@manana.example\n20-28318405-7; blas@ortega.example; Ortega, Blas',
    )
  await expect(page.getByText('2 para invitar, 1 para corregir')).toBeVisible()
  await expect(page.getByText('Línea 2: al CUIT le falta un número')).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await tap(page.getByRole('button', { name: 'Invitar a 2 transportes' }))
  await expect(page.getByLabel('Tu lista')).toHaveValue('30-9990003-5  taller@manana.example')
  // Lo que falta corregir sigue ahí para quien mira otra cosa antes.
  await steps.getByRole('link', { name: /Quiénes somos/ }).click()
  await expect(page.getByLabel('Nombre del proveedor')).toBeVisible()
  await steps.getByRole('link', { name: /Invitá a los transportes/ }).click()
  await expect(page.getByLabel('Tu lista')).toHaveValue('30-9990003-5  taller@manana.example')
  await expect(page.getByText('7 de 8 hechos')).toBeVisible()
  await expect.poll(() => mail.received.length).toBe(3)
  await expect(page.getByRole('img', { name: /Código QR/ })).toBeVisible()
  await tap(page.getByRole('button', { name: 'Copiar la dirección' }))
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/auth/registrese')

  // Lo que no se guardó se dice donde se apretó.
  const apart = page.getByRole('button', { name: 'Apartar estos pasos' })
  await page.route(`**${providerDoor.url}`, (route) =>
    route.request().postData()?.includes('primeros_pasos_apartados')
      ? route.fulfill({ json: { success: false, error: { code: 1517, message: 'Ahora no.' } } })
      : route.continue(),
  )
  await apart.click()
  await expect(page.getByText('Ahora no.')).toBeVisible()
  await page.unroute(`**${providerDoor.url}`)
  await tap(apart)
  await expect(page.getByText('Todo al día')).toBeVisible()
  expect(count()).toBeLessThanOrEqual(25)

  // Y se encuentran de nuevo, con el teclado solo.
  await page.goto(`${origin}/consola/ajustes`)
  await tabTo(page, page.getByRole('link', { name: 'Primeros pasos' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('7 de 8 hechos')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await overflow(page)).toBe(0)

  // El transporte ve con quién se registra, y el formulario trae lo que ya se sabía.
  const letter = mail.received.map((raw) => raw.replace(/=\r?\n/g, '').replaceAll('=3D', '='))
  const link = letter
    .filter((raw) => raw.includes('To: ana@ficcion.example'))
    .map((raw) => /\S+\/auth\/registrese#invitacion=[\w-]{22}/.exec(raw)?.[0])[0]
  const carrier = await (await browser.newContext()).newPage()
  await carrier.goto(`${origin}/auth/registrese#${link?.split('#')[1] ?? ''}`)
  await expect(carrier.getByText('Acopio Imaginario S.A. te invitó')).toBeVisible()
  await expect(carrier.getByLabel('Número de CUIT')).toHaveValue('30-99900001-7')
  await expect(carrier.getByLabel('Email')).toHaveValue('ana@ficcion.example')
  expect(await barriers(carrier)).toEqual([])
  await carrier.getByLabel('Nombre', { exact: true }).fill('Ana')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${origin}/consola/invitaciones`)
  await expect(page.getByRole('row', { name: /ana@ficcion/ })).toContainText('Abierta')
  await expect(page.getByRole('row', { name: /blas@ortega/ })).toContainText('Enviada')

  await carrier.context().close()
  await context.close()
  await Promise.all([stop(), mail.stop()])
})

test('sin servidor de correo se dice que quedan en una carpeta, y quien olvidó su contraseña la recupera igual', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const { origin, dataDir, stop } = await startOwnServer({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password })
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await signIn(page, origin)
  await page.getByRole('link', { name: /Los correos salen/ }).click()
  await expect(page.getByText('Los correos no salen: quedan en una carpeta')).toBeVisible()
  await page.getByRole('button', { name: 'Mandar un correo de prueba' }).click()
  await expect(page.getByText(`El correo a ${email} no salió: quedó en una carpeta.`)).toBeVisible()
  expect(await overflow(page)).toBe(0)
  await page.goto(`${origin}/consola/correos`)
  await expect(page.getByText('En una carpeta').first()).toBeVisible()
  await expect(page.getByText('Salió', { exact: true })).toHaveCount(0)

  // El primer día también se dice lo que no anda solo.
  await page.goto(`${origin}/consola`)
  await expect(page.getByRole('heading', { name: 'Hola, Administrador' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Correos y tareas' })).toHaveCount(0)
  await inDatabase(dataDir, (client) =>
    client.query(
      `update tarea set ultimo_inicio = now(), ultimo_fin = now(), ultimo_error = 'sin lugar' where nombre = 'limpieza'`,
    ),
  )
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Correos y tareas' })).toBeVisible()
  await expect(page.getByText('1 tarea falló')).toBeVisible()
  expect(await overflow(page)).toBe(0)
  await context.close()

  const other = await browser.newContext()
  const forgot = await other.newPage()
  await forgot.goto(`${origin}/consola/ingresar`)
  await tabTo(forgot, forgot.getByRole('link', { name: 'Olvidé mi contraseña' }))
  await forgot.keyboard.press('Enter')
  // The page before asks for an email too.
  await expect(forgot.getByRole('heading', { name: 'Olvidé mi contraseña' })).toBeVisible()
  await forgot.getByRole('textbox', { name: 'Email' }).fill(email)
  await forgot.keyboard.press('Enter')
  await expect(forgot.getByText('quedan en una carpeta del servidor')).toBeVisible()
  await expect(forgot.getByText('npm run portal -- admin')).toBeVisible()
  expect(await barriers(forgot)).toEqual([])
  const link = /\S+\/consola\/clave#token=\S+/.exec(await mailTo(email, 'Elegí otra', dataDir))?.[0] ?? ''
  await forgot.goto(`${origin}/consola/clave#${link.split('#')[1] ?? ''}`)
  await forgot.getByLabel('Contraseña nueva').fill('Otra tarde sin apuro en la ruta 3')
  await forgot.getByLabel('Repetir contraseña').fill('Otra tarde sin apuro en la ruta 3')
  await forgot.keyboard.press('Enter')
  await expect(forgot.getByText('Tu contraseña quedó guardada')).toBeVisible()
  await other.close()
  await stop()
})
