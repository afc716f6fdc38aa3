import type { BrowserContext } from '@playwright/test'
import { askAsProvider } from './ask.ts'
import { heavyPdfs, maskedPdf, pagedPdf } from './heavyPdf.ts'
import { expect, test } from './portal.ts'

/** A page that takes too long to draw is given up, and nobody at the desk waits for it. */

/** A document that waits and whose first file is a PDF. */
async function waitingPdf(context: BrowserContext, origin: string) {
  const ask = askAsProvider(context, origin)
  const { records } = await ask('ListRevision', { pagesize: 50 })
  for (const { documentoid } of records) {
    const [archivo] = (await ask('DetailRevision', { documentoid })).records[0]?.archivos ?? []
    if (archivo?.mediatype === 'application/pdf') return { documentoid, archivoid: archivo.archivoid }
  }
  throw new Error('no PDF waits')
}

for (const [name, make] of Object.entries(heavyPdfs))
  test(`un PDF con ${name} no frena a quien revisa, y el siguiente se dibuja`, async ({
    page,
    context,
    origin,
    signIn,
  }) => {
    await signIn('revisor')
    const { documentoid, archivoid } = await waitingPdf(context, origin)
    let heavy = true
    await page.route(new RegExp(`/api/archivos/${archivoid}$`), (route) =>
      heavy ? route.fulfill({ status: 200, contentType: 'application/pdf', body: make() }) : route.continue(),
    )
    await page.goto(`/consola/revision/${documentoid}`)
    const file = page.locator('main [data-shown="true"]')
    const zoom = page.getByText('125 %')
    await expect(page.getByRole('button', { name: /^Aprobar/ })).toBeVisible()
    // Drawing goes on for longer than this test: what the screen itself took to stand is not it.
    await page.evaluate(() => {
      new PerformanceObserver((list) => {
        const { dataset } = document.documentElement
        const longest = list.getEntries().map(({ duration }) => duration)
        dataset['longest'] = String(Math.max(...longest, Number(dataset['longest'] ?? 0)))
      }).observe({ type: 'longtask' })
    })
    // While it is being drawn a key is answered at once.
    await page.waitForTimeout(1_500)
    await expect(file.getByText('No lo dibujamos')).toHaveCount(0)
    await page.keyboard.press('+')
    await expect(zoom).toBeVisible({ timeout: 1_000 })
    await expect(file.getByText('No lo dibujamos: tarda demasiado')).toBeVisible({
      timeout: 15_000,
    })
    const original = file.getByRole('link', { name: 'Abrir el original' })
    await original.focus()
    await expect(original).toBeFocused()
    await expect(page.getByRole('button', { name: 'Miré el original' })).toBeVisible()
    expect(await page.evaluate(() => Number(document.documentElement.dataset['longest'] ?? 0))).toBeLessThan(
      1_000,
    )

    const before = page.url()
    await page.keyboard.press('j')
    await expect(page).not.toHaveURL(before)
    await expect(
      page.locator('main [data-shown="true"]').locator('canvas[data-drawn], img').first(),
    ).toBeVisible()

    heavy = false
    await page.goBack()
    await expect(file.locator('canvas[data-drawn]').first()).toBeVisible()
  })

test('lo que una máscara tapa no se dibuja', async ({ page, context, origin, signIn }) => {
  await signIn('revisor')
  const { documentoid, archivoid } = await waitingPdf(context, origin)
  await page.route(new RegExp(`/api/archivos/${archivoid}$`), (route) =>
    route.fulfill({ status: 200, contentType: 'application/pdf', body: maskedPdf() }),
  )

  await page.goto(`/consola/revision/${documentoid}`)
  const drawn = page.locator('main [data-shown="true"] canvas[data-drawn]')
  await expect(drawn).toBeVisible()
  const colours = await drawn.evaluate((canvas: HTMLCanvasElement) => {
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d')
    copy?.drawImage(canvas, 0, 0)
    return [0.25, 0.75].map((across) => [
      ...(copy?.getImageData(canvas.width * across, canvas.height / 2, 1, 1).data ?? []),
    ])
  })
  expect(colours).toEqual([
    [255, 255, 255, 255],
    [255, 0, 0, 255],
  ])
})

const pageGivenUp = 'No dibujamos esta página: tarda demasiado.'

test('una página pesada se esconde ella sola, y se decide después de mirar el original', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('revisor')
  const { documentoid, archivoid } = await waitingPdf(context, origin)
  await page.route(new RegExp(`/api/archivos/${archivoid}$`), (route) =>
    route.fulfill({ status: 200, contentType: 'application/pdf', body: pagedPdf(3, [2]) }),
  )

  await page.goto(`/consola/revision/${documentoid}`)
  const file = page.locator('main [data-shown="true"]')
  const sheet = (number: number) => file.getByRole('img', { name: `Página ${String(number)} de 3` })
  await expect(sheet(1)).toHaveAttribute('data-drawn')
  await sheet(2).scrollIntoViewIfNeeded()
  await expect(file.getByText(pageGivenUp)).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('button', { name: 'Miré el original' })).toBeVisible()
  await sheet(3).scrollIntoViewIfNeeded()
  await expect(sheet(3)).toHaveAttribute('data-drawn')
  await page.getByRole('button', { name: 'Miré el original' }).click()
  await page.keyboard.press('+')
  await expect(page.getByRole('button', { name: 'Miré el original' })).toHaveCount(0)
})

test('a la segunda página pesada se deja el archivo', async ({ page, context, origin, signIn }) => {
  await signIn('revisor')
  const { documentoid, archivoid } = await waitingPdf(context, origin)
  const all = Array.from({ length: 35 }, (_, index) => index + 1)
  await page.route(new RegExp(`/api/archivos/${archivoid}$`), (route) =>
    route.fulfill({ status: 200, contentType: 'application/pdf', body: pagedPdf(35, all) }),
  )

  await page.goto(`/consola/revision/${documentoid}`)
  const file = page.locator('main [data-shown="true"]')
  await expect(file.getByText(pageGivenUp)).toBeVisible({ timeout: 15_000 })
  await file.getByText(pageGivenUp).hover()
  await page.mouse.wheel(0, 2_000)
  await expect(file.getByText('No lo dibujamos: tarda demasiado')).toBeVisible({ timeout: 15_000 })
})

test('lo que el servidor no pudo dibujar se dice enseguida, y se dibuja si se pide', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('revisor')
  const { documentoid } = await waitingPdf(context, origin)
  await page.route('**/api/consola', async (route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    await route.fulfill({
      response: answer,
      body: text.replaceAll('"no_dibujado":null', '"no_dibujado":"memoria"'),
    })
  })

  await page.goto(`/consola/revision/${documentoid}`)
  const file = page.locator('main [data-shown="true"]')
  await expect(file.getByText('No lo dibujamos: necesita demasiada memoria')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Miré el original' })).toBeVisible()
  await file.getByRole('button', { name: 'Dibujarlo igual' }).click()
  await expect(file.locator('canvas[data-drawn]').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Miré el original' })).toHaveCount(0)
})
