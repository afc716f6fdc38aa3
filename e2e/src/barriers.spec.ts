import type { Page } from '@playwright/test'
import { barriers } from './barriers.ts'
import { expect, test } from './portal.ts'

/** That what looks for barriers finds them, however many screens it has looked at before. */

/** Whichever run of it: a kind of text of its own. */
const own = `solo-${String(process.pid)}-${String(Date.now())}`

async function show(page: Page, body: string): Promise<string[]> {
  await page.setContent(
    `<!doctype html><html lang="es"><head><title>Barreras</title></head><body><main><h1>Barreras</h1>${body}</main></body></html>`,
  )
  return barriers(page)
}
const text = (style: string, ground = '') =>
  `<div style="${ground}"><p class="${own}" style="${style}">Un texto para leer</p></div>`

test('un texto dibujado como otro se mira una vez, y uno de otro color, en otro fondo o más chico, también', async ({
  page,
}) => {
  const large = 'font-size: 30px'
  expect(await show(page, text(`color: #767676; ${large}`))).toEqual([])
  expect(await show(page, text(`color: #bbb; ${large}`))).toEqual([expect.stringContaining('color-contrast')])
  expect(await show(page, text(`color: #767676; ${large}`, 'background: #888'))).toHaveLength(1)
  expect(await show(page, text(`color: #767676; ${large}`, 'opacity: 0.4'))).toHaveLength(1)
  expect(await show(page, text(`color: #888; ${large}`))).toEqual([])
  expect(await show(page, text('color: #888; font-size: 12px'))).toHaveLength(1)
})

test('lo que no se distingue se dice cada vez, y lo que estaba oculto o apagado se mira cuando ya no', async ({
  page,
}) => {
  const faint = text('color: #ccc')
  expect(await show(page, faint)).toHaveLength(1)
  expect(await show(page, faint)).toHaveLength(1)
  const label = (more: string) =>
    `<label class="${own}" style="color: #bbb">Nombre <input ${more} style="color: #000"></label>`
  expect(await show(page, label('disabled'))).toEqual([])
  expect(await show(page, label(''))).toHaveLength(1)
  const covered = (more: string) =>
    `<div style="position: relative">${text('color: #cdc')}<div style="position: absolute; inset: 0; background: url(data:,); ${more}"></div></div>`
  expect(await show(page, covered(''))).toEqual([])
  expect(await show(page, covered('display: none'))).toHaveLength(1)
})

test('en otros colores se miran los colores de nuevo, y de noche más', async ({ page }) => {
  const twoModes = `<style>@media (prefers-color-scheme: dark) { p.${own} { color: #eee !important } }</style>`
  expect(await show(page, twoModes + text('color: #111'))).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await barriers(page, { recoloured: true })).toEqual([expect.stringContaining('color-contrast')])
  await page.emulateMedia({ colorScheme: 'light' })
  const enough = text('color: #707070')
  expect(await show(page, enough)).toEqual([])
  expect(await barriers(page, { atNight: true })).toEqual([
    expect.stringContaining('color-contrast-enhanced'),
  ])
})
