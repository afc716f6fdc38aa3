import { pantallas } from './pantallas.ts'
import { expect, test } from './portal.ts'
import { app, expectWhatItSays, ingreso, notFound, publicas } from './rutas.ts'

/** That every route is there, and no other. Those that are screens of their own are opened in cadaPantalla.spec.ts. */

/** Of template demonstrations, which the product has none of. */
const ajenas = ['/app/pages/chat', '/app/pages/invoice', '/blog/article']

test('las rutas son 39, cada una una vez', () => {
  const all = [...publicas, ...ingreso, ...app]
  expect(all).toHaveLength(39)
  expect(new Set(all).size).toBe(39)
})

const withoutIds = (ruta: string) => ruta.replace(/:\w+/g, ':x')
/** Opened as they are, with the ids of the data. */
const opened = new Set(pantallas.filter(({ act }) => !act).map(({ path }) => path))

test('las rutas de antes de ingresar se abren entre las pantallas', () => {
  for (const ruta of [...publicas, ...ingreso]) expect(opened).toContain(ruta)
})

for (const ruta of app.filter((each) => !opened.has(withoutIds(each))))
  test(`${ruta} está, y es lo que dice ser`, async ({ page, signIn }) => {
    await signIn('ana')
    const answer = await page.goto(ruta)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    // A screen that sends people elsewhere is not the one that was asked for.
    expect(withoutSlash(new URL(page.url()).pathname)).toBe(withoutSlash(ruta))
    await expectWhatItSays(page, ruta)
  })

for (const ruta of ajenas)
  test(`${ruta} no existe`, async ({ page, signIn }) => {
    await signIn('ana')
    expect((await page.goto(ruta))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: notFound })).toBeVisible()
    await expect(page.getByText('404', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go To Dashboard' })).toHaveAttribute('href', '/app/')
  })

test('sin ingresar, todo lo de la aplicación lleva al ingreso', async ({ page }) => {
  for (const ruta of app.filter((each) => !each.includes(':'))) {
    await page.goto(ruta)
    expect(new URL(page.url()).pathname, ruta).toBe('/auth/login')
  }
})

function withoutSlash(path: string): string {
  return path.replace(/(.)\/$/, '$1')
}
