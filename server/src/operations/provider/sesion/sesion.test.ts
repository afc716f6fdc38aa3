import type { ProviderOperations } from '@portal/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import packageJson from '../../../../package.json' with { type: 'json' }
import { startApp, type TestApp } from '../../../testing/app.ts'
import { anonymousAtConsole, caller } from '../../../testing/caller.ts'
import { password } from '../../../testing/make.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

test('an operador signs in, is told who it is, and signs out', async () => {
  const { email, operadorid } = await app.make.operador({ rol: 'revisor', nombre: 'Julio Puente' })
  const answer = await anonymousAtConsole(app).send('LoginOperador', {
    username: email.toUpperCase(),
    password,
  })
  const operador = caller<ProviderOperations>(app, 'consola', answer.cookies[0]?.value)

  expect((await operador.call('SesionOperador', {})).login).toMatchObject({
    operadorid,
    nombre: 'Julio Puente',
    rol: 'revisor',
    // Sources that run as they are were built from no commit.
    producto: { version: packageJson.version, commit: null },
  })
  expect(await operador.call('LogoutOperador', {})).toEqual({ logout: true })
  await expect(operador.call('SesionOperador', {})).rejects.toMatchObject({ body: { code: 1501 } })
})

test('an unknown e-mail, a wrong password and somebody deactivated get the same answer', async () => {
  const { email } = await app.make.operador()
  const gone = await app.make.operador({ activo: false })
  const bodies = await Promise.all(
    [
      { username: 'nadie@proveedor.example', password },
      { username: email, password: 'otra cosa' },
      { username: gone.email, password },
    ].map(async (input) => (await anonymousAtConsole(app).send('LoginOperador', input)).body),
  )
  expect(new Set(bodies).size).toBe(1)
  expect(bodies[0]).toContain('1210')
})
