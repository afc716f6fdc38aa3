import type { Page } from '@playwright/test'
import { providerDoor } from '@portal/contract/door.ts'
import { askAsProvider } from './ask.ts'
import { startOwnServer } from './ownServer.ts'
import { demoPassword, expect, people, test } from './portal.ts'

/** A review to its end by keyboard: no stroke is lost on the way, and the last one leads somewhere. */

/**
 * A twice, so many milliseconds apart by the finger's clock: the page hears of the second as soon as another document is
 * there, or so much later.
 */
const strokes = (page: Page, times: { apartMs: number; lateMs: number }) =>
  page.evaluate(async ({ apartMs, lateMs }) => {
    const press = (at?: number) => {
      const event = new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true })
      if (at !== undefined) Object.defineProperty(event, 'timeStamp', { value: at })
      document.body.dispatchEvent(event)
      return event.timeStamp
    }
    const before = location.href
    const first = press()
    const frame = () => new Promise(requestAnimationFrame)
    while (location.href === before) await frame()
    await frame()
    await frame()
    await new Promise((resolve) => setTimeout(resolve, lateMs))
    press(first + apartMs)
  }, times)

test('una A mientras el siguiente se asienta se hace, un temblor no, y al final se sigue con lo que espera', async ({
  page,
  context,
}) => {
  // Who empties the queue would take it from every other journey.
  const { origin, stop } = await startOwnServer({ DEMO: '1' })
  const ask = askAsProvider(context, origin)
  await ask('LoginOperador', { username: people.revisor, password: demoPassword })
  const waiting = async () => (await ask('ListRevision', { pagesize: 50 })).records
  const before = await waiting()
  const [first] = before
  const sent: string[] = []
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    if (request.url().includes(providerDoor.url) && body.includes('DecidirDocumento')) sent.push(body)
  })

  await page.goto(`${origin}/consola/revision/${first?.documentoid ?? ''}`)
  await expect(page.getByRole('button', { name: /^Aprobar/ })).toBeEnabled()
  // The next two are drawn behind the scenes by then.
  await page.waitForTimeout(4000)
  // A finger that trembles, however late the page hears of it.
  await strokes(page, { apartMs: 120, lateMs: 2000 })
  await page.waitForTimeout(1500)
  expect(sent).toHaveLength(1)

  // And one that is quick.
  await expect(page.getByRole('button', { name: /^Aprobar/ })).toBeEnabled()
  await page.waitForTimeout(2500)
  await strokes(page, { apartMs: 400, lateMs: 0 })
  await expect.poll(() => sent.length).toBe(3)

  await expect.poll(async () => (await waiting()).length).toBe(before.length - 3)
  const [last, ...others] = await waiting()
  for (const { documentoid } of others)
    await ask('DecidirDocumento', { documentoid, decision: 'rechazar', motivo: 'No se lee' })
  await page.goto(`${origin}/consola/revision/${last?.documentoid ?? ''}`)
  await expect(page.getByRole('button', { name: /^Rechazar/ })).toBeEnabled()
  await page.keyboard.press('r')
  await page.getByRole('radio', { name: 'Está vencido.' }).check()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('No queda nada por revisar')).toBeVisible()
  await expect(page.locator(':focus')).toContainText('No queda nada por revisar')
  await expect(page.getByRole('main').getByRole('link', { name: /cola/ })).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /^Ver los \d+ registros que esperan$/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Registros' })).toBeVisible()

  await page.close()
  await stop()
})
