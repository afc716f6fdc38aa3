import type { Page } from '@playwright/test'
import { named, providerDoor } from '@portal/contract/door.ts'
import { askAsProvider } from './ask.ts'
import { mailTo } from './correo.ts'
import { tabTo } from './keyboard.ts'
import { expect, test } from './portal.ts'

/** How the provider's people look after the product itself. */

const correo = {
  correoid: '900',
  para: 'taller@fabula.example',
  asunto: 'Te invitamos al portal',
  plantilla: 'documentoRechazado',
  estado: 'fallido',
  intentos: 12,
  error: '550 5.1.1 <taller@fabula.example>: Recipient address rejected: User unknown',
  creado: '2026-11-20T12:00:00.000Z',
  enviado: null,
  sin_reenvio: null,
  enlace_nuevo: false,
}

/** A mail gives up after hours of tries: the journey stands in for the server where it tells of one. */
async function withFailedCorreo(page: Page, answers: readonly object[]): Promise<object[]> {
  const sent: object[] = []
  let asked = 0
  await page.route(`**${providerDoor.url}`, async (route) => {
    const call = route.request().postDataJSON() as { mode?: string }
    if (call.mode === 'ListCorreos')
      await route.fulfill({
        json: {
          success: true,
          result: { records: [correo], page: 1, pagesize: 15, total: 1, moreRecords: false },
        },
      })
    else if (call.mode === 'ReenviarCorreo') {
      sent.push(call)
      await route.fulfill({ json: answers[asked++] })
    } else await route.continue()
  })
  return sent
}

