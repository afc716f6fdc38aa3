import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { carrierDoor, named } from '@portal/contract/door.ts'
import type { Browser, Page } from '@playwright/test'
import { askAsCarrier, askAsProvider } from './ask.ts'
import { startOwnServer, type OwnServer } from './ownServer.ts'
import { demoPassword, expect, people, test } from './portal.ts'
import { phoneShows } from './telefono.ts'

/** Every letter that has a link leads to the very thing that it is about, for somebody who is not signed in. */

interface Letter {
  to: string
  subject: string
  link: URL
}

test.describe.configure({ mode: 'serial' })
let server: OwnServer
test.beforeAll(async () => {
  test.setTimeout(240_000)
  server = await startOwnServer({ DEMO: '1' })
})
test.afterAll(() => server.stop())

interface Place {
  /** Of the letter. */
  subject: RegExp
  path: RegExp
  /** What somebody who followed the link sees there. */
  shows: (page: Page, letter: Letter) => Promise<void>
}

const ownScreen = /^\/app\/choferes\/[^/]+\/detalle$/
const reset = /^\/auth\/reset-password$/

const places: readonly Place[] = [
  {
    subject: /^Documento rechazado: /,
    path: /^\/app\/pages\/documentos\/[^/]+\/detalle$/,
    shows: async (page) => {
      await expect(page.getByText('Se cortó un borde.').first()).toBeVisible()
      await expect(page.getByRole('button', { name: /resentar/ }).first()).toBeVisible()
    },
  },
  {
    subject: /^Documentos? de .* (vencer|vencidos?)/,
    path: /^\/app\/pages\/documentos/,
    shows: sees(/Presentados/),
  },
  { subject: /quedó bloqueado$/, path: ownScreen, shows: sees('Conducía sin cinturón.') },
  { subject: /: exceptuado hasta el /, path: ownScreen, shows: sees(/Exceptuado/) },
  { subject: /^Tu cuenta fue suspendida$/, path: /^\/app$/, shows: sees('Falta pagar el seguro.') },
  { subject: /^¿Quien Inventada trabaja con /, path: /^\/app\/usuarios$/, shows: sees('Quien Inventada') },
  { subject: /^Te invitaron a llevar /, path: /^\/auth\/reset-password-code$/, shows: choosesPassword },
  { subject: /^Tu registro fue aprobado$/, path: /^\/auth\/reset-password-code$/, shows: choosesPassword },
  { subject: /^Cambiaste tu contraseña$/, path: reset, shows: sees(/Recuperar|Olvidaste/i) },
  { subject: /^Activaste la verificación en dos pasos$/, path: reset, shows: sees(/Recuperar|Olvidaste/i) },
  {
    subject: /^Alguien intenta ingresar con tu email$/,
    path: /^\/auth\/(login|reset-password)$/,
    shows: sees(/Email/),
  },
  {
    subject: /^Nuevo registro para revisar: /,
    path: /^\/consola\/registros\/[^/]+$/,
    shows: sees(/Inventada/),
  },
  { subject: /^Tu contraseña para la consola /, path: /^\/consola\/clave$/, shows: choosesPassword },
]

const publicPath = /^\/auth\/|^\/consola\/clave$/

function sees(words: RegExp | string): Place['shows'] {
  return (page) => expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible()
}

async function choosesPassword(page: Page): Promise<void> {
  await expect(page.getByLabel('Contraseña nueva')).toBeVisible()
}

test('cada carta con un enlace lleva a lo que cuenta', async ({ browser }) => {
  test.setTimeout(240_000)
  await writeThem(browser)
  const letters = await readLetters()
  for (const { subject, path, shows } of places) {
    const letter = letters.findLast((each) => subject.test(each.subject))
    if (!letter)
      throw new Error(`no letter ${String(subject)} among ${letters.map((each) => each.subject).join(' | ')}`)
    await test.step(letter.subject, async () => {
      const context = await browser.newContext({ locale: 'es-AR' })
      const page = await context.newPage()
      const { pathname, search, href } = letter.link
      expect(pathname).toMatch(path)
      await page.goto(href)
      if (!publicPath.test(pathname)) await signInWith(page, letter.to)
      await expect(page).toHaveURL((url) => url.pathname + url.search === pathname + search)
      await shows(page, letter)
      await context.close()
    })
  }
  // A letter that is not told here leads nobody knows where.
  const untold = letters.filter(({ subject }) => !places.some((place) => place.subject.test(subject)))
  expect(untold.map(({ subject }) => subject)).toEqual([])
})

async function signInWith(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL(/\/auth\/login|\/consola\/ingresar/)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: /^(Continuar|Ingresar)$/ }).click()
}

