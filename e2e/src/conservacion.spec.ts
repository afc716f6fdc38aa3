import { askAsCarrier, askAsProvider } from './ask.ts'
import { barriers, overflow } from './barriers.ts'
import { expect, test } from './portal.ts'

/** What is kept of a person: how long, what a hold keeps, and the report that the person may ask for. By keyboard alone. */

test('se ensaya la conservación, se retiene a alguien y se levanta', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('administrador')
  const ask = askAsProvider(context, origin)
  const [cuenta] = (await ask('ListCuentas', { search: 'Ficción' })).records
  const cuentaid = cuenta?.cuentaid ?? ''
  const [chofer] = (await ask('ListRecursosCuenta', { cuentaid, tiporecurso: 'chofer', estado: 'ACTIVO' }))
    .records
  const recursoid = chofer?.recursoid ?? ''

  await test.step('en Ajustes se lee qué se iría, antes de encenderla', async () => {
    await page.goto('/consola/ajustes')
    await page.getByRole('button', { name: 'Ensayar' }).press('Enter')
    await expect(page.getByText('Si corriera hoy')).toBeVisible()
    expect(await barriers(page)).toEqual([])
  })

  await test.step('una retención tiene motivo, se lee y se levanta', async () => {
    await page.goto(`/consola/cuentas/${cuentaid}/recursos/${recursoid}`)
    await page.getByRole('button', { name: 'Retención legal' }).press('Enter')
    const dialog = page.getByRole('dialog')
    expect(await barriers(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Retener' }).press('Enter')
    await expect(dialog.getByText('Campo requerido').first()).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Juicio en curso')
    await dialog.getByRole('button', { name: 'Retener' }).press('Enter')
    await expect(dialog).toHaveCount(0)
    expect((await ask('ListRetenciones', { cuentaid })).records).toMatchObject([
      { recursoid, motivo: 'Juicio en curso' },
    ])
    await page.getByRole('button', { name: 'Levantar la retención' }).press('Enter')
    const sure = page.getByRole('alertdialog')
    await expect(sure.getByText(/Juicio en curso/)).toBeVisible()
    await sure.getByRole('button', { name: 'Levantar la retención' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Retención legal' })).toBeVisible()
    expect((await ask('ListRetenciones', { cuentaid })).records).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    await expect.poll(() => overflow(page)).toBe(0)
  })
})

test('un titular baja lo que se guarda de un chofer, en las dos formas', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('ana')
  const [chofer] = (await askAsCarrier(context, origin)('ListChoferes', {})).records
  await page.goto(`/app/choferes/${chofer?.choferid ?? ''}/detalle`)
  await page.getByRole('button', { name: 'Informe de datos' }).press('Enter')
  const dialog = page.getByRole('dialog')
  expect(await barriers(page)).toEqual([])
  for (const [name, ending] of [
    ['Bajar PDF', /\.pdf$/],
    ['Bajar JSON', /\.json$/],
  ] as const) {
    const coming = page.waitForEvent('download')
    await dialog.getByRole('button', { name }).press('Enter')
    expect((await coming).suggestedFilename()).toMatch(ending)
    await expect(dialog.getByText('El informe se bajó.')).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Informe de datos' })).toBeFocused()
})
