import type { Browser, Page } from '@playwright/test'
import { askAsProvider } from './ask.ts'
import { expect, test } from './portal.ts'

/** Two people review the same queue at once, and don't get in each other's way. */

const idIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

test('dos personas recorren la cola sin encontrarse, y quien llega a lo mismo lo sabe', async ({
  page,
  context,
  origin,
  signIn,
  browser,
}) => {
  await signIn('revisor')
  const other = await otherPerson(browser, origin)
  await signIn('administrador', other.context)
  // What waits of one carrier, from its other end: other journeys walk the queue from the first, and decide for others.
  const ask = askAsProvider(context, origin)
  const [cuenta] = (await ask('ListCuentas', { search: 'Fletes de Fábula' })).records
  const cuentaid = cuenta?.cuentaid ?? ''
  const queue = `?cuentaid=${cuentaid}&order=presentado+DESC`
  const [first, second, third] = (
    await ask('ListRevision', { cuentaid, order: 'presentado DESC' })
  ).records.map(({ documentoid }) => documentoid)

  await page.goto(`/consola/revision/${first ?? ''}${queue}`)
  await expect(page.getByRole('button', { name: /^Aprobar/ })).toBeEnabled()

  // The one that the other opens says whose it is; in the list too.
  await other.page.goto(`/consola/revision${queue}`)
  await expect(other.page.getByText(/lo mira/).first()).toBeVisible()
  await other.page.goto(`/consola/revision/${first ?? ''}${queue}`)
  await expect(other.page.getByText(/también lo está mirando/)).toBeVisible()
  await expect(page.getByText(/también lo está mirando/)).toHaveCount(0)

  // Going on, the other is led past what the first has before their eyes and what comes next for them.
  await expect(other.page.getByRole('button', { name: /^Aprobar/ })).toBeEnabled()
  await other.page.keyboard.press('j')
  await expect(other.page).not.toHaveURL(new RegExp(first ?? ''))
  expect(idIn(other.page)).toBe(third)
  await page.keyboard.press('j')
  await expect(page).toHaveURL(new RegExp(second ?? ''))
  await expect(page.getByText(/también lo está mirando/)).toHaveCount(0)

  // Whoever leaves lets go.
  await page.goto('/consola')
  await expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible()
  await other.page.goto(`/consola/revision/${second ?? ''}${queue}`)
  await expect(other.page.getByRole('button', { name: /^Aprobar/ })).toBeEnabled()
  await other.page.waitForTimeout(1000)
  await expect(other.page.getByText(/también lo está mirando/)).toHaveCount(0)
  await other.context.close()
})

async function otherPerson(browser: Browser, origin: string) {
  const context = await browser.newContext({ baseURL: origin, locale: 'es-AR' })
  return { context, page: await context.newPage() }
}