/** Does what each of them tells of. */
async function writeThem(browser: Browser): Promise<void> {
  const consola = await browser.newContext()
  const { origin } = server
  const asProvider = askAsProvider(consola, origin)
  await asProvider('LoginOperador', { username: people.administrador, password: demoPassword })
  const portal = await browser.newContext()
  const asCarrier = askAsCarrier(portal, origin)
  await asCarrier('login', { username: people.carla, password: demoPassword })

  await asProvider('SaveAjustes', { values: { avisos_email: people.administrador } })
  const { records: waiting } = await asProvider('ListRevision', { search: 'Imaginaria', pagesize: 50 })
  const [first] = waiting
  if (!first) throw new Error('nothing of hers waits')
  await asProvider('DecidirDocumento', {
    documentoid: first.documentoid,
    decision: 'rechazar',
    motivo: 'Se cortó un borde.',
  })

  const { records: choferes } = await asCarrier('ListChoferes', { estado_cuenta: 'ACTIVO', pagesize: 50 })
  const [blocked, excepted] = choferes
  if (!blocked || !excepted) throw new Error('she has no two choferes')
  await asProvider('BloquearRecurso', {
    recursoid: blocked.choferid,
    bloqueado: true,
    motivo: 'Conducía sin cinturón.',
  })
  const [detail] = (await asCarrier('DetailChofer', { choferid: excepted.choferid })).records
  const slot = detail?.casillas.find(({ critico }) => critico)
  if (!slot) throw new Error('nothing is asked of that chofer')
  await asProvider('SaveExcepcion', {
    recursoid: excepted.choferid,
    tipodocumentoid: slot.tipodocumentoid,
    hasta: '2099-01-01',
    motivo: 'Renueva en el registro, con turno dado.',
  })

  await asCarrier('SaveContact', {
    contactid: '0',
    values: {
      firstname: 'Zoe',
      lastname: 'Cartera',
      email: 'zoe@logistica-imaginaria.example',
      rol: 'colaborador',
    },
  })
  const register = async (email: string, cuit: string) => {
    await portal.request.post(`${origin}${carrierDoor.url}`, {
      headers: { origin },
      data: { ...named('saveRecord', carrierDoor), ...registration(email, cuit) },
    })
    const [registro] = (await asProvider('ListRegistros', { search: email })).records
    if (!registro) throw new Error(`${email} did not register`)
    return registro
  }
  const { registroid } = await register('quien.llega@inventada.example', '30999000777')
  await asProvider('AprobarRegistro', { registroid })
  const [delia] = (await asProvider('ListCuentas', { search: 'Fábula' })).records
  const joins = await register('quien.se.suma@inventada.example', delia?.cuit ?? '')
  await asProvider('UnirRegistro', { registroid: joins.registroid, cuentaid: delia?.cuentaid ?? '' })

  const stranger = await browser.newContext()
  for (let n = 0; n < 12; n++)
    await stranger.request.post(`${origin}${carrierDoor.url}`, {
      headers: { origin },
      data: { ...named('login', carrierDoor), username: people.elias, password: `camiones${n}` },
    })
  await stranger.close()

  const bruno = await browser.newContext()
  const asBruno = askAsCarrier(bruno, origin)
  await asBruno('login', { username: people.bruno, password: demoPassword })
  const [nuevo] = (await asBruno('IniciarTotp', { password: demoPassword })).records
  await asBruno('ActivarTotp', { totp: phoneShows(nuevo?.secreto ?? '', -1) })
  const flora = await browser.newContext()
  const asFlora = askAsCarrier(flora, origin)
  await asFlora('login', { username: people.flora, password: demoPassword })
  await asFlora('changePasswordProfile', {
    passwordActual: demoPassword,
    password: 'Otra frase larga de prueba 7',
  })
  await bruno.close()
  await flora.close()

  await asProvider('SaveOperador', {
    operadorid: '0',
    values: { nombre: 'Quien Revisa', email: 'quien.revisa@proveedor.example', rol: 'revisor' },
  })
  await asProvider('EjecutarTarea', { tarea: 'avisos' })
  const [cuenta] = (await asProvider('ListCuentas', { search: 'Imaginaria' })).records
  if (!cuenta) throw new Error('her account is not there')
  await asProvider('SaveCuenta', {
    cuentaid: cuenta.cuentaid,
    values: { estado: 2, motivo: 'Falta pagar el seguro.' },
  })
  await consola.close()
  await portal.close()
}

const registration = (email: string, cuit: string) => ({
  module: 'Contacts',
  record: '0',
  values: {
    firstname: 'Quien',
    lastname: 'Inventada',
    tipo_documento: 'CUIT',
    cuit,
    email,
    mobile: '+5492983555021',
    mailingstreet: 'Calle Inventada 742',
    othercountry: 'Argentina',
    otherstate: 'Buenos Aires',
    othercity: 'Tandil',
  },
})

/** The letters with a link, once a decision's ten seconds are over and all have left. */
async function readLetters(): Promise<Letter[]> {
  const folder = join(server.dataDir, 'correo')
  let letters: Letter[] = []
  await expect
    .poll(
      async () => {
        letters = await inFolder(folder)
        return places.flatMap(({ subject }) =>
          letters.some((letter) => subject.test(letter.subject)) ? [] : [String(subject)],
        )
      },
      { timeout: 60_000 },
    )
    .toEqual([])
  return letters
}

async function inFolder(folder: string): Promise<Letter[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(
    names
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
      .map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  )
  return mails.flatMap(({ to, subject = '', text = '' }) => {
    const [link] = /https?:\/\/\S+/.exec(text) ?? []
    return link === undefined ? [] : [{ to: to?.[0]?.address ?? '', subject, link: new URL(link) }]
  })
}
