import { carrierDoor, named, providerDoor } from '@portal/contract/door.ts'
import type { BrowserContext } from '@playwright/test'

/** Of the demo data. */
export const people = {
  /** Of a carrier of ordinary size. */
  ana: { username: 'ana@ficcion-del-sur.example', door: carrierDoor, mode: 'login' },
  /** Of the one that is given 10,000 choferes. */
  delia: { username: 'delia@fletes-de-fabula.example', door: carrierDoor, mode: 'login' },
  administrador: { username: 'administracion@proveedor.example', door: providerDoor, mode: 'LoginOperador' },
  revisor: { username: 'revision@proveedor.example', door: providerDoor, mode: 'LoginOperador' },
} as const

export const password = 'Los camiones salen temprano'

/** Signs in without a screen, and at full speed. */
export async function signIn(
  context: BrowserContext,
  origin: string,
  who: keyof typeof people,
): Promise<void> {
  const { username, door, mode } = people[who]
  const answer = await context.request.post(origin + door.url, {
    headers: { origin },
    data: { ...named(mode, door), username, password },
  })
  const { success } = (await answer.json()) as { success: boolean } // what every answer of these doors says
  if (!success) throw new Error(`${username} no pudo ingresar: ${await answer.text()}`)
}
