import { askAsCarrier } from './ask.ts'
import { expect, test } from './portal.ts'

test('lo que impide guardar se dice junto a Guardar, lleva a cada campo y se achica al corregir', async ({
  page,
  signIn,
}) => {
  await signIn('ana')
  await page.goto('/app/choferes/nuevo-chofer')
  await page.getByRole('textbox', { name: /^Nombre/ }).fill('Lucía')
  await page.getByRole('textbox', { name: /^Número$/ }).fill('99000396')
  const problem = page.getByRole('alert').filter({ hasText: /Falta/ })
  const save = page.getByRole('button', { name: 'Guardar' })
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await save.click()

  await expect(problem).toHaveText('Falta 1 dato: apellido.')
  await expect(problem).toBeFocused()
  await expect(problem).toBeInViewport()
  await problem.getByRole('button', { name: 'apellido' }).click()
  const surname = page.getByRole('textbox', { name: /^Apellido/ })
  await expect(surname).toBeFocused()
  await expect(surname).toBeInViewport()
  await surname.fill('Bosque')
  await expect(problem).toHaveCount(0)
})

test('de quien ya está cargado se muestra quién es, debajo del campo, hasta que se corrige', async ({
  page,
  signIn,
}) => {
  await signIn('ana')
  // One with a DNI, which is what the form begins with.
  await page.goto('/app/choferes?search=Bosque')
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await page.getByRole('link', { name: 'Editar' }).click()
  const number = page.getByRole('textbox', { name: /^Número$/ })
  await expect(number).not.toHaveValue('')
  const taken = await number.inputValue()

  await page.goto('/app/choferes/nuevo-chofer')
  await page.getByRole('textbox', { name: /^Nombre/ }).fill('Otra')
  await page.getByRole('textbox', { name: /^Apellido/ }).fill('Vez')
  await number.fill(taken)
  await page.getByRole('button', { name: 'Guardar' }).click()
  const twin = page.getByRole('status').filter({ hasText: 'Ya tenés a' })
  await expect(twin.getByRole('link', { name: 'Ver su ficha' })).toHaveAttribute(
    'href',
    /choferes\/.+detalle/,
  )
  await expect(page.getByRole('alert').filter({ hasText: 'Ya existe' })).toBeFocused()
  await number.fill('99000397')
  await expect(twin).toHaveCount(0)
})

test('quien ya está, y un número que no puede ser, se dicen al dejar el campo', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  const ask = askAsCarrier(context, origin)
  // Of another account nothing is told.
  await signIn('carla')
  const ajeno = (await ask('ListDominios', { pagesize: 1 })).records[0]?.dominio ?? ''
  await signIn('ana')
  const chofer = (await ask('ListChoferes', { pagesize: 200 })).records.find(
    ({ tipo_documento }) => tipo_documento === 'DNI',
  )
  const dominio = (await ask('ListDominios', { pagesize: 200 })).records.find(
    ({ pais_patente }) => pais_patente === 'Argentina',
  )
  const twin = page.getByRole('status').filter({ hasText: 'Ya tenés' })

  await test.step('el documento de un chofer', async () => {
    await page.goto('/app/choferes/nuevo-chofer')
    const number = page.getByRole('textbox', { name: /^Número$/ })
    await number.fill('123.456')
    await number.press('Tab')
    await expect(page.getByText('Un DNI tiene 7 u 8 números')).toBeVisible()
    await number.fill(chofer?.documento ?? '')
    await number.press('Tab')
    await expect(page.getByText('Un DNI tiene 7 u 8 números')).toHaveCount(0)
    await expect(twin).toContainText(chofer?.nombre ?? '')
    await expect(twin.getByRole('link', { name: 'Ver su ficha' })).toHaveAttribute(
      'href',
      new RegExp(`/${chofer?.choferid ?? ''}/`),
    )
    const cuil = page.getByRole('textbox', { name: /^CUIL/ })
    await cuil.fill('20-11111111-1')
    await cuil.press('Tab')
    await expect(page.getByText('CUIT o CUIL inválido')).toBeVisible()
    await number.fill('99.000.398')
    await expect(twin).toHaveCount(0)
  })

  await test.step('la patente de un dominio, también al cambiar el país', async () => {
    page.once('dialog', (dialog) => void dialog.accept())
    await page.goto('/app/dominios/nuevo-dominio')
    await expect(page.getByRole('heading', { name: 'Nuevo dominio' })).toBeVisible()
    const plate = page.getByRole('textbox', { name: /^Patente/ })
    const wrong = page.getByText(/^No es una patente de Argentina/)
    await plate.fill('bcdf12')
    await plate.press('Tab')
    await expect(wrong).toBeVisible()
    const country = page.getByRole('combobox', { name: /^País/ })
    await country.fill('Chile')
    await page.getByRole('option', { name: 'Chile', exact: true }).click()
    await country.press('Tab')
    await expect(page.getByText(/^No es una patente de/)).toHaveCount(0)
    await country.fill('Argentina')
    await page.getByRole('option', { name: 'Argentina', exact: true }).click()
    await country.press('Tab')
    await expect(wrong).toBeVisible()
    await plate.fill(dominio?.dominio ?? '')
    await plate.press('Tab')
    await expect(twin.getByRole('link', { name: 'Ver su ficha' })).toHaveAttribute(
      'href',
      new RegExp(`/${dominio?.dominioid ?? ''}/`),
    )
    await plate.fill(ajeno)
    const asked = page.waitForResponse((response) => response.request().postData()?.includes(ajeno) === true)
    await plate.press('Tab')
    await asked
    await expect(twin).toHaveCount(0)
  })
})

