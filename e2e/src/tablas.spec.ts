import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { carrierDoor } from '@portal/contract/door.ts'
import { expect, test } from './portal.ts'

/** What the lists of choferes, dominios and unidades have beyond reading them: marks, a ZIP, and the matrix. */

test('una persona marca choferes: vienen primero, quedan solos con el filtro, y lo que falla se deshace', async ({
  page,
  signIn,
}) => {
  await signIn('ana')
  await page.goto('/app/choferes?order=nombre+ASC')
  const rows = page.getByRole('table').getByRole('row')
  const stars = page.getByRole('button', { name: /^Marcar a / })
  await expect(rows.nth(5)).toBeVisible()
  const name = (await stars.nth(3).getAttribute('aria-label'))?.replace('Marcar a ', '') ?? ''
  const marked = page.getByRole('button', { name: `Quitar la marca de ${name}` })

  await test.step('la estrella se ve en el momento, la fila sube y el foco sigue en ella', async () => {
    await stars.nth(3).press('Enter')
    await expect(marked).toHaveAttribute('aria-pressed', 'true')
    await expect(rows.nth(1)).toContainText(name)
    await expect(marked).toBeFocused()
    await page.reload()
    await expect(rows.nth(1)).toContainText(name)
  })

  await test.step('el filtro queda en la dirección', async () => {
    await page.getByRole('button', { name: 'Filtros', exact: true }).click()
    await page.getByRole('button', { name: 'Marcados', exact: true }).click()
    await expect(page).toHaveURL(/marcado=SI/)
    await expect(page.getByText('Hay 1 chofer', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Quitar: Marcados' }).click()
    await expect(rows.nth(5)).toBeVisible()
  })

  await test.step('si no se puede vuelve a como estaba, y se dice ahí', async () => {
    await page.route(`**${carrierDoor.url}`, async (route) => {
      if (route.request().postData()?.includes('MarcarRecursos'))
        await route.fulfill({ json: { success: false, error: { code: 1517, message: 'No.' } } })
      else await route.continue()
    })
    await marked.click()
    await expect(rows.nth(1).getByRole('alert')).toHaveText('No se pudo. Probá de nuevo.')
    await expect(marked).toHaveAttribute('aria-pressed', 'true')
    await page.unroute(`**${carrierDoor.url}`)
  })

  await test.step('varias se marcan y se desmarcan desde la barra, que queda a la vista', async () => {
    await page.getByRole('checkbox', { name: 'Seleccionar todos' }).check()
    await expect(page.getByText(/^\d+ seleccionados$/)).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Marcar', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Marcar a / })).toHaveCount(0)
    await page.getByRole('button', { name: 'Quitar marca' }).click()
    await expect(page.getByRole('button', { name: /^Quitar la marca de / })).toHaveCount(0)
  })
})

test('en un teléfono se marca desde el menú de la fila, que tiene lugar para la cara o el vehículo', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn('carla')
  for (const list of ['choferes', 'dominios']) {
    await page.goto(`/app/${list}`)
    const rows = page
      .getByRole('list', { name: list === 'choferes' ? 'Choferes' : 'Dominios' })
      .getByRole('listitem')
    const row = rows.nth(2)
    const menu = row.getByRole('button', { name: /^Más de / })
    const name = (await menu.getAttribute('aria-label'))?.replace('Más de ', '') ?? ''
    const drawn = row
      .getByRole('link')
      .locator(list === 'choferes' ? 'span' : 'svg')
      .last()
    await expect(drawn).toBeVisible()
    // By its name: others may come before it meanwhile.
    const own = rows.filter({ has: page.getByRole('button', { name: `Más de ${name}` }) })
    const sheet = page.getByRole('group', { name })
    await own.getByRole('button', { name: `Más de ${name}` }).click()
    await sheet.getByRole('button', { name: 'Marcar' }).click()
    await expect(rows.first().getByRole('button', { name: `Más de ${name}` })).toBeVisible()
    await own.getByRole('button', { name: `Más de ${name}` }).click()
    await sheet.getByRole('button', { name: 'Quitar marca' }).click()
    await expect(sheet).toBeHidden()
  }
})

test('los documentos de los elegidos se descargan en un ZIP, con una carpeta para cada uno', async ({
  page,
  signIn,
}) => {
  await signIn('ana')
  await page.goto('/app/dominios?order=dominio+ASC')
  const plates = page.getByRole('checkbox', { name: /^Seleccionar / })
  await plates.nth(1).check()
  await plates.nth(2).check()
  await expect(page.getByText('2 seleccionados')).toBeInViewport({ ratio: 1 })

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar documentos' }).click()
  const download = await coming

  expect(download.suggestedFilename()).toMatch(/^documentos-\d{4}-\d{2}-\d{2}\.zip$/)
  const entries = unzipSync(await readFile(await download.path()))
  const names = Object.keys(entries)
  expect(names.at(-1)).toBe('LEEME.txt')
  expect(new Set(names.slice(0, -1).map((name) => name.split('/')[0])).size).toBe(2)
  expect(names.some((name) => / - vence \d{4}-\d{2}-\d{2}\.pdf$/.test(name))).toBe(true)
  const leeme = entries['LEEME.txt']
  expect(leeme && strFromU8(leeme)).toContain(`Archivos: ${names.length - 1}.`)
})

test('la matriz dice a quién le falta qué, se recorre con las flechas y lleva a cada documento', async ({
  page,
  signIn,
}) => {
  await signIn('ana')
  await page.goto('/app/choferes')
  await page.getByRole('link', { name: 'Ver sus documentos' }).click()
  await page.getByRole('button', { name: 'Matriz' }).click()
  await expect(page).toHaveURL(/\/app\/choferes\/matriz-choferes$/)
  const grid = page.getByRole('grid', { name: 'Documentos de choferes' })
  const names = grid.getByRole('rowheader')
  await expect(names.first().getByRole('link')).toBeVisible()
  const all = await names.count()

  await test.step('se recorre con el teclado, y cada celda dice de quién es y qué', async () => {
    await names.first().getByRole('link').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    const focused = grid.locator(':focus')
    await expect(focused).toHaveAccessibleName(/^.+, .+, .+: .+/)
    await page.keyboard.press('Control+End')
    await expect(focused).toHaveAccessibleName(/: (nada|\d+ documentos?) (para hacer|para hacer)$/)
    await expect(focused).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Control+Home')
    await expect(names.first().getByRole('link')).toBeFocused()
  })

  await test.step('la leyenda deja los que tienen algo así, en la dirección', async () => {
    await page.getByRole('button', { name: /para hacer$/ }).click()
    await expect(page).toHaveURL(/con=para(\+|%20)hacer/)
    await expect.poll(() => names.count()).toBeLessThan(all)
    await page.getByRole('button', { name: /rechazados?$/ }).click()
    await expect(page).toHaveURL(/con=rechazado/)
  })

  await test.step('«Para hacer» queda a la vista, y «Tipos» deja los críticos, que van primero', async () => {
    const heads = grid.getByRole('columnheader')
    const first = await heads.nth(1).getAttribute('aria-label')
    const every = await heads.count()
    await expect(heads.last()).toHaveText('Para hacer')
    await expect(heads.last()).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Filtros', exact: true }).click()
    await page.getByRole('combobox', { name: 'Tipos' }).selectOption('criticos')
    await expect(page).toHaveURL(/tipos=criticos/)
    await expect.poll(() => heads.count()).toBeLessThan(every)
    await expect(heads.nth(1)).toHaveAttribute('aria-label', first ?? '')
    await page.getByRole('button', { name: 'Quitar: Tipos: Críticos' }).click()
    await expect(page).not.toHaveURL(/tipos/)
  })

  await test.step('se queda con los que pueden trabajar, o los que no', async () => {
    const filtros = page.getByRole('button', { name: 'Filtros', exact: true })
    await filtros.click()
    await page.getByRole('combobox', { name: 'Aptitud' }).selectOption('habilitado')
    await expect(page).toHaveURL(/con=rechazado&aptitud=habilitado|aptitud=habilitado&con=rechazado/)
    // What is on stands beside the button, and leaves the focus there when it is dropped.
    await page.getByRole('button', { name: 'Quitar: Aptitud: Habilitado' }).click()
    await expect(page).not.toHaveURL(/aptitud/)
    await expect(filtros).toBeFocused()
  })

  await test.step('«Estado» muestra los que están de baja, con lo que se pide de ellos', async () => {
    const before = page.url()
    await page.goto('/app/choferes/matriz-choferes')
    await expect(names.first().getByRole('link')).toBeVisible()
    const active = await names.allTextContents()
    await page.getByRole('button', { name: 'Filtros', exact: true }).click()
    await page.getByRole('combobox', { name: 'Estado' }).selectOption('BAJA')
    await expect(page).toHaveURL(/estado=BAJA/)
    await expect(page.getByRole('button', { name: 'Quitar: Estado: De baja' })).toBeVisible()
    await expect(names.first().getByRole('link')).toBeVisible()
    await expect.poll(() => names.allTextContents()).not.toContain(active[0])
    await page.goto(before)
  })

  await test.step('un mes rechazado se ve aunque el anterior esté aprobado', async () => {
    const cell = grid.getByRole('button', { name: /F\. 931.*: rechazado/ }).first()
    await cell.press('Enter')
    const more = page.getByRole('dialog', { name: /F\. 931/ })
    await expect(more).toContainText(/«.+»/)
    await expect(more.getByRole('link', { name: /^Ver documento: / })).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(more).toBeHidden()
    await expect(cell).toBeFocused()
  })

  await test.step('sale en una planilla, y mientras se lee se ve cuánto va', async () => {
    await page.goto('/app/choferes/matriz-choferes')
    const coming = page.waitForEvent('download')
    // Pages of five, so that there are more than one, and the third waits to be looked at.
    let goOn = () => {}
    const lookedAt = new Promise<void>((resolve) => (goOn = resolve))
    await page.route(`**${carrierDoor.url}`, async (route) => {
      const asked = route.request().postData()
      if (!asked?.includes('"pagesize":200')) return route.fallback()
      if (asked.includes('"page":3')) await lookedAt
      await route.continue({ postData: asked.replace('"pagesize":200', '"pagesize":5') })
    })
    await page.getByRole('button', { name: 'Exportar XLSX' }).click()
    await expect(page.getByRole('button', { name: /^Preparando: 10 de \d+$/ })).toBeDisabled()
    goOn()
    expect((await coming).suggestedFilename()).toMatch(/^matriz-choferes-\d{4}-\d{2}-\d{2}\.xlsx$/)
  })

  await test.step('lo que falta se presenta ahí, y lo presentado se mira', async () => {
    await page.goto('/app/dominios/matriz-dominios?con=pendiente')
    await page
      .getByRole('button', { name: /: pendiente$/ })
      .first()
      .press('Enter')
    const more = page.getByRole('dialog')
    await expect(more.getByRole('button', { name: 'Cerrar' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: /^Presentar / })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /: pendiente$/ }).first()).toBeFocused()
    await page
      .getByRole('gridcell')
      .getByRole('button', { name: /: activo/ })
      .first()
      .press('Enter')
    await page.getByRole('link', { name: /^Ver documento: / }).press('Enter')
    await expect(page).toHaveURL(/\/app\/pages\/documentos\/\w+\/detalle/)
  })
})

test('un formulario que flota mide 500, se agranda a toda la pantalla y se desplaza por dentro', async ({
  page,
  signIn,
}) => {
  await signIn('ana')
  await page.goto('/app/usuarios')
  await page.getByRole('button', { name: 'Invitar' }).click()
  const panel = page.getByRole('dialog', { name: 'Invitar a un usuario' })
  const sizeOf = async () => {
    const { width = 0, height = 0 } = (await panel.boundingBox()) ?? {}
    return { width, height }
  }
  await expect.poll(sizeOf).toMatchObject({ width: 500 })
  const body = panel.locator('form > div').nth(1)
  expect(
    await body.evaluate((element) => [
      getComputedStyle(element).maxHeight,
      getComputedStyle(element).overflowY,
    ]),
  ).toEqual(['450px', 'auto'])
  expect(await body.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)).toBe(true)

  await panel.getByRole('button', { name: 'Pantalla completa' }).click()
  await expect.poll(sizeOf).toEqual({ width: 1280, height: 900 })
  await panel.getByRole('button', { name: 'Salir de la pantalla completa' }).click()
  await expect.poll(sizeOf).toMatchObject({ width: 500 })
})
