import { expect, type Page } from '@playwright/test'
import { carrierDoor, named, providerDoor } from '@portal/contract/door.ts'
import type { Pantalla } from './pantallas.ts'

/** Opens a screen, with an id from the data where its address has one, and waits until it stands still. */
export async function abrir(page: Page, { path, who, find, act }: Pantalla, origin: string): Promise<void> {
  const id =
    find === undefined ? '' : await firstId(page, find, who === 'revisor' || who === 'administrador', origin)
  const url = new URL(path.replace(':x', id), origin)
  await page.goto(url.href)
  await standsStill(page)
  // A screen that sends people elsewhere is not the one that was asked for. An app's first may get a slash.
  expect(new URL(page.url()).pathname.replace(/(.)\/$/, '$1')).toBe(url.pathname)
  if (act) {
    await act(page)
    await standsStill(page)
  }
}

async function standsStill(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { includeHidden: true }).first()).toBeAttached()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
}

async function firstId(page: Page, find: NonNullable<Pantalla['find']>, provider: boolean, origin: string) {
  const door = provider ? providerDoor : carrierDoor
  const answer = await page.request.post(door.url, {
    headers: { origin },
    data: { ...named(find.mode, door), ...find.input },
  })
  const { result } = (await answer.json()) as { result: { records: Record<string, string>[] } } // what the contract promises for lists
  const id = result.records[0]?.[find.field]
  if (id === undefined) throw new Error(`${find.mode} no trae ninguno`)
  return id
}
