import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseSettings } from '../../settings.ts'
import { baseUrl, startApp, type TestApp } from '../../testing/app.ts'
import { oidcClient, startOidcIssuer } from '../../testing/oidcIssuer.ts'
import { checkOidc } from './checkOidc.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const check = (issuer: string, OIDC_LOCAL?: string) =>
  checkOidc(
    app.owner,
    parseSettings({
      BASE_URL: baseUrl,
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: oidcClient.id,
      OIDC_CLIENT_SECRET: oidcClient.secret,
      OIDC_LOCAL,
    }),
  )

test('says whether the company’s sign-in answers, and who comes in when it doesn’t', async () => {
  expect(await checkOidc(app.owner, parseSettings({}))).toEqual([])
  const issuer = await startOidcIssuer({ baseUrl })
  const { email } = await app.make.operador({ rol: 'administrador' })
  expect((await check(issuer.url, email)).map(({ level }) => level)).toEqual(['bien', 'bien'])
  const revisor = await app.make.operador()
  for (const other of [revisor.email, 'nadie@proveedor.example'])
    expect((await check(issuer.url, other))[1]).toMatchObject({ level: 'mal' })
  expect((await check(issuer.url))[1]?.sentence).toContain('OIDC_LOCAL')
  await issuer.stop()
  const [down] = await check(issuer.url, email)
  expect(down).toMatchObject({ level: 'mal' })
  expect(down?.sentence).toContain('ECONNREFUSED')
})
