import { expect, test } from './portal.ts'

test('el historial se lee desde lo más viejo, se da vuelta, se filtra y lleva al documento', async ({
  page,
  signIn,
}) => {
  await signIn('ana')
  await page.goto('/app/pages/documentoshistorial')
  const rows = page.getByRole('main').locator('tbody tr')
  await expect(rows).toHaveCount(15)
  const when = page.getByRole('columnheader', { name: 'Cuándo' })
  await expect(when).toHaveAttribute('aria-sort', 'ascending')

  await when.getByRole('button').click()
  await expect(when).toHaveAttribute('aria-sort', 'descending')
  await expect(page).toHaveURL(/order=createdtime/)

  await page.getByRole('button', { name: 'Filtros', exact: true }).click()
  await page.getByRole('combobox', { name: 'Estado' }).selectOption('Rechazado')
  await page.getByRole('combobox', { name: 'Recurso' }).selectOption('Dominio')
  await expect(page).toHaveURL(/estado=rechazado/)
  await expect(rows.first().getByText('Rechazado')).toBeVisible()
  await expect(rows.getByText('Aprobado')).toHaveCount(0)

  await rows.first().getByRole('link').click()
  await expect(page).toHaveURL(/documentos\/[^/]+\/detalle/)
})

test('el historial es la tercera solapa de Documentos', async ({ page, signIn }) => {
  await signIn('ana')
  await page.goto('/app/pages/documentos')
  await page.getByRole('link', { name: 'Historial' }).click()
  await expect(page).toHaveURL(/solapa=2/)
  await expect(page.getByRole('columnheader', { name: 'Qué pasó' })).toBeVisible()
  await page.getByRole('searchbox').fill('licencia')
  await expect(page).toHaveURL(/search=licencia/)
  await expect(
    page
      .getByRole('main')
      .locator('tbody tr')
      .first()
      .getByText(/Licencia/),
  ).toBeVisible()
})