test('una fecha se escribe sin barras, y se pega como la escriben otros programas', async ({
  page,
  signIn,
}) => {
  await signIn('ana')
  await page.goto('/app/choferes/nuevo-chofer')
  await page.getByRole('button', { name: /datos más/ }).click()
  const born = page.getByRole('textbox', { name: /^Fecha de nacimiento/ })
  await born.pressSequentially('3121990')
  await expect(born).toHaveValue('31/21/990')
  await born.blur()
  await expect(page.getByText('Fecha inválida')).toBeVisible()
  await born.fill('1990-12-31')
  await expect(born).toHaveValue('31/12/1990')
  await expect(page.getByText('Fecha inválida')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Abrir el calendario de Fecha de nacimiento' })).toBeVisible()
})

test('un alta dice qué documentos se van a pedir, y cambia con lo que se elige', async ({ page, signIn }) => {
  await signIn('ana')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/app/choferes/nuevo-chofer')
  const asked = page.getByRole('region', { name: 'Después de guardar' }).getByRole('listitem')
  await expect(asked.filter({ hasText: 'DNI' })).toHaveCount(1)
  await expect(asked.filter({ hasText: 'mercancías peligrosas' })).toHaveCount(0)
  await page.getByRole('checkbox', { name: /peligrosas/ }).check()
  await expect(asked.filter({ hasText: 'mercancías peligrosas' })).toHaveCount(1)
})

test('lo que un chofer puede no tener se pliega, y se abre si algo de ahí no se pudo guardar', async ({
  page,
  signIn,
}) => {
  await signIn('ana')
  await page.goto('/app/choferes/nuevo-chofer')
  const more = page.getByRole('button', { name: /^10 datos más/ })
  const born = page.getByRole('textbox', { name: /^Fecha de nacimiento/ })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await expect(born).toBeHidden()
  await more.click()
  await born.fill('01/01/2020')
  await more.click()
  await expect(born).toBeHidden()

  await page.getByRole('textbox', { name: /^Número$/ }).fill('99000399')
  await page.getByRole('textbox', { name: /^Nombre/ }).fill('Muy')
  await page.getByRole('textbox', { name: /^Apellido/ }).fill('Joven')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('alert').getByRole('button', { name: 'fecha de nacimiento' }).click()
  await expect(born).toBeFocused()
  await expect(born).toBeInViewport()
})
