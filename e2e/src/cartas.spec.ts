import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { carrierDoor, named, providerDoor } from '@portal/contract/door.ts'
import { askAsCarrier, askAsProvider } from './ask.ts'
import { mailsIn } from './correo.ts'
import { startOwnServer, type OwnServer } from './ownServer.ts'
import { demoPassword, expect, people, test } from './portal.ts'
import { phoneShowed, phoneShows } from './telefono.ts'

/** Every letter that brings a link, written by what brings it about, and followed by somebody who is not signed in. */

let server: OwnServer
test.beforeAll(async () => {
  server = await startOwnServer({ DEMO: '1' })
})
test.afterAll(() => server.stop())

const newPassword = 'Un camino de tierra y sin apuro'

/** What each letter's link shows in the end. */
const shows: Record<string, (page: Page, told: Told) => Locator> = {
  registroRecibido: (page) => page.getByRole('button', { name: 'Confirmar mi email' }),
  registroNuevo: (page) => page.getByRole('heading', { name: /Nadia Prueba/ }),
  registroAprobado: choosesPassword,
  invitacion: choosesPassword,
  enlaceDeOperador: choosesPassword,
  claveOlvidada: choosesPassword,
  invitacionDeTransporte: (page) => page.getByText(/te invitó/),
  propuestaDeSumar: (page) => page.getByText(/Nadia Prueba/).first(),
  cuentaCambiada: (page) => page.getByRole('button', { name: 'Menú de usuario' }),
  tokenTermina: (page) => page.getByText('Balanza (demo)').first(),
  recursoBloqueado: (page, { chofer }) => page.getByRole('heading', { name: chofer }),
  recursoFueraDeOperacion: (page, { deOperacion }) => page.getByRole('heading', { name: deOperacion }),
  excepcionCambiada: (page, { chofer }) => page.getByText(chofer).first(),
  cambioDeCatalogo: (page) => page.getByText(/psicofísico/i).first(),
  cambioRetirado: (page) => page.getByText(/psicofísico/i).first(),
  documentoRechazado: (page) => page.getByText('Se corta el borde (demo)').first(),
  avisoDeVencimientos: (page) =>
    page.getByRole('heading', { level: 1, name: /Document|Póliza|Licencia|Seguro/ }),
  contrasenaCambiada: (page) => page.getByRole('heading', { name: /contraseña/i }).first(),
  dosPasosCambiados: (page) => page.getByRole('heading', { name: /contraseña/i }).first(),
  intentosDeIngreso: (page) => page.getByLabel('Contraseña', { exact: true }),
}

interface Told {
  /** The chofer who is blocked. */
  chofer: string
  /** Another, who no longer goes to an operation. */
  deOperacion: string
}

function choosesPassword(page: Page): Locator {
  return page.getByLabel(/contraseña/i).first()
}

test('el enlace de cada carta lleva a lo que cuenta, también a quien primero tiene que ingresar', async ({
  browser,
}) => {
  test.setTimeout(420_000)
  const told = await writeAll(browser)
  const provider = await signedIn(browser, people.administrador)
  const letters = await lettersWithLink(provider)
  expect(Object.keys(shows).toSorted()).toEqual([...letters.keys()].toSorted())

  for (const [plantilla, { link, to }] of letters) {
    await test.step(plantilla, () => follow(browser, { plantilla, link, to, told }))
  }
  await provider.close()
})

async function follow(
  browser: Browser,
  { plantilla, link, to, told }: { plantilla: string; link: string; to: string; told: Told },
): Promise<void> {
  const { pathname, search } = new URL(link)
  const context = await browser.newContext({ locale: 'es-AR' })
  const page = await context.newPage()
  await page.goto(link)
  const thing = shows[plantilla]?.(page, told) ?? page.getByText(plantilla)
  const signInForm = page
    .getByRole('textbox', { name: 'Email' })
    .and(page.locator('[autocomplete~="username"]'))
  await expect(thing.or(signInForm).first()).toBeVisible()
  if (!(await thing.isVisible())) {
    await signInForm.fill(to)
    await page
      .getByLabel('Contraseña', { exact: true })
      .fill(to === people.flora ? newPassword : demoPassword)
    await page.keyboard.press('Enter')
  }
  await expect(thing, `${plantilla}: ${link}`).toBeVisible()
  await expect
    .poll(() => new URL(page.url()).pathname.replace(/\/$/, ''), { message: plantilla })
    .toBe(pathname.replace(/\/$/, ''))
  for (const [name, value] of new URLSearchParams(search))
    expect(new URL(page.url()).searchParams.get(name), `${plantilla}: ${page.url()}`).toBe(value)
  await context.close()
}

