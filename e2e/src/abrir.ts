import { expect, type Page } from '@playwright/test'
import { carrierDoor, named, providerDoor } from '@portal/contract/door.ts'
import type { Pantalla } from './pantallas.ts'
import { settled } from './settled.ts'

/** Opens a screen, with an id from the data where its address has one, and waits until it stands still. Answers its status. */
export async function abrir(
  page: Page,
  { path, who, find, act }: Pantalla,
  origin: string,
): Promise<number | undefined> {
  const provider = who === 'revisor' || who === 'administrador'
  const ids = find === undefined ? [] : await idsOf(page, find, provider, origin)
  const url = new URL(
    ids.reduce((rest, id) => rest.replace(':x', id), path),
    origin,
  )
  const answer = await page.goto(url.href)
  await standsStill(page)
  // A screen that sends people elsewhere is not the one that was asked for. An app's first may get a slash.
  expect(new URL(page.url()).pathname.replace(/(.)\/$/, '$1')).toBe(url.pathname)
  if (act) {
    await act(page)
    await standsStill(page)
  }
  return answer?.status()
}

async function standsStill(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { includeHidden: true }).first()).toBeAttached()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await settled(page)
}

type Find = NonNullable<Pantalla['find']>

/** The id of the record that it is within first, where it is within one. */
async function idsOf(page: Page, find: Find, provider: boolean, origin: string): Promise<string[]> {
  const { within, input } = find
  if (within === undefined) return [await firstId(page, find, provider, origin)]
  const outer = await idsOf(page, within, provider, origin)
  const inner = { ...find, input: { ...input, [within.field]: outer.at(-1) } }
  return [...outer, await firstId(page, inner, provider, origin)]
}

async function firstId(page: Page, find: Find, provider: boolean, origin: string) {
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
