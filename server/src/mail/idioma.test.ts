import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startApp, type TestApp } from '../testing/app.ts'
import { anonymous, anonymousAtConsole } from '../testing/caller.ts'
import { password } from '../testing/make.ts'
import { signedIn, signedInOperador } from '../testing/people.ts'

const received: { to: string; mail: Email }[] = []
const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData: (stream, session, done) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      const [to] = session.envelope.rcptTo
      void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
        received.push({ to: to?.address ?? '', mail })
        done()
      })
    })
  },
})

let app: TestApp
beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()))
  const address = smtp.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  app = await startApp({ smtpUrl: `smtp://127.0.0.1:${port}` })
})
afterAll(async () => {
  await app.stop()
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
})

/** What arrived for somebody: subject, language, and the last line of the text. */
const arrived = (email: string, subject: RegExp) =>
  vi.waitFor(
    () => {
      const { mail } = received.find(({ to, mail }) => to === email && subject.test(mail.subject ?? '')) ?? {}
      if (!mail) throw new Error(`nothing like ${subject.source} for ${email}`)
      const { subject: said, html = '', text = '' } = mail
      return {
        subject: said,
        lang: /<html lang="([^"]+)"/.exec(html)?.[1],
        last: text.trim().split('\n').at(-1),
      }
    },
    { timeout: 20_000, interval: 100 },
  )

const kept = async (contactid: string) =>
  (
    await app.owner
      .selectFrom('contacto')
      .select('idioma')
      .where('contactid', '=', contactid)
      .executeTakeFirstOrThrow()
  ).idioma

const registration = (email: string) => ({
  firstname: 'Nova',
  lastname: 'Prueba',
  tipo_documento: 'Extranjero' as const,
  cuit: 'PRUEBA-NOVA',
  email,
  mobile: '+5491154445566',
  mailingstreet: 'Calle de prueba 1',
  othercountry: 'Argentina',
  otherstate: 'Córdoba',
  othercity: 'Córdoba',
})

test('each person of an account is written to in the language that they chose, and in Spanish who chose none', async () => {
  const [ana, operador] = await Promise.all([signedIn(app), signedInOperador(app)])
  const [beto, carla] = await Promise.all(
    ['', ''].map(() => signedIn(app, { cuentaId: ana.cuentaId, rol: 'titular' })),
  )
  if (!beto || !carla) throw new Error('two more')
  const { choferid } = await app.make.chofer({ cuenta_id: ana.cuentaId, nombre: 'Tomás', apellido: 'Vega' })
  await anonymous(app).call('login', { username: ana.email, password }, { cookie: 'portal_idioma=en' })
  await beto.call('ListContacts', {}, { 'x-idioma': 'de' })
  await carla.call('ListContacts', {})

  await operador.call('BloquearRecurso', { recursoid: choferid, bloqueado: true, motivo: 'En duda' })

  expect(await arrived(ana.email, /Vega/)).toMatchObject({
    subject: expect.stringMatching(/was blocked$/) as string,
    lang: 'en',
    last: expect.stringMatching(/^This email is from/) as string,
  })
  expect(await arrived(beto.email, /Vega/)).toMatchObject({
    subject: expect.stringMatching(/wurde gesperrt$/) as string,
    lang: 'de',
  })
  expect(await arrived(carla.email, /Vega/)).toMatchObject({
    subject: expect.stringMatching(/quedó bloqueado$/) as string,
    lang: 'es',
    last: expect.stringMatching(/^Este email es de/) as string,
  })
})

test('whoever is not signed in is written to in the language kept, not in that of who asks', async () => {
  const ana = await signedIn(app)
  await ana.call('ListContacts', {}, { 'x-idioma': 'pt' })

  await anonymous(app).call('sendMailForPassword', { email: ana.email }, { 'x-idioma': 'de' })

  expect(await arrived(ana.email, /./)).toMatchObject({
    subject: 'Seu código para trocar a senha',
    lang: 'pt-BR',
  })
})

test('the provider’s people are written to in theirs', async () => {
  const operador = await signedInOperador(app)
  await anonymousAtConsole(app).call(
    'LoginOperador',
    { username: operador.email, password },
    { cookie: 'portal_idioma=de' },
  )
  await anonymousAtConsole(app).call('PedirClaveOperador', { email: operador.email })
  expect(await arrived(operador.email, /./)).toMatchObject({
    subject: expect.stringMatching(/^Wähle/) as string,
    lang: 'de',
  })

  await operador.call('SesionOperador', {}, { 'x-idioma': 'en' })
  await anonymousAtConsole(app).call('PedirClaveOperador', { email: operador.email })
  expect(await arrived(operador.email, /^Choose/)).toMatchObject({ lang: 'en' })
})

test('the language changes where a browser is told another one, and not because two differ', async () => {
  const ana = await signedIn(app)
  await ana.call('ListContacts', {}, { 'x-idioma': 'en' })
  const elsewhere = anonymous(app)
  await elsewhere.call('login', { username: ana.email, password }, { 'x-idioma': 'de' })

  await ana.call('ListContacts', {}, { 'x-idioma': 'en' })
  expect(await kept(ana.contactid)).toBe('de')
  await ana.call('ListContacts', {})
  expect(await kept(ana.contactid)).toBe('de')
  await ana.call('ListContacts', {}, { 'x-idioma': 'es' })
  expect(await kept(ana.contactid)).toBe('es')
})

test('whoever registers is answered in the language of the page, and the account begins with it', async () => {
  const email = 'nova@transportadora.example'
  const operador = await signedInOperador(app)
  const { records } = await anonymous(app).call(
    'saveRecord',
    { module: 'Contacts', record: '0', values: registration(email) },
    { cookie: 'portal_idioma=pt-BR' },
  )
  expect(await arrived(email, /./)).toMatchObject({
    subject: 'Recebemos seu pedido de cadastro',
    lang: 'pt-BR',
  })

  const registroid = records[0]?.registroid ?? ''
  const { records: approved } = await operador.call('AprobarRegistro', { registroid })

  const letters = await app.owner.selectFrom('correo').select('asunto').where('para', '=', email).execute()
  expect(letters.map(({ asunto }) => asunto)).toContain('Seu cadastro foi aprovado')
  const { contactid } = await app.owner
    .selectFrom('contacto')
    .select('contactid')
    .where('cuenta_id', '=', approved[0]?.cuenta_id ?? '')
    .executeTakeFirstOrThrow()
  expect(await kept(contactid)).toBe('pt-BR')
})