/** One letter of each kind that brings a link, once all have left. */
async function lettersWithLink(context: BrowserContext): Promise<Map<string, { link: string; to: string }>> {
  const ask = askAsProvider(context, server.origin)
  // That of a decision which may still be taken back leaves last, and some are written by jobs.
  const left = async () => {
    const { records } = await ask('ListCorreos', { pagesize: 200 })
    const waiting = records.filter(({ estado }) => estado === 'pendiente')
    return waiting.length > 0 ? [] : records.map(({ plantilla }) => plantilla)
  }
  await expect.poll(left, { timeout: 60_000 }).toEqual(expect.arrayContaining(Object.keys(shows)))
  const mails = await mailsIn(server.dataDir)
  const { records } = await ask('ListCorreos', { pagesize: 200 })
  const found = new Map<string, { link: string; to: string }>()
  for (const { to, subject, text } of mails) {
    const link = text.match(new RegExp(`${server.origin}/\\S+`))?.[0]
    const row = records.find(({ para, asunto }) => para === to && asunto === subject)
    if (link !== undefined && row) found.set(row.plantilla, { link, to })
  }
  return found
}

async function signedIn(browser: Browser, email: string): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'es-AR' })
  const console = email === people.administrador
  const door = console ? providerDoor : carrierDoor
  const answer = await context.request.post(`${server.origin}${door.url}`, {
    headers: { origin: server.origin },
    data: {
      ...(console ? named('LoginOperador', providerDoor) : named('login', carrierDoor)),
      username: email,
      password: demoPassword,
    },
  })
  expect(await answer.json()).toMatchObject({ success: true })
  return context
}

