import { expect, type Page } from '@playwright/test'

/**
 * Every route that the product has to have, written out by hand: not from the tables that the server and the apps are
 * made of, so that one that is missing there is missed here.
 */

export const publicas = ['/', '/landing-creative']

export const ingreso = [
  '/auth/login',
  '/auth/registrese',
  '/auth/registro-exitoso',
  '/auth/reset-password',
  '/auth/reset-password-code',
]

/** `:chofer` and its like stand for the id of one of them. */
export const app = [
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

export const proximamente = '/app/pages/proximamente'

export const notFound = 'Oops, Page Not Found :('

/** That the screen which stands there is what its route says it is. */
export async function expectWhatItSays(page: Page, ruta: string): Promise<void> {
  await expect(page.getByText('No encontramos lo que buscás')).toHaveCount(0)
  if (ruta !== '/app/pages/error')
    await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: notFound })).toHaveCount(
    ruta === '/app/pages/not-found' ? 1 : 0,
  )
  await expect(page.getByText('Todavía estamos preparando')).toHaveCount(ruta === proximamente ? 1 : 0)
  await expect(page.locator(`a[href*="${proximamente}"]`), 'nada lleva a «Próximamente»').toHaveCount(0)
}
