import { addresses, carrierDoor, named, providerDoor, type Door } from '@portal/contract/door.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/app.ts'
import { tellSecrets } from '../testing/logs.ts'
import { password } from '../testing/make.ts'

/** What is sent where people reach it by `https`, whatever stands between. */

const publicUrl = 'https://portal.example'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ publicUrl })
})
afterAll(() => app.stop())

const year = 'max-age=31536000; includeSubDomains'

async function post(door: Door, operation: string, input: object, cookies: Record<string, string> = {}) {
  const answer = await app.http.inject({
    method: 'POST',
    url: door.url,
    headers: { origin: publicUrl, 'content-type': 'application/json' },
    cookies,
    payload: JSON.stringify({ ...named(operation, door), ...input }),
  })
  tellSecrets(...answer.cookies.map(({ value }) => value))
  return answer
}

const setCookies = (headers: { 'set-cookie'?: string | string[] | undefined }) =>
  [headers['set-cookie'] ?? []].flat().sort()

test.each([
  ['portal', carrierDoor, 'login', 'ping', 'logout', () => app.make.contacto()],
  ['consola', providerDoor, 'LoginOperador', 'SesionOperador', 'LogoutOperador', () => app.make.operador()],
] as const)(
  'cookies of the %s go by TLS alone, and to this very host',
  async (name, door, enter, look, leave, make) => {
    const { email } = await make()
    const entered = await post(door, enter, { username: email, password })

    const [navegador = '', session = ''] = setCookies(entered.headers)
    const kept = 'Path=/; HttpOnly; Secure; SameSite=Lax'
    expect(navegador).toMatch(new RegExp(`^__Host-${name}_navegador=[\\w-]{22}; Max-Age=15552000; ${kept}$`))
    expect(session).toMatch(new RegExp(`^__Host-${name}_sesion=[\\w-]{43}; ${kept}$`))

    // One without the prefix, which another host of the site could have set, is nobody's.
    const token = /=([\w-]+);/.exec(session)?.[1] ?? ''
    await post(door, leave, {}, { [`${name}_sesion`]: token })
    const still = await post(door, look, {}, { [`__Host-${name}_sesion`]: token })
    expect(still.json()).toMatchObject({ success: true })
    const left = await post(door, leave, {}, { [`__Host-${name}_sesion`]: token })
    const [cleared = ''] = setCookies(left.headers)
    expect(cleared).toMatch(new RegExp(`^__Host-${name}_sesion=; .*Path=/.*Secure`))
  },
)

test.each([
  ['what is not there', 'GET', '/nada'],
  ['a refused call', 'POST', carrierDoor.url],
  ['a refused file', 'GET', `${addresses.archivos}/99x1`],
  ['the health', 'GET', '/salud'],
] as const)('%s says that it is asked for by TLS for a year', async (_, method, url) => {
  const answer = await app.http.inject({ method, url })
  expect(answer.headers['strict-transport-security']).toBe(year)
})