test('un operador reenvía un correo que falló, con el teclado, y lee por qué no se pudo', async ({
  page,
  signIn,
}) => {
  await signIn('revisor')
  const sent = await withFailedCorreo(page, [
    {
      success: false,
      error: {
        code: 1510,
        message: 'Salió hace menos de un minuto',
        fields: { correoid: 'Salió hace menos de un minuto' },
      },
    },
    { success: true, result: { records: [{ ...correo, estado: 'pendiente', error: null }] } },
  ])
  await page.goto('/consola/correos?estado=fallido')
  await expect(page.getByText('La dirección no existe')).toBeVisible()

  const row = page.getByRole('button', { name: 'Reenviar: taller@fabula.example' })
  await row.focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Reenviar a taller@fabula.example' })
  await question.getByRole('button', { name: 'Reenviar' }).focus()
  await page.keyboard.press('Enter')
  await expect(question.getByText('Salió hace menos de un minuto')).toBeVisible()

  await question.getByRole('button', { name: 'Reenviar' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('El correo a taller@fabula.example vuelve a salir.')).toBeVisible()
  await expect(row).toBeFocused()
  expect(sent).toHaveLength(2)
})

test('un correo abierto dice todo menos lo que dice', async ({ page, signIn }) => {
  await signIn('revisor')
  await withFailedCorreo(page, [])
  await page.goto('/consola/correos')
  await page.getByRole('button', { name: 'Ver el correo a taller@fabula.example' }).click()
  const dialog = page.getByRole('dialog', { name: 'Documento rechazado' })
  await expect(dialog.getByText(correo.error)).toBeHidden()
  await dialog.getByText('Detalle técnico').click()
  await expect(dialog.getByText(correo.error)).toBeVisible()
  await expect(dialog.getByText('El texto lo ve solo quien lo recibe.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('un administrador ejecuta una tarea y ve que terminó', async ({ page, signIn }) => {
  await signIn('administrador')
  await page.goto('/consola/tareas')
  const row = page.getByRole('button', { name: 'Limpieza', exact: true })
  await row.click()
  const detail = page.getByRole('dialog', { name: 'Limpieza' })
  await detail.getByRole('button', { name: 'Ejecutar ahora' }).click()
  await expect(page.getByText('Limpieza: terminó bien.')).toBeVisible({ timeout: 20_000 })
  await expect(detail.getByRole('button', { name: 'Ejecutar ahora' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(row).toBeFocused()
})

test('un revisor ve las tareas y no las ejecuta', async ({ page, context, origin, signIn }) => {
  await signIn('revisor')
  await page.goto('/consola/tareas')
  await expect(page.getByRole('rowheader', { name: /^Limpieza/ })).toBeVisible()
  await page.getByRole('button', { name: 'Limpieza', exact: true }).click()
  const detail = page.getByRole('dialog', { name: 'Limpieza' })
  await expect(detail.getByText('Qué hizo')).toBeVisible()
  await expect(detail.getByRole('button', { name: /^Ejecutar/ })).toHaveCount(0)
  const answer = await context.request.post(`${origin}${providerDoor.url}`, {
    headers: { origin },
    data: { ...named('EjecutarTarea', providerDoor), tarea: 'limpieza' },
  })
  expect(await answer.json()).toMatchObject({ success: false, error: { code: 'ACCESS_DENIED' } })
})

test('un administrador ve quién cambió qué, y comprueba que nadie lo tocó', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('administrador')
  const ask = askAsProvider(context, origin)
  const [tipo] = (await ask('ListTipos', {})).records
  await ask('SaveTipoDocumento', {
    tipodocumentoid: tipo?.tipodocumentoid ?? '',
    values: { fuente: 'Resolución de prueba' },
  })

  await page.goto('/consola/auditoria?accion=SaveTipoDocumento')
  const line = page.getByRole('button', { name: `Ver: Cambió la fuente de ${tipo?.nombre ?? ''}` })
  await line.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('row', { name: /la fuente .* Resolución de prueba/ })).toBeVisible()
  await expect(dialog).toContainText('127.0.0.1')
  await page.keyboard.press('Escape')
  await expect(line).toBeFocused()

  await page.getByRole('button', { name: 'Verificar ahora' }).click()
  await expect(page.getByRole('region', { name: 'Comprobación del registro' })).toContainText(
    /Nadie tocó nada|Todavía no hay nada sellado/,
  )
  await page.getByRole('button', { name: 'Filtros', exact: true }).click()
  await page.getByLabel('Hasta', { exact: true }).fill('2020-01-01')
  await expect(page).toHaveURL(/hasta=2020-01-01/)
  await expect(page.getByRole('button', { name: /^Ver: / })).toHaveCount(0)
})

test('de un bloqueo la auditoría dice de qué cuenta, cuál fue y por qué, y se encuentra por la cuenta', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('administrador')
  const ask = askAsProvider(context, origin)
  const [cuenta] = (await ask('ListCuentas', { search: 'Ficción del Sur', pagesize: 1 })).records
  const cuentaid = cuenta?.cuentaid ?? ''
  const [dominio] = (
    await ask('ListRecursosCuenta', { cuentaid, tiporecurso: 'dominio', estado: 'ACTIVO', pagesize: 1 })
  ).records
  const motivo = 'Póliza en duda (demo)'
  for (const bloqueado of [true, false])
    await ask('BloquearRecurso', { recursoid: dominio?.recursoid ?? '', bloqueado, motivo })

  await page.goto('/consola/auditoria?accion=BloquearRecurso')
  await page.getByRole('button', { name: 'Filtros', exact: true }).click()
  await page
    .getByRole('combobox', { name: 'Cuenta', exact: true })
    .selectOption({ label: cuenta?.accountname ?? '' })
  await expect(page).toHaveURL(new RegExp(`cuentaid=${cuentaid}`))
  const blocked = page.getByRole('row', { name: new RegExp(`Bloqueó ${dominio?.dominio ?? ''}`) }).first()
  await expect(blocked).toContainText(motivo)
  await expect(blocked).toContainText(cuenta?.accountname ?? '')
  await expect(page.getByRole('row', { name: /Desbloqueó/ }).first()).toContainText(motivo)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar XLSX' }).click()
  expect((await download).suggestedFilename()).toMatch(/^auditoria-.*\.xlsx$/)
})

test('un administrador invita, cambia y desactiva a un operador', async ({ page, signIn }) => {
  await signIn('administrador')
  await page.goto('/consola/operadores')
  await page.getByRole('button', { name: 'Invitar' }).click()
  const invitar = page.getByRole('dialog', { name: 'Invitar a un operador' })
  await invitar.getByLabel('Nombre y apellido').fill('Nora Prueba (demo)')
  await invitar.getByLabel('Email').fill('irene')
  await invitar.getByRole('button', { name: 'Enviar invitación' }).click()
  await expect(invitar.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await invitar.getByLabel('Email').fill('nora@proveedor.example')
  await invitar.getByRole('button', { name: 'Enviar invitación' }).click()
  await expect(invitar).toBeHidden()
  const row = page.getByRole('row', { name: /Nora Prueba/ })
  await expect(row).toContainText('Invitado')
  await expect(row).toContainText('Todavía no ingresó')
  expect(await mailTo('nora@proveedor.example', '')).toContain('/consola/clave#token=')

  await row.getByRole('button', { name: 'Editar a Nora Prueba (demo)' }).click()
  const editar = page.getByRole('dialog', { name: 'Editar operador' })
  await editar.getByRole('button', { name: 'Desactivar' }).click()
  const question = page.getByRole('alertdialog', { name: 'Desactivar a Nora Prueba (demo)' })
  await question.getByRole('button', { name: 'Desactivar' }).click()
  await expect(editar.getByRole('button', { name: 'Reactivar' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row).toContainText('Desactivado')
})

test('una persona de la consola cambia su contraseña con el teclado solo, y donde la había dejado abierta ya no está', async ({
  page,
  context,
  origin,
  browser,
  signIn,
}) => {
  const [email, first, second] = [
    'vera@proveedor.example',
    'una frase larga y propia',
    'otra frase, más larga aún',
  ]
  await signIn('administrador')
  const ask = askAsProvider(context, origin)
  await ask('SaveOperador', {
    operadorid: '0',
    values: { nombre: 'Vera Prueba (demo)', email, rol: 'revisor' },
  })
  const link = /\S+\/consola\/clave#token=(\S+)/.exec(await mailTo(email, ''))
  await ask('ClaveOperador', { token: link?.[1] ?? '', password: first })
  const elsewhere = await browser.newContext()
  await askAsProvider(elsewhere, origin)('LoginOperador', { username: email, password: first })

  await ask('LogoutOperador', {})
  await ask('LoginOperador', { username: email, password: first })
  await page.goto('/consola')
  await page.getByRole('button', { name: 'Menú de usuario' }).press('Enter')
  await page.getByRole('link', { name: 'Cambiar contraseña' }).press('Enter')
  const current = page.getByLabel('Contraseña actual')
  await tabTo(page, current)
  await page.keyboard.type('no era esta')
  await tabTo(page, page.getByLabel('Contraseña nueva'))
  await page.keyboard.type(second)
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Muy buena')
  await tabTo(page, page.getByLabel('Repetir contraseña'))
  await page.keyboard.type(second)
  await page.keyboard.press('Enter')
  await expect(page.getByText('La contraseña actual no es esa')).toBeVisible()
  await current.fill(first)
  await page.keyboard.press('Enter')

  await expect(page.getByText('Datos actualizados correctamente')).toBeVisible()
  await expect(page).toHaveURL(/\/consola\/?$/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const left = await elsewhere.newPage()
  await left.goto(`${origin}/consola`)
  await expect(left).toHaveURL(/\/consola\/ingresar/)
  await elsewhere.close()
})

test('nadie se quita a sí mismo el rol de administrador, y lo lee junto al campo', async ({
  page,
  signIn,
}) => {
  await signIn('administrador')
  await page.goto('/consola/operadores')
  await page.getByRole('button', { name: 'Editar a Irene Valle' }).click()
  const editar = page.getByRole('dialog', { name: 'Editar operador' })
  await expect(editar.getByRole('button', { name: 'Desactivar' })).toHaveCount(0)
  await editar.getByLabel('Rol').selectOption('revisor')
  await editar.getByRole('button', { name: 'Guardar' }).click()
  await expect(editar.getByText('No podés cambiar tu propio rol')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Salir' }).click()
  await expect(editar).toBeHidden()
})

test('un revisor no ve a los operadores', async ({ page, signIn }) => {
  await signIn('revisor')
  await page.goto('/consola/operadores')
  await expect(page.getByText('Los maneja un administrador')).toBeVisible()
  await page.getByRole('button', { name: 'Menú de usuario' }).click()
  await expect(page.getByRole('link', { name: 'Operadores' })).toHaveCount(0)
})

test('un administrador cambia los ajustes, y de dos a la vez el segundo lo sabe', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('administrador')
  await page.goto('/consola/ajustes')
  const call = async (mode: string, input: object) => {
    const answer = await context.request.post(`${origin}${providerDoor.url}`, {
      headers: { origin },
      data: { ...named(mode, providerDoor), ...input },
    })
    expect(await answer.json()).toMatchObject({ success: true })
  }
  const guardar = page.getByRole('button', { name: 'Guardar' })
  const plazo = page.getByLabel('Plazo de revisión, en días')

  await plazo.fill('cien')
  await guardar.click()
  await expect(page.getByText('Un número entero de días, entre 1 y 60').first()).toBeVisible()
  await plazo.fill('12')
  await page.getByLabel('Teléfono de soporte').fill('+54 11 5444-5566')
  await expect(page.getByText('abre https://wa.me/541154445566')).toBeVisible()
  await guardar.click()
  await expect(page.getByText('Datos actualizados correctamente')).toBeVisible()

  await call('SaveAjustes', { values: { plazo_revision_dias: null, soporte_telefono: '' } })
  await plazo.fill('3')
  await guardar.click()
  await expect(page.getByText('El registro cambió mientras lo editabas').first()).toBeVisible()
  await expect(plazo).toHaveValue('3')
  await page.getByRole('navigation', { name: 'Partes de los ajustes' }).getByText('Operadores').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Salir' }).click()
  await expect(page).toHaveURL(/operadores/)
})

test('un revisor lee los ajustes y no los cambia', async ({ page, signIn }) => {
  await signIn('revisor')
  await page.goto('/consola/ajustes')
  await expect(page.getByText('Los cambia un administrador.')).toBeVisible()
  await expect(page.getByLabel('Nombre del proveedor')).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Guardar' })).toHaveCount(0)
})
