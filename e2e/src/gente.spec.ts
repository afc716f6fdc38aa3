import type { BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { mailTo } from './correo.ts'
import { expect, listen, people, test } from './portal.ts'

/** Who signs in for a company, the company itself, and the help that a person finds. */

const firstPassword = 'tres mates por la mañana'
const secondPassword = 'siete puentes sobre el río'

const signInAs = async (page: Page, email: string, password: string) => {
  await page.goto('/auth/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Inicio')
}

test('un titular invita a una persona, que maneja su contraseña y sus sesiones, y después la desactiva', async ({
  page,
  browser,
  signIn,
}) => {
  const email = `nora${Date.now()}@ficcion-del-sur.example`
  const contexts: BrowserContext[] = []
  const openBrowser = async () => {
    const context = await browser.newContext()
    contexts.push(context)
    return context.newPage()
  }

  await signIn('ana')
  await page.goto('/app')
  await page.getByRole('link', { name: /Lista de usuarios/ }).click()

  await test.step('la invita, y lo que falta se dice en el mismo panel', async () => {
    await page.getByRole('button', { name: 'Invitar' }).click()
    const panel = page.getByRole('dialog', { name: 'Invitar a un usuario' })
    await panel.getByRole('textbox', { name: 'Nombre' }).fill('Nora')
    await panel.getByRole('textbox', { name: 'Email' }).fill(people.bruno)
    await panel.getByRole('button', { name: 'Enviar invitación' }).click()
    await expect(panel.getByRole('alert').filter({ hasText: 'Falta 1 dato: apellido' })).toBeVisible()
    await panel.getByRole('textbox', { name: 'Apellido' }).fill('Prueba')
    await panel.getByRole('button', { name: 'Enviar invitación' }).click()
    await expect(panel.getByText('Ya hay un usuario con este email')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Seguir editando' }).click()
    await panel.getByRole('textbox', { name: 'Email' }).fill(email)
    await panel.getByRole('button', { name: 'Enviar invitación' }).click()
    await expect(page.getByText('Datos guardados correctamente')).toBeVisible()
    await expect(page.getByRole('row', { name: /Nora Prueba/ })).toContainText('Invitado')
  })

  const nora = await openBrowser()
  await test.step('ella elige su contraseña, y de la lista solo mira', async () => {
    const link = /https?:\S+#token=[\w-]+/.exec(await mailTo(email, ''))?.[0] ?? ''
    await nora.goto(new URL(link).pathname + new URL(link).hash)
    await nora.getByLabel('Contraseña nueva').fill(firstPassword)
    await nora.getByLabel('Repetir contraseña').fill(firstPassword)
    await nora.getByRole('button', { name: 'Cambiar' }).click()
    await nora.getByRole('button', { name: 'Aceptar' }).click()
    // It goes there by itself: going there too would cut that off.
    await expect(nora).toHaveURL(/\/auth\/login/)
    await signInAs(nora, email, firstPassword)
    await nora.goto('/app/usuarios')
    await expect(nora.getByText('Los invita y los cambia el titular de la cuenta')).toBeVisible()
    await expect(nora.getByText('Ana Ríos')).toBeVisible()
    await expect(nora.getByRole('button', { name: 'Invitar' })).toHaveCount(0)
    await expect(nora.getByRole('link', { name: 'Ana Ríos' })).toHaveCount(0)
    await nora.goto('/app/usuarios/detalle?contactid=12x1')
    await expect(nora.getByText('Lo maneja el titular')).toBeVisible()
  })

  await test.step('cierra la sesión que dejó abierta en otro lado', async () => {
    const elsewhere = await openBrowser()
    await signInAs(elsewhere, email, firstPassword)
    await nora.goto('/app/pages/perfil')
    await nora.getByRole('link', { name: 'Sesiones' }).click()
    await expect(nora.getByText('Esta sesión')).toHaveCount(1)
    await nora.getByRole('button', { name: /^Cerrar: / }).click()
    await nora.getByRole('alertdialog').getByRole('button', { name: 'Cerrar' }).click()
    await expect(nora.getByText('Sesión cerrada')).toBeVisible()
    await expect(nora.getByRole('button', { name: /^Cerrar: / })).toHaveCount(0)
    await elsewhere.goto('/app')
    await expect(elsewhere).toHaveURL(/\/auth\/login/)
  })

  await test.step('cambia su contraseña sabiendo la actual, y sus otras sesiones terminan', async () => {
    const elsewhere = await openBrowser()
    await signInAs(elsewhere, email, firstPassword)
    await nora.goto('/app/pages/perfil')
    await nora.getByRole('link', { name: 'Cambiar contraseña' }).click()
    await expect(nora).toHaveURL(/cambiar-contrase%C3%B1a$/)
    await nora.getByLabel('Contraseña actual').fill('no era esta')
    await nora.getByLabel('Contraseña nueva').fill(secondPassword)
    await expect(nora.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Muy buena')
    await nora.getByLabel('Repetir contraseña').fill('otra cosa')
    await nora.getByRole('button', { name: 'Guardar' }).click()
    await expect(nora.getByText('Las contraseñas no coinciden')).toBeVisible()
    await nora.getByLabel('Repetir contraseña').fill(secondPassword)
    await nora.getByRole('button', { name: 'Guardar' }).click()
    await expect(nora.getByText('La contraseña actual no es esa')).toBeVisible()
    await nora.getByLabel('Contraseña actual').fill(firstPassword)
    await nora.getByRole('button', { name: 'Guardar' }).click()
    await expect(nora.getByText('Datos actualizados correctamente')).toBeVisible()
    await expect(nora).toHaveURL(/pages\/perfil$/)
    await elsewhere.goto('/app')
    await expect(elsewhere).toHaveURL(/\/auth\/login/)
  })

  await test.step('la edita y la desactiva, sabiendo qué pasa con sus sesiones', async () => {
    await page.getByRole('link', { name: 'Nora Prueba' }).click()
    await page.getByRole('button', { name: 'Editar' }).click()
    const panel = page.getByRole('dialog', { name: 'Editar usuario' })
    await expect(panel.getByRole('textbox', { name: 'Email' })).toBeDisabled()
    await panel.getByRole('textbox', { name: 'Apellido' }).fill('Pruebas')
    await panel.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByRole('heading', { name: 'Nora Pruebas' })).toBeVisible()
    await page.getByRole('button', { name: 'Desactivar' }).click()
    const question = page.getByRole('alertdialog', { name: 'Desactivar a Nora Pruebas' })
    await expect(question).toContainText('Sus sesiones abiertas terminan ahora')
    await question.getByRole('button', { name: 'Desactivar' }).click()
    await expect(page.getByText('Desactivado')).toBeVisible()
    await nora.goto('/app')
    await expect(nora).toHaveURL(/\/auth\/login/)
    await page.getByRole('button', { name: 'Reactivar' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reactivar' }).click()
    await expect(page.getByText('Activo', { exact: true })).toBeVisible()
  })

  await Promise.all(contexts.map((context) => context.close()))
})

test('nadie se desactiva a sí mismo, y un usuario que no hay se dice en el marco', async ({
  page,
  signIn,
}) => {
  await signIn('carla')
  await page.goto('/app/usuarios')
  await page.getByRole('link', { name: /Carla/ }).click()
  await expect(page.getByText('Este es tu usuario')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Desactivar' })).toHaveCount(0)
  for (const search of ['?contactid=12x999999999', '?contactid=cualquiera', '']) {
    await page.goto(`/app/usuarios/detalle${search}`)
    await expect(page.getByText('No encontramos lo que buscás')).toBeVisible()
    await expect(page.getByRole('navigation').first()).toBeVisible()
  }
})

test('el logo se elige, se ve en el marco y se quita', async ({ page, signIn }) => {
  const image = (format: 'png' | 'jpeg') =>
    sharp({ create: { width: 120, height: 60, channels: 3, background: '#c33' } })
      .toFormat(format)
      .toBuffer()
  await signIn('delia')
  await page.goto('/app/pages/editar-perfil')
  const frame = page.getByRole('banner').locator('img').first()
  const chooser = page.getByLabel('Logo de la empresa').and(page.locator('input'))
  await chooser.setInputFiles({ name: 'logo.gif', mimeType: 'image/gif', buffer: await image('png') })
  await expect(page.getByText('El logo tiene que ser JPG, JPEG, PNG o BMP.')).toBeVisible()
  await chooser.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no es') })
  await expect(page.getByText('El archivo no es un PDF, JPG, PNG o BMP válido.')).toBeVisible()
  await chooser.setInputFiles({ name: 'LOGO.JPEG', mimeType: 'image/jpeg', buffer: await image('jpeg') })
  await expect(page.getByText('Datos actualizados correctamente')).toBeVisible()
  await expect(frame).toBeVisible()
  // The form around it stays as it was, and saves.
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page).toHaveURL(/pages\/perfil$/)
  await page.goto('/app/pages/editar-perfil')
  await page.getByRole('button', { name: 'Quitar el logo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar el logo' }).click()
  await expect(page.getByText('Dato eliminado correctamente')).toBeVisible()
  await expect(frame).toHaveCount(0)
})

test('la empresa dice si está habilitada, por qué, y qué le pasó', async ({ page, signIn }) => {
  await signIn('ana')
  await page.goto('/app')
  await page.getByRole('navigation').getByRole('link', { name: 'Transporte' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: /Transportes Ficción del Sur/ })).toBeVisible()
  const verdict = page.getByRole('region', { name: 'Veredicto' })
  await expect(verdict).toContainText('Habilitado')
  await expect(verdict).toContainText(/no sale/)
  await verdict.getByRole('button', { name: /Seguro de carga/ }).click()
  await expect(page.getByRole('dialog', { name: /Presentar/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: /Constancia de inscripción ARCA/ })).toBeVisible()
  await page.getByRole('link', { name: 'Ver todo', exact: true }).click()
  await expect(page).toHaveURL(/solapa=historial/)
  await expect(page.getByText(/Aprobaron|Presentaron/).first()).toBeVisible()
  await page.getByRole('link', { name: 'Datos', exact: true }).click()
  await expect(page.getByText('30-99900001-7', { exact: true })).toBeVisible()
})

test('la ayuda se busca por palabras, y cada respuesta lleva a su lugar', async ({ page, signIn }) => {
  await signIn('carla')
  await page.goto('/app')
  await page.getByRole('navigation').getByRole('link', { name: 'Ayuda' }).click()
  await page.getByRole('searchbox').fill('sesion aparatos')
  await expect(page).toHaveURL(/search=/)
  await expect(page.getByRole('group')).toHaveCount(1)
  await page.getByRole('link', { name: 'Sesiones' }).click()
  await expect(page).toHaveURL(/pages\/sesiones$/)
  await page.goto('/app/pages/help-support?search=zapallo')
  await page.getByRole('button', { name: 'Ver todas las respuestas' }).click()
  await expect(page.getByText('¿Qué quiere decir cada estado?')).toBeVisible()
})

test('la página de error nombra el pedido, y nada que no tenga su forma', async ({ page, signIn }) => {
  const complaints = listen(page.context())
  await signIn('carla')
  await page.goto('/app/pages/error?numero=3f2504e0-4f89-41d3-9a0c-0305e82c3301')
  await expect(page.getByText('Hubo un error! Intente nuevamente')).toBeVisible()
  await expect(page.getByText('3f2504e0-4f89-41d3-9a0c-0305e82c3301')).toBeVisible()
  await page.goto('/app/pages/error?numero=%3Cb%3Ellamá al 0800%3C/b%3E')
  await expect(page.getByText('Hubo un error! Intente nuevamente')).toBeVisible()
  await expect(page.getByText(/0800/)).toHaveCount(0)
  await expect(page.getByText('Número de este error')).toHaveCount(0)
  await page.getByRole('link', { name: 'Ir al inicio' }).click()
  await expect(page).toHaveURL(/\/app\/?$/)
  expect(complaints).toEqual([])
})

test('ningún menú lleva a una pantalla que falta', async ({ page, signIn }) => {
  await signIn('ana')
  await page.goto('/app')
  await expect(page.getByRole('link', { name: /Lista de usuarios/ })).toBeVisible()
  await page.getByRole('button', { name: /usuario|Ana/i }).click()
  for (const name of ['Perfil', 'Transporte', 'Usuarios'])
    await expect(page.getByRole('link', { name, exact: true }).last()).toBeVisible()
  await expect(page.locator('a[href*="proximamente"]')).toHaveCount(0)
})
