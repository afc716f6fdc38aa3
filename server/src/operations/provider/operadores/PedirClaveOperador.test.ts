import { named, providerDoor } from '@portal/contract/door.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { baseUrl, startApp, type TestApp } from '../../../testing/app.ts'
import { anonymousAtConsole, resultOf } from '../../../testing/caller.ts'
import { password as before } from '../../../testing/make.ts'
import { signedInOperador } from '../../../testing/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const password = 'otra frase larga y nueva'
const ask = (email: string) => anonymousAtConsole(app).call('PedirClaveOperador', { email })
const tokens = async (email: string) =>
  (await app.mailbox(email)).flatMap(({ texto }) => /#token=([\w-]{22})/.exec(texto)?.[1] ?? [])

test('who forgot the password gets a link that sets another, once, and every other link is void then', async () => {
  const ana = await signedInOperador(app)
  expect(await ask(ana.email.toUpperCase())).toEqual({ pedida: true, correos_en_carpeta: true })
  await ask(ana.email)
  const [first = '', second = ''] = await tokens(ana.email)
  const nobody = anonymousAtConsole(app)
  await nobody.call('ClaveOperador', { token: second, password })

  await nobody.call('LoginOperador', { username: ana.email, password })
  await expect(nobody.call('LoginOperador', { username: ana.email, password: before })).rejects.toMatchObject(
    {
      body: { code: 1210 },
    },
  )
  await expect(ana.call('SesionOperador', {})).rejects.toMatchObject({ body: { code: 1501 } })
  for (const token of [first, second])
    await expect(nobody.call('ClaveOperador', { token, password })).rejects.toMatchObject({
      body: { code: 1512 },
    })
})

test('an e-mail of nobody, or of somebody who was let go, is answered alike and gets nothing', async () => {
  const gone = await app.make.operador({ activo: false })
  for (const email of ['nadie@proveedor.example', gone.email]) {
    expect(await ask(email)).toEqual({ pedida: true, correos_en_carpeta: true })
    expect(await app.mailbox(email)).toEqual([])
  }
})

test('a link of an hour ago serves no more', async () => {
  const { email, operadorid } = await app.make.operador()
  await ask(email)
  const [token = ''] = await tokens(email)
  await sql`update privado.enlace_operador set vence = vence - interval '61 minutes'
    where operadorid = ${operadorid}`.execute(app.owner)
  await expect(anonymousAtConsole(app).call('ClaveOperador', { token, password })).rejects.toMatchObject({
    body: { code: 1512 },
  })
})

test('asking is counted by who asks: five letters, and then from elsewhere they go on', async () => {
  const { email } = await app.make.operador()
  const from = async (remoteAddress: string) => {
    const answer = await app.http.inject({
      method: 'POST',
      url: providerDoor.url,
      headers: { origin: baseUrl, 'content-type': 'application/json' },
      remoteAddress,
      payload: JSON.stringify({ ...named('PedirClaveOperador', providerDoor), email }),
    })
    return resultOf(answer)
  }
  for (let n = 0; n < 5; n++) await from('198.51.100.7')
  await expect(from('198.51.100.7')).rejects.toMatchObject({ body: { code: 1429 } })
  await from('198.51.100.8')
  expect(await tokens(email)).toHaveLength(6)
})

test('the second step is asked for all the same', async () => {
  const ana = await signedInOperador(app)
  await sql`insert into privado.segundo_paso (sujeto, secreto) values (${ana.operadorid}, 'JBSWY3DPEHPK3PXP')`.execute(
    app.owner,
  )
  await ask(ana.email)
  const [token = ''] = await tokens(ana.email)
  const nobody = anonymousAtConsole(app)
  await nobody.call('ClaveOperador', { token, password })
  await expect(nobody.call('LoginOperador', { username: ana.email, password })).rejects.toMatchObject({
    body: { code: 1508 },
  })
})
