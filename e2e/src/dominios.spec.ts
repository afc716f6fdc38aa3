import { carrierDoor, named } from '@portal/contract/door.ts'
import { expect, test } from './portal.ts'

/** Some letters and figures that nobody has yet, as an Argentine plate. */
const freshPlate = () => {
  const seed = Date.now()
  const letter = (at: number) => String.fromCharCode(65 + (Math.floor(seed / 7 ** at) % 26))
  return `${letter(1)}${letter(2)}${String(seed).slice(-3)}${letter(3)}${letter(4)}`
}

test('un transportista agrega un dominio, corrige la patente, presenta un documento y lo da de baja', async ({
  page,
  signIn,
}) => {
  const plate = freshPlate()
  await signIn('ana')
  await page.goto('/app/dominios')
  await page.getByRole('link', { name: 'Nuevo dominio' }).click()

  await test.step('una patente que no es del país se dice junto al campo, y nada se pierde', async () => {
    await page.getByRole('textbox', { name: /^Patente/ }).fill('ab-12')
    await page.getByRole('combobox', { name: /^Vehículo/ }).selectOption('Tractor')
    await page.getByRole('combobox', { name: /^Cantidad de ejes/ }).selectOption('3')
    await page.getByRole('textbox', { name: /^Marca/ }).fill('Quimera')
    await page.getByRole('button', { name: /^6 datos más/ }).click()
    await page.getByRole('textbox', { name: /^Año/ }).fill('2020')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('No es una patente de Argentina. Ejemplo: AB123CD o ABC123')).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Marca/ })).toHaveValue('Quimera')
  })

  await test.step('corregida, se guarda y muestra qué documentos le piden', async () => {
    await page.getByRole('textbox', { name: /^Patente/ }).fill(plate)
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Datos guardados correctamente')).toBeVisible()
    await expect(page.getByRole('heading', { name: plate })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Documentos \d/ })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByText('Revisión Técnica Obligatoria').first()).toBeVisible()
  })

  await test.step('sus datos se leen como se escribieron, y se editan', async () => {
    await page.getByRole('link', { name: 'Datos' }).click()
    await expect(page.getByText('2020')).toBeVisible()
    await expect(page.getByText('Propio')).toBeVisible()
    await page.getByRole('link', { name: 'Editar' }).click()
    await page.getByRole('button', { name: /^6 datos más/ }).click()
    await expect(page.getByRole('textbox', { name: /^Año/ })).toHaveValue('2020')
    await page.getByRole('textbox', { name: /^Nombre interno/ }).fill('El azul')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Datos actualizados correctamente')).toBeVisible()
  })

  await test.step('dado de baja, la lista de los activos ya no lo tiene', async () => {
    await page.getByRole('button', { name: 'Dar de baja' }).click()
    await page.getByRole('combobox', { name: /Motivo de la baja/ }).selectOption({ label: 'Venta' })
    await page.getByRole('dialog').getByRole('button', { name: 'Dar de baja' }).click()
    await expect(page.getByText(/De baja desde el/)).toBeVisible()
    await page.goto(`/app/dominios?search=${plate}`)
    await expect(page.getByText('Nada coincide con tu búsqueda')).toBeVisible()
    await page.goto(`/app/dominios?search=${plate}&estado_dominio=BAJA`)
    await expect(page.getByText('Hay 1 dominio')).toBeVisible()
  })
})

test('los documentos de los dominios se ven por dominio y por documento', async ({ page, signIn }) => {
  await signIn('ana')
  await page.goto('/app/dominios')
  await page.getByRole('link', { name: 'Ver sus documentos' }).click()
  await expect(page.getByRole('heading', { name: 'Documentos de los dominios' })).toBeVisible()
  await expect(page.getByText(/Hay \d+ documentos/)).toBeVisible()
  await page.goto('/app/dominios/documentos-dominios')
  await expect(page.getByRole('columnheader', { name: /Documento/ })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
})

test('varios dominios se eligen, salen en una planilla y se dan de baja de una vez', async ({
  page,
  signIn,
  origin,
}) => {
  const marca = `Quimera${Date.now()}`
  const plates = ['A', 'B'].map((letter) => `${freshPlate().slice(0, 6)}${letter}`)
  await signIn('ana')
  for (const dominio of plates) {
    const answer = await page.request.post(origin + carrierDoor.url, {
      headers: { origin },
      data: {
        ...named('SaveDominio', carrierDoor),
        dominioid: '0',
        values: {
          dominio,
          pais_patente: 'Argentina',
          vehiculo: 'Tractor',
          cantidad_ejes: 3,
          marca,
          titularidad: 'PROPIO',
        },
      },
    })
    expect(await answer.json()).toMatchObject({ success: true })
  }
  await page.goto(`/app/dominios?search=${marca}`)
  await expect(page.getByText('Hay 2 dominios')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Seleccionar todos' }).check()
  await expect(page.getByText('2 seleccionados')).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar XLSX' }).click()
  expect((await download).suggestedFilename()).toMatch(/^dominios-\d{4}-\d{2}-\d{2}\.xlsx$/)

  await page.getByRole('button', { name: 'Dar de baja' }).click()
  await expect(page.getByRole('dialog').getByText(/^Son 2: /)).toBeVisible()
  await page.getByRole('combobox', { name: /Motivo de la baja/ }).selectOption({ label: 'Venta' })
  await page.getByRole('dialog').getByRole('button', { name: 'Dar de baja' }).click()
  await expect(page.getByText('Datos actualizados correctamente')).toBeVisible()
  await expect(page.getByText('Nada coincide con tu búsqueda')).toBeVisible()
  await page.goto(`/app/dominios?search=${marca}&estado_dominio=BAJA`)
  await expect(page.getByText('Hay 2 dominios')).toBeVisible()
})
