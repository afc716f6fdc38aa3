import type { Response } from '@playwright/test'
import { carrierDoor, providerDoor } from '@portal/contract/door.ts'
import { appRoutes } from '@portal/contract/rutas.ts'
import { abrir } from './abrir.ts'
import { pantallas } from './pantallas.ts'
import { expect, test } from './portal.ts'

/** What mail programs, searches and old links leave in an address: names nobody knows, and values that say nothing. */
const foreign =
  'utm_source=boletin&x=1&page=ninguna&pagesize=-1&order=%3B&estado=nada&solapa=9&presentar=quizas'

for (const pantalla of pantallas.filter(({ act }) => act === undefined))
  test(`${pantalla.name}: lo que su dirección no conoce queda afuera de lo que pide`, async ({
    page,
    signIn,
    origin,
  }) => {
    const answers: Promise<string>[] = []
    const listen = (answer: Response) => {
      const { pathname } = new URL(answer.url())
      if (pathname === carrierDoor.url || pathname === providerDoor.url) answers.push(answer.text())
    }
    // Where people sign in, nobody is signed in yet, and is refused.
    if (pantalla.who) page.on('response', listen)
    if (pantalla.who) await signIn(pantalla.who)
    // The screen's own come last: of a name that is said twice, the last is heard.
    const [, path = '', own = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/.exec(pantalla.path) ?? []
    await abrir(page, { ...pantalla, path: `${path}?${foreign}&${own}${hash}` }, origin)

    // The page of errors is one itself.
    if (!pantalla.path.startsWith(appRoutes.error))
      await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0)
    if (pantalla.who === undefined) return
    // An answer that comes while these are read would outlive the test that nobody reads it in.
    page.off('response', listen)
    const refused = (await Promise.all(answers)).filter((text) => text.includes('"success":false'))
    expect(answers.length).toBeGreaterThan(0)
    expect(refused).toEqual([])
  })
