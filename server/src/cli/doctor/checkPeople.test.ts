import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../testing/app.ts'
import { anonymous } from '../../testing/caller.ts'
import { password } from '../../testing/make.ts'
import { checkPeople } from './checkPeople.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

/** As a phone's keyboard for another script writes them: signs that read as these letters, and are others. */
const wide = (text: string) =>
  text.replace(/[a-z]/g, (letter) => String.fromCodePoint(0xfee0 + letter.charCodeAt(0)))

test('of two people whose e-mails read alike the plain one signs in, and the doctor names the other', async () => {
  const email = 'ana@transportes-de-prueba.example'
  const alike = email.replace('ana', wide('ana'))
  const { contactid } = await app.make.contacto({ email })
  const other = await app.make.contacto({ email: alike })

  for (const username of [email, alike]) {
    const answer = await anonymous(app).send('login', { username, password })
    expect(answer.json()).toMatchObject({ result: { login: { contactid } } })
  }

  const said = async () => (await checkPeople(app.owner)).map(({ sentence }) => sentence).join('\n')
  expect(await said()).toContain(alike)
  await app.owner
    .updateTable('contacto')
    .set({ activo: false })
    .where('contactid', '=', other.contactid)
    .execute()
  expect(await said()).not.toContain(alike)
})