/** Does whatever makes the product write. */
async function writeAll(browser: Browser): Promise<Told> {
  const { origin } = server
  const provider = await signedIn(browser, people.administrador)
  const ask = askAsProvider(provider, origin)
  await ask('SaveAjustes', {
    values: { avisos_email: people.administrador },
  })
  const cuentas = (await ask('ListCuentas', { pagesize: 100 })).records
  const cuentaDe = (name: RegExp) => cuentas.find(({ accountname }) => name.test(accountname))?.cuentaid ?? ''

  // What would take choferes off the road in some days.
  const apto = (await ask('ListTipos', {})).records.find(
    ({ nombre, docrectipo_recurso }) => /psicofísico/i.test(nombre) && docrectipo_recurso === 'chofer',
  )
  const [cambiado] = (
    await ask('SaveTipoDocumento', {
      tipodocumentoid: apto?.tipodocumentoid ?? '',
      values: { critico: true, rige_desde: sumarDias(hoyEnBuenosAires(), 30) },
    })
  ).records
  // And back again, once they were told.
  await expect
    .poll(
      async () => (await ask('ListCorreos', { pagesize: 200 })).records.map(({ plantilla }) => plantilla),
      { timeout: 60_000 },
    )
    .toContain('cambioDeCatalogo')
  await ask('RetirarCambioDeTipo', {
    tipodocumentoid: apto?.tipodocumentoid ?? '',
    cambioid: cambiado?.cambio?.cambioid ?? '',
  })
  const sur = cuentaDe(/Ficción del Sur/)
  const choferes = (
    await ask('ListRecursosCuenta', { cuentaid: sur, tiporecurso: 'chofer', estado: 'ACTIVO', pagesize: 50 })
  ).records
  // What was never presented can be excepted.
  const details = await Promise.all(
    choferes.map(
      async ({ recursoid }) => (await ask('DetailRecursoCuenta', { cuentaid: sur, recursoid })).records[0],
    ),
  )
  const chofer = details.find((each) =>
    each?.casillas.some(({ documentoid, obligatorio }) => documentoid === null && obligatorio),
  )
  const casilla = chofer?.casillas.find(({ documentoid, obligatorio }) => documentoid === null && obligatorio)
  const recursoid = chofer?.recursoid ?? ''
  await ask('BloquearRecurso', { recursoid, bloqueado: true, motivo: 'Se mira (demo)' })
  await ask('SaveExcepcion', {
    recursoid,
    tipodocumentoid: casilla?.tipodocumentoid ?? '',
    hasta: sumarDias(hoyEnBuenosAires(), 20),
    motivo: 'En trámite (demo)',
  })
  const deOperacion = choferes.find((each) => each.recursoid !== recursoid)
  const operacionid = (await ask('ListCatalogoOperaciones', {})).records[0]?.operacionid ?? ''
  await ask('SaveCuentasOperacion', { operacionid, cuentas: [sur] })
  await ask('SaveParticipacionCuenta', {
    cuentaid: sur,
    recursoid: deOperacion?.recursoid ?? '',
    operacionid,
    participa: false,
    motivo: 'Cortó un precinto (demo)',
  })
  const cola = (await ask('ListRevision', { pagesize: 100 })).records
  const documentoid = cola.find(({ cuenta_id }) => cuenta_id === sur)?.documentoid ?? ''
  await ask('DecidirDocumento', { documentoid, decision: 'rechazar', motivo: 'Se corta el borde (demo)' })
  await ask('SaveCuenta', {
    cuentaid: cuentaDe(/Logística Imaginaria/),
    values: { estado: estadoCuenta.suspendido, motivo: 'Seguro sin pago (demo)' },
  })
  await ask('InvitarTransportes', { lineas: ['30-99900044-0 nora@invitada.example'] })
  await ask('SaveOperador', {
    operadorid: '0',
    values: { nombre: 'Leo Prueba', email: 'leo@proveedor.example', rol: 'revisor' },
  })
  await ask('PedirClaveOperador', { email: people.revisor })
  // Of one who goes on being able to sign in.
  const titular = await signedIn(browser, people.ana)
  await askAsCarrier(titular, origin)('CrearToken', {
    values: {
      nombre: 'Balanza (demo)',
      alcances: ['aptitud:leer'],
      vence: sumarDias(hoyEnBuenosAires(), 10),
    },
  })
  await titular.close()
  await ask('EjecutarTarea', { tarea: 'avisos' })
  const stranger = await browser.newContext({ locale: 'es-AR' })
  const register = async (email: string, cuit: string) => {
    const answer = await stranger.request.post(`${origin}${carrierDoor.url}`, {
      headers: { origin },
      data: {
        ...named('saveRecord', carrierDoor),
        module: 'Contacts',
        record: '0',
        values: {
          firstname: 'Nadia',
          lastname: 'Prueba',
          tipo_documento: 'CUIT',
          cuit,
          email,
          mobile: '+5492983555019',
          mailingstreet: 'Calle Inventada 742',
          othercountry: 'Argentina',
          otherstate: 'Buenos Aires',
          othercity: 'Tandil',
        },
      },
    })
    expect(await answer.json()).toMatchObject({ success: true })
    const { records } = await ask('ListRegistros', { search: email })
    return records[0]?.registroid ?? ''
  }
  await ask('AprobarRegistro', { registroid: await register('nadia@sola.example', '20284563108') })
  await ask('UnirRegistro', {
    registroid: await register('nadia@sumada.example', '23990000034'),
    cuentaid: cuentaDe(/Fletes de Fábula/),
  })

  const ana = await signedIn(browser, people.ana)
  await askAsCarrier(ana, origin)('SaveContact', {
    contactid: '0',
    values: { firstname: 'Rita', lastname: 'Prueba', email: 'rita@sumada.example', invitar: true },
  })
  const bruno = await signedIn(browser, people.bruno)
  const asBruno = askAsCarrier(bruno, origin)
  const [totp] = (await asBruno('IniciarTotp', { password: demoPassword })).records
  const secreto = totp?.secreto ?? ''
  await asBruno('ActivarTotp', { totp: await phoneShowed(secreto) })
  await asBruno('QuitarTotp', { password: demoPassword, totp: phoneShows(secreto) })
  const flora = await signedIn(browser, people.flora)
  await askAsCarrier(flora, origin)('changePasswordProfile', {
    passwordActual: demoPassword,
    password: newPassword,
  })
  // Somebody guesses.
  for (let guess = 0; guess < 12; guess++)
    await stranger.request.post(`${origin}${carrierDoor.url}`, {
      headers: { origin },
      data: { ...named('login', carrierDoor), username: people.elias, password: `Adivina ${guess}` },
    })
  for (const context of [provider, stranger, ana, bruno, flora]) await context.close()
  return { chofer: chofer?.nombre ?? '', deOperacion: deOperacion?.nombre ?? '' }
}
