import { password } from '@portal/bench/page/people.ts'
import { carrierDoor, providerDoor } from '@portal/contract/door.ts'
import { createBrowser, type Browser } from './browser.ts'

/** Where the carrier's person calls from: another address of this machine than the proxy's own. */
export const carrierAddress = '127.0.0.5'
const providerAddress = '127.0.0.6'

/** Of the demo data. */
const carrierEmail = 'ana@ficcion-del-sur.example'
const providerEmail = 'administracion@proveedor.example'

export interface People {
  carrier: Browser
  administrador: Browser
  /** Who has not signed in. */
  stranger: Browser
  /** The carrier's account. */
  cuentaid: string
}

export async function signInBoth(port: number, authority: Buffer): Promise<People> {
  const atPortal = { port, authority, from: carrierAddress, door: carrierDoor }
  const [carrier, stranger] = [createBrowser(atPortal), createBrowser(atPortal)]
  const administrador = createBrowser({ port, authority, from: providerAddress, door: providerDoor })
  await carrier.ask('login', { username: carrierEmail, password })
  await administrador.ask('LoginOperador', { username: providerEmail, password })
  const [cuenta] = await administrador.ask('ListCuentas', { search: carrierEmail })
  return { carrier, administrador, stranger, cuentaid: String(cuenta?.['cuentaid']) }
}

/** As the sign-in's own answer has to say it. */
export const signInCall = Buffer.from(
  JSON.stringify({ _operation: 'login', username: carrierEmail, password }),
)
