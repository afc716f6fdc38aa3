import { expect, type Page, type Response } from '@playwright/test'
import { carrierDoor, providerDoor } from '@portal/contract/door.ts'
import { appRoutes } from '@portal/contract/rutas.ts'
import type { Pantalla } from './pantallas.ts'

/** What mail programs, searches and old links leave in an address: names nobody knows, and values that say nothing. */
const foreign =
  'utm_source=boletin&x=1&page=ninguna&pagesize=-1&order=%3B&estado=nada&solapa=9&presentar=quizas'

/** The same screen by such an address. Its own come last: of a name that is said twice, the last is heard. */
export function foreignly(pantalla: Pantalla): Pantalla {
  const [, path = '', own = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/.exec(pantalla.path) ?? []
  return { ...pantalla, path: `${path}?${foreign}&${own}${hash}` }
}

/** Hears what the server answers from now on; the answer says whether any of it was a refusal. */
export function hearRefusals(page: Page): () => Promise<string[]> {
  const answers: Promise<string>[] = []
  const listen = (answer: Response) => {
    const { pathname } = new URL(answer.url())
    if (pathname === carrierDoor.url || pathname === providerDoor.url) answers.push(answer.text())
  }
  page.on('response', listen)
  return async () => {
    // An answer that comes while these are read would outlive the test that nobody reads it in.
    page.off('response', listen)
    expect(answers.length).toBeGreaterThan(0)
    return (await Promise.all(answers)).filter((text) => text.includes('"success":false'))
  }
}

/** The page of errors is one itself. */
export async function expectNoError(page: Page, { path }: Pantalla): Promise<void> {
  if (!path.startsWith(appRoutes.error))
    await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0)
}
