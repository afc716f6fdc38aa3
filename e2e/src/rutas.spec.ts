import type { Page } from '@playwright/test'
import { carrierDoor, named } from '@portal/contract/door.ts'
import { expect, test } from './portal.ts'

/**
 * Every route that the product has to have, written out by hand: not from the tables that the server and the apps are
 * made of, so that one that is missing there is missed here.
 */

const publicas = ['/', '/landing-creative']

const ingreso = [
  '/auth/login',
  '/auth/registrese',
  '/auth/registro-exitoso',
  '/auth/reset-password',
  '/auth/reset-password-code',
]

/** `:chofer` and its like stand for the id of one of them. */
const app = [
  '/app',
  '/app/pages/perfil',
  '/app/pages/editar-perfil',
  '/app/pages/cambiar-contraseña',
  '/app/pages/documentos',
  '/app/pages/documentosfaltantes',
  '/app/pages/documentosfaltantestodos',
  '/app/pages/documentoshistorial',
  '/app/usuarios',
  '/app/usuarios/detalle?contactid=:contacto',
  '/app/transporte',
  '/app/choferes',
  '/app/choferes/:chofer/detalle',
  '/app/choferes/nuevo-chofer',
  '/app/choferes/:chofer/editar',
  '/app/choferes/documentos',
  '/app/choferes/documentos-choferes',
  '/app/dominios',
  '/app/dominios/:dominio/detalle',
  '/app/dominios/nuevo-dominio',
  '/app/dominios/:dominio/editar',
  '/app/dominios/documentos',
  '/app/dominios/documentos-dominios',
  '/app/unidades',
  '/app/unidades/:unidad/detalle',
  '/app/unidades/:unidad/editar',
  '/app/unidades/nueva-unidad/',
  '/app/pages/proximamente',
  '/app/pages/not-found',
  '/app/pages/error',
  '/app/pages/settings',
  '/app/pages/help-support',
]

const proximamente = '/app/pages/proximamente'

/** Of template demonstrations, which the product has none of. */
const ajenas = ['/app/pages/chat', '/app/pages/invoice', '/blog/article']

const lists: Readonly<Record<string, { mode: string; field: string }>> = {
  chofer: { mode: 'ListChoferes', field: 'choferid' },
  dominio: { mode: 'ListDominios', field: 'dominioid' },
  unidad: { mode: 'ListUnidades', field: 'unidadid' },
  contacto: { mode: 'ListContacts', field: 'contactid' },
}

const notFound = 'Oops, Page Not Found :('

test('las rutas son 39, cada una una vez', () => {
  const all = [...publicas, ...ingreso, ...app]
  expect(all).toHaveLength(39)
  expect(new Set(all).size).toBe(39)
})

for (const ruta of [...publicas, ...ingreso])
  test(`${ruta} está`, async ({ page }) => {
    const answer = await page.goto(ruta)
    expect(answer?.status()).toBe(200)
    expect(new URL(page.url()).pathname).toBe(ruta)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

for (const ruta of app)
  test(`${ruta} está, y es lo que dice ser`, async ({ page, signIn, origin }) => {
    await signIn('ana')
    const address = await withIds(page, ruta, origin)
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(200)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    // A screen that sends people elsewhere is not the one that was asked for.
    expect(withoutSlash(page.url())).toBe(withoutSlash(new URL(address, origin).href))
    await expect(page.getByText('No encontramos lo que buscás')).toHaveCount(0)
    if (ruta !== '/app/pages/error')
      await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: notFound })).toHaveCount(
      ruta === '/app/pages/not-found' ? 1 : 0,
    )
    await expect(page.getByText('Todavía estamos preparando')).toHaveCount(ruta === proximamente ? 1 : 0)
    await expect(page.locator(`a[href*="${proximamente}"]`), 'nada lleva a «Próximamente»').toHaveCount(0)
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

/** Puts the id of one of the account's own in each place that asks for one. */
async function withIds(page: Page, ruta: string, origin: string): Promise<string> {
  const [, name] = /:(\w+)/.exec(ruta) ?? []
  if (name === undefined) return ruta
  const where = lists[name]
  if (where === undefined) throw new Error(`${ruta} asks for nobody`)
  const answer = await page.request.post(carrierDoor.url, {
    headers: { origin },
    data: named(where.mode, carrierDoor),
  })
  const { result } = (await answer.json()) as { result: { records: Record<string, string>[] } } // what the contract promises for lists
  return ruta.replace(`:${name}`, result.records[0]?.[where.field] ?? '')
}

function withoutSlash(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname.replace(/(.)\/$/, '$1') + search
}
