import type { Route } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from './portal.ts'

test('lo que falta se ve por recurso y por urgencia, se busca, se presenta junto y se exporta', async ({
  page,
  signIn,
}) => {
  await signIn('carla')
  await page.goto('/app/pages/documentosfaltantes')
  const groups = page.getByRole('main').getByRole('region')
  await expect(groups.first()).toBeVisible()

  await test.step('cada recurso dice lo que le falta, y se presenta en una sentada', async () => {
    const all = page.getByRole('button', { name: /^Presentar los \d+ de / }).first()
    const count = Number(/los (\d+) de/.exec((await all.getAttribute('aria-label')) ?? '')?.[1])
    await all.click()
    await expect(page.getByRole('dialog').getByText(`1 de ${count}`)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(all).toBeFocused()
  })

  await test.step('la búsqueda y la vista quedan en la dirección', async () => {
    await page.getByRole('button', { name: 'Por urgencia' }).click()
    await expect(page).toHaveURL(/vista=urgencia/)
    await expect(groups).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Por urgencia' })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('searchbox').fill('nadie se llama así')
    await expect(page.getByText('Nada coincide con tu búsqueda')).toBeVisible()
    await page.getByRole('button', { name: 'Quitar los filtros' }).click()
    await expect(page.getByRole('button', { name: /^Presentar: / }).first()).toBeVisible()
  })

  await test.step('todos los recursos tienen su dirección, y la vista sigue', async () => {
    await page.getByRole('button', { name: 'Filtros', exact: true }).click()
    await page.getByRole('combobox', { name: 'Recursos' }).selectOption('Todos')
    await expect(page).toHaveURL(/documentosfaltantestodos\?vista=urgencia$/)
  })

  await test.step('la planilla tiene lo que se ve, y su encabezado cuando no hay nada', async () => {
    const exported = async () => {
      const coming = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Exportar XLSX' }).click()
      const download = await coming
      expect(download.suggestedFilename()).toMatch(/^faltantes-\d{4}-\d\d-\d\d\.xlsx$/)
      const parts = unzipSync(await readFile(await download.path()))
      return Object.entries(parts)
        .filter(([name]) => /sharedStrings|sheet1/.test(name))
        .map(([, bytes]) => strFromU8(bytes))
        .join('')
    }
    const said = await page
      .getByRole('button', { name: /^Presentar: / })
      .first()
      .getAttribute('aria-label')
    const documento = /^Presentar: ([^,]+),/.exec(said ?? '')?.[1] ?? 'el primero de la lista'
    const sheet = await exported()
    expect(sheet).toContain('Nombre completo')
    expect(sheet).toContain(documento)
    await page.getByRole('searchbox').fill('nadie se llama así')
    await expect(page.getByText('Nada coincide con tu búsqueda')).toBeVisible()
    expect(await exported()).toContain('No hay documentos faltantes.')
  })
})

test('que está todo al día se dice sólo si el servidor lo dijo', async ({ page, signIn }) => {
  await signIn('ana')
  const answer = (records: unknown[]) => (route: Route) =>
    route.fulfill({ json: { success: true, result: { records } } })
  const asked = (url: URL) => url.pathname.startsWith('/api/mobile')
  let reply = answer([])
  await page.route(asked, (route) =>
    (route.request().postData() ?? '').includes('ListRecDocFaltantes') ? reply(route) : route.fallback(),
  )
  await page.goto('/app/pages/documentosfaltantes')
  await expect(page.getByText('Estas al día con la documentacion')).toBeVisible()

  reply = answer([{ recursoid: '17x9', nombre: 'Nadie, Ninguno' }])
  await page.reload()
  await expect(page.getByText('Falta presentar algo, y no sabemos qué.')).toBeVisible()
  await expect(page.getByText('Estas al día con la documentacion')).toBeHidden()
})
