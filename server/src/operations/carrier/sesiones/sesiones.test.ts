import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { anonymous, caller, type CarrierCaller } from '../../../testing/caller.ts'
import { password } from '../../../testing/make.ts'
import { signedIn } from '../../../testing/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Signs in through the door, as the browser that says so. */
async function signIn(email: string, agent: string): Promise<CarrierCaller> {
  const answer = await anonymous(app).send('login', { username: email, password }, { 'user-agent': agent })
  const cookie = answer.cookies.find(({ name }) => name === 'portal_sesion')
  return caller(app, 'portal', cookie?.value)
}

const list = async (who: CarrierCaller) => (await who.call('ListSesiones', {})).records

test('the own sessions are told apart by browser and system, and which one asks', async () => {
  const { contactid, email } = await app.make.contacto()
  const atDesk = await signIn(email, firefox)
  await signIn(email, 'okhttp/4.12.0')
  await signedIn(app)

  const sessions = await list(atDesk)
  expect(sessions.map(({ navegador, sistema, actual }) => ({ navegador, sistema, actual }))).toEqual([
    { navegador: 'Firefox', sistema: 'Linux', actual: true },
    { navegador: null, sistema: null, actual: false },
  ])
  // Nothing that opens one, and nothing else of what the browser said.
  expect(Object.keys(sessions[0] ?? {}).sort()).toEqual(
    ['actual', 'creada', 'navegador', 'sesionid', 'sistema', 'vista'].sort(),
  )
  const { rows } = await sql<{ agente: string }>`
    select agente from privado.sesion where sujeto = ${contactid} and agente is not null`.execute(app.owner)
  expect(rows).toHaveLength(2)
})

test('a browser that says too much of itself signs in all the same', async () => {
  const { email } = await app.make.contacto()
  const wordy = await signIn(email, `Chrome/1 (Windows) ${'x'.repeat(4000)}`)
  expect(await list(wordy)).toMatchObject([{ navegador: 'Chrome', sistema: 'Windows', actual: true }])
})

test('one that was idle too long, or is over twelve hours old, is no session any more', async () => {
  const { email } = await app.make.contacto()
  const here = await signIn(email, firefox)
  await signIn(email, firefox)
  await signIn(email, firefox)
  const [, idle, old] = await list(here)
  await sql`update privado.sesion set vista = now() - interval '6 minutes' where sesionid = ${idle?.sesionid}`.execute(
    app.owner,
  )
  await sql`update privado.sesion set creada = now() - interval '13 hours' where sesionid = ${old?.sesionid}`.execute(
    app.owner,
  )
  expect(await list(here)).toMatchObject([{ actual: true }])
})

test('another one is ended by its name, and only that one', async () => {
  const { email } = await app.make.contacto()
  const [here, lost, kept] = [
    await signIn(email, firefox),
    await signIn(email, 'lost Android Chrome/1'),
    await signIn(email, firefox),
  ]
  const sesionid = (await list(here)).find(({ sistema }) => sistema === 'Android')?.sesionid ?? ''

  expect((await here.call('CerrarSesion', { sesionid })).records).toEqual([{ sesionid }])

  await expect(lost.call('ping', {})).rejects.toMatchObject({ body: { code: 1501 } })
  await kept.call('ping', {})
  await expect(here.call('CerrarSesion', { sesionid })).rejects.toMatchObject({
    body: { code: 'RECORD_NOT_FOUND' },
  })
})

test('all others are ended at once, and nobody else’s', async () => {
  const { email } = await app.make.contacto()
  const here = await signIn(email, firefox)
  const others = [await signIn(email, firefox), await signIn(email, firefox)]
  const stranger = await signedIn(app)

  expect((await here.call('CerrarSesion', { sesionid: 'otras' })).records).toHaveLength(2)

  for (const other of others)
    await expect(other.call('ping', {})).rejects.toMatchObject({ body: { code: 1501 } })
  await here.call('ping', {})
  await stranger.call('ping', {})
  expect((await here.call('CerrarSesion', { sesionid: 'otras' })).records).toEqual([])
})

test('whoever ends the session that asks is signed out', async () => {
  const { email } = await app.make.contacto()
  const here = await signIn(email, firefox)
  const [{ sesionid } = { sesionid: '' }] = await list(here)

  const answer = await here.send('CerrarSesion', { sesionid })

  expect(answer.cookies.find(({ name }) => name === 'portal_sesion')?.value).toBe('')
  await expect(here.call('ping', {})).rejects.toMatchObject({ body: { code: 1501 } })
})

test('somebody else’s session, of the same account too, is none', async () => {
  const titular = await signedIn(app)
  const colleague = await signedIn(app, { cuentaId: titular.cuentaId, rol: 'colaborador' })
  const [{ sesionid } = { sesionid: '' }] = await list(colleague)

  const [theirs, missing] = [
    await titular.send('CerrarSesion', { sesionid }),
    await titular.send('CerrarSesion', { sesionid: '26x999999999' }),
  ]

  expect(theirs.body).toBe(missing.body)
  await colleague.call('ping', {})
})
