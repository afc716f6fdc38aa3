import type { Page } from '@playwright/test'
import type { Pantalla } from './pantallas.ts'

/** Opens a screen, with an id from the data where its address has one, and waits until it stands still. */
export async function abrir(page: Page, { path, who, find }: Pantalla, baseURL: string): Promise<void> {
  const id = find === undefined ? '' : await firstId(page, find, who === 'revisor', baseURL)
  await page.goto(path.replace(':x', id), { waitUntil: 'networkidle' })
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
}

async function firstId(page: Page, find: NonNullable<Pantalla['find']>, provider: boolean, origin: string) {
  const answer = await page.request.post(provider ? '/api/consola' : '/api/mobile', {
    headers: { origin },
    data: {
      _operation: provider ? 'ProviderOperations' : 'PortalCustomOperations',
      mode: find.mode,
      ...find.input,
    },
  })
  const { result } = (await answer.json()) as { result: { records: Record<string, string>[] } } // what the contract promises for lists
  return result.records[0]?.[find.field] ?? ''
}
