import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { BrowserContext, Page } from '@playwright/test'
import { addresses } from '@portal/contract/door.ts'
import { cardPicture, dniText, qrPicture } from '@portal/server/testing/codePictures.ts'
import sharp from 'sharp'
import { askAsCarrier, askAsProvider } from './ask.ts'
import { barriers } from './barriers.ts'
import { startOwnServer, type OwnServer } from './ownServer.ts'
import {
  abrirPuerta,
  celular,
  conCamara,
  dispositivo,
  empezarTurno,
  enrolar,
  guardia,
  rafaga,
  signInAt,
  tableta,
  teclear,
  type Puerta,
} from './porteria.ts'
import { expect, test } from './portal.ts'

/** A guard at a gate: with a phone and a tablet, with a line and without. */

let server: OwnServer
let puerta: Puerta
/** A unit that may enter and one that may not: by their first plates; and the first one’s pass. */
let buena: { patente: string; pase: string }
let mala: string

test.describe.configure({ mode: 'default' })
test.beforeAll(async ({ browser }) => {
  server = await startOwnServer({ DEMO: '1' })
  const office = await browser.newContext()
  puerta = await abrirPuerta(office, server.origin, { nombre: 'Puerta 1' })
  const carrier = await browser.newContext()
  await signInAt(carrier, server.origin, 'ana')
  const ask = askAsCarrier(carrier, server.origin)
  const { records } = await ask('ListUnidades', { pagesize: 50 })
  const good = records.find(({ aptitud, partes }) => aptitud !== 'no habilitado' && partes.length === 3)
  const bad = records.find(({ aptitud }) => aptitud === 'no habilitado')
  const { records: passes } = await ask('VerPase', { recursoid: good?.unidadid ?? '' })
  buena = { patente: good?.partes[0]?.nombre ?? '', pase: passes[0]?.codigo ?? '' }
  mala = bad?.partes[0]?.nombre ?? ''
  const conductor = good?.partes.find(({ lugar }) => lugar === 'chofer1')?.recursoid ?? ''
  await ask('SaveChofer', { choferid: conductor, values: { foto: await subir(carrier, await retrato()) } })
  expect([buena.patente, buena.pase.slice(0, 4), mala]).not.toContain('')
  await carrier.close()
})
test.afterAll(() => server.stop())

/** A face that is nobody's. */
const retrato = () =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400"><rect width="300" height="400" fill="#9db4c0"/>
        <circle cx="150" cy="150" r="80" fill="#e0ac69"/><path d="M20 400c0-100 60-150 130-150s130 50 130 150z" fill="#35524a"/></svg>`,
    ),
  )
    .jpeg()
    .toBuffer()

async function subir(context: BrowserContext, buffer: Buffer): Promise<string> {
  const uploaded = await context.request.post(`${server.origin}${addresses.upfile}`, {
    headers: { origin: server.origin },
    multipart: { _operation: 'upfile', data: { name: 'foto.jpg', mimeType: 'image/jpeg', buffer } },
  })
  const { result } = (await uploaded.json()) as { result: { records: { archivoid: string }[] } } // the door's answer
  return result.records[0]?.archivoid ?? ''
}

const palabra = (page: Page, word: string) => page.getByRole('heading', { name: word })
const buscar = async (page: Page, text: string) => {
  await teclear(page, text)
  await page.keyboard.press('Enter')
}

/** What a glove misses, in a window of that size. */
const chicos = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a[href], input, select')]
      .filter((element) => element.checkVisibility() && element.closest('[aria-hidden]') === null)
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 63.5 || box.width < 63.5)
      .map(
        ({ element, box }) => `${element.textContent}: ${Math.round(box.width)} × ${Math.round(box.height)}`,
      ),
  )

const enTodo = async (page: Page) => {
  // Keys that were meant for the screen before do nothing here yet.
  await expect(page.locator('[data-answer] button:disabled')).toHaveCount(0)
  // As its menu sets them: it begins in dark, whatever the system has.
  for (const mode of ['light', 'dark'] as const) {
    await page.evaluate((chosen) => (document.documentElement.dataset['mode'] = chosen), mode)
    expect(await barriers(page, { atNight: true })).toEqual([])
  }
  expect(await chicos(page)).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}

test('un celular se suma, lee un pase con la cámara, compara la patente, y la unidad entra y sale', async () => {
  const { browser, close } = await conCamara(await qrPicture(buena.pase))
  try {
    const { page, complaints } = await dispositivo(browser, celular)
    await enrolar(page, server.origin, puerta)
    expect(new URL(page.url()).hash).toBe('')
    await enTodo(page)
    await empezarTurno(page)

    // The camera reads by itself; one letter that is wrong is not this truck.
    await expect(page.getByRole('heading', { name: /escribí las tres que faltan/ })).toBeVisible()
    await enTodo(page)
    const last = buena.patente.slice(-3)
    await teclear(
      page,
      last.replace(/.$/, (sign) => (sign === 'Z' ? 'A' : 'Z')),
    )
    await expect(palabra(page, 'NO COINCIDE')).toBeFocused()
    await expect(page.getByText(/Quedó anotado/)).toBeVisible()
    await expect(page.locator('main')).not.toContainText(last)
    await enTodo(page)

    await page.getByRole('button', { name: 'Escribir de nuevo' }).click()
    await teclear(page, last)
    await expect(palabra(page, 'PUEDE ENTRAR')).toBeFocused()
    await expect(page.getByText('Confirmado recién con el servidor')).toBeVisible()
    await expect(page.getByRole('img', { name: /^Foto de / })).toBeVisible()
    await enTodo(page)
    await page.getByRole('button', { name: 'Entra', exact: true }).click()
    await expect(page.getByText(/^Entró a las/)).toBeVisible()

    // The same pass is in view still: whoever is inside leaves.
    await expect(page.getByRole('heading', { name: /escribí las tres que faltan/ })).toBeVisible()
    await teclear(page, last)
    await expect(page.getByText(/Está adentro desde las/)).toBeVisible()
    await page.getByRole('button', { name: 'Sale', exact: true }).click()
    await expect(page.getByText(/^Salió a las/)).toBeVisible()
    // Whoever comes to this gate next finds them outside: a device says it to the server a moment later.
    const office = await browser.newContext()
    await signInAt(office, server.origin, 'administrador')
    const ask = askAsProvider(office, server.origin)
    await expect
      .poll(async () => (await ask('ListPasos', { puertaid: puerta.puertaid, pagesize: 50 })).records)
      .toEqual(expect.arrayContaining([expect.objectContaining({ sentido: 'sale' })]))
    await office.close()
    expect(complaints).toEqual([])
  } finally {
    await close()
  }
})

test('una tableta: lo tecleado propone la unidad, quien no puede entra igual solo si alguien lo autoriza', async ({
  browser,
}) => {
  const { page, complaints } = await dispositivo(browser, tableta)
  await enrolar(page, server.origin, puerta)
  await empezarTurno(page)
  await enTodo(page)

  await buscar(page, mala)
  await expect(palabra(page, 'NO PUEDE')).toBeFocused()
  await enTodo(page)
  await page.getByRole('button', { name: 'Vino otro acoplado o chofer' }).click()
  const drivers = page.getByRole('textbox', { name: /^DNI del/ })
  await drivers.first().fill('99555121')
  await drivers.last().fill('99555122')
  await page.getByRole('button', { name: 'Ver si puede' }).click()
  await page.getByRole('button', { name: 'Entra igual' }).click()
  await page.getByRole('button', { name: 'Entra igual' }).click()
  await expect(page.getByText('Decí quién lo autoriza.')).toBeVisible()
  await expect(page.getByText('Decí por qué.')).toBeVisible()
  await page.getByRole('button', { name: /^Jefa Imaginaria/ }).click()
  await page.getByRole('button', { name: 'Viene a descargar y se va' }).click()
  await enTodo(page)
  await page.getByRole('button', { name: 'Entra igual' }).click()
  await expect(page.getByText('Anotado: entró igual.')).toBeVisible()

  // A plate that nobody knows is never a yes.
  await buscar(page, 'ZZ999ZZ')
  await expect(palabra(page, 'LLAMAR')).toBeFocused()
  await expect(page.getByRole('link', { name: 'Llamar a Jefa Imaginaria' })).toHaveAttribute(
    'href',
    'tel:+541155500000',
  )
  await page.getByRole('button', { name: 'No entra' }).click()

  await page.getByRole('button', { name: /^Adentro/ }).click()
  await expect(page.getByRole('button', { name: /^Sale / }).first()).toBeVisible()
  await enTodo(page)
  await page.getByRole('button', { name: 'Evacuar: contar a todos' }).click()
  const missing = page.getByRole('button', { name: /^Falta / })
  const before = await missing.count()
  // Both came in by one paso, here and as the server tells it after.
  const one = page.getByRole('button', { name: /99555121$/ })
  const other = page.getByRole('button', { name: /99555122$/ })
  await other.click()
  await expect(missing).toHaveCount(before - 1)
  await expect(one).toHaveText('Falta')
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: /por enviar|Sin señal/ })).toHaveCount(0)
  await page.getByRole('button', { name: /^Adentro/ }).click()
  await page.getByRole('button', { name: 'Evacuar: contar a todos' }).click()
  await expect(missing).toHaveCount(before - 1)
  await expect(one).toHaveText('Falta')
  await expect(other).toHaveText('Está')
  // One press does not take back what was counted.
  await page.getByRole('button', { name: 'Contar de nuevo' }).click()
  const sure = page.getByRole('button', { name: '¿Seguro? Se borra 1 visto' })
  await expect(other).toHaveText('Está')
  await sure.click()
  await expect(missing).toHaveCount(before)
  await enTodo(page)

  // The device's Back goes where the screen's own does, and answers no question.
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Quién está adentro' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('group', { name: 'Números' })).toBeVisible()
  await buscar(page, mala)
  await expect(palabra(page, 'NO PUEDE')).toBeFocused()
  await page.goBack()
  await expect(palabra(page, 'NO PUEDE')).toBeVisible()
  await page.getByRole('button', { name: 'Volver', exact: true }).click()
  await page.getByRole('button', { name: 'Visita', exact: true }).click()
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Alguien de Fábula')
  await page.getByRole('button', { name: 'Escanear el DNI' }).click()
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Alguien de Fábula')
  expect(complaints).toEqual([])
})

test('un lector lee un pase como teclas; lo que vino distinto se anota, y quién está adentro sale en papel', async ({
  browser,
}) => {
  const { page, complaints } = await dispositivo(browser, tableta)
  await enrolar(page, server.origin, puerta)
  await empezarTurno(page)

  await rafaga(page, buena.pase)
  await expect(page.getByRole('heading', { name: /escribí las tres que faltan/ })).toBeVisible()
  await teclear(page, buena.patente.slice(-3))
  await expect(palabra(page, 'PUEDE ENTRAR')).toBeFocused()

  // A driver whom nobody knows is never a yes, whoever the pass named.
  await page.getByRole('button', { name: 'Vino otro acoplado o chofer' }).click()
  const driver = page.getByRole('textbox', { name: /^DNI del chofer/ })
  await driver.fill('99')
  await page.getByRole('button', { name: 'Ver si puede' }).click()
  await expect(page.getByText('Escribila completa: entre 4 y 10 letras y números.')).toBeVisible()
  await driver.fill('99555111')
  await enTodo(page)
  await page.getByRole('button', { name: 'Ver si puede' }).click()
  await expect(palabra(page, 'LLAMAR')).toBeFocused()
  await expect(page.getByText(/La diferencia queda anotada/)).toBeVisible()
  await page.getByRole('button', { name: 'No entra' }).click()
  const office = await browser.newContext()
  await signInAt(office, server.origin, 'administrador')
  const ask = askAsProvider(office, server.origin)
  const different = async () =>
    (await ask('ListPasos', { puertaid: puerta.puertaid, pagesize: 50 })).records.filter(
      ({ sentido, esperadas, partes }) =>
        sentido === 'no entra' && esperadas.length > 0 && partes.some(({ texto }) => texto === '99555111'),
    ).length
  await expect.poll(different).toBe(1)
  await office.close()

  // What was answered stays in sight for a while, and hears no keys.
  await expect(page.getByRole('group', { name: 'Números' })).toBeVisible()
  await buscar(page, buena.patente)
  await page.getByRole('button', { name: 'Entra', exact: true }).click()
  await expect(page.getByText(/^Entró a las/)).toBeVisible()
  await page.getByRole('button', { name: /^Adentro/ }).click()
  await expect(page.getByRole('button', { name: /^Sale / }).first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('table')
  await expect(sheet).toBeVisible()
  await expect(sheet).toContainText(buena.patente)
  await expect(page.getByText(/^Quién está adentro · Planta Norte/)).toBeVisible()
  // And nothing of the screen around it.
  await expect(page.getByRole('button')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await page
    .getByRole('button', { name: /^Sale / })
    .first()
    .click()
  await page.getByRole('button', { name: /^¿Seguro\?/ }).click()
  expect(complaints).toEqual([])
})

test('un pase anulado se dice en cuanto llega la lista siguiente', async ({ browser }) => {
  const carrier = await browser.newContext()
  await signInAt(carrier, server.origin, 'ana')
  const ask = askAsCarrier(carrier, server.origin)
  const { records } = await ask('ListChoferes', { pagesize: 50 })
  const chofer = records.find(
    ({ aptitud, estado_cuenta }) => aptitud !== 'no habilitado' && estado_cuenta === 'ACTIVO',
  )
  const recursoid = chofer?.choferid ?? ''
  const { records: passes } = await ask('VerPase', { recursoid })
  const pase = passes[0]?.codigo ?? ''
  await ask('AnularPase', { recursoid })

  const { page, complaints } = await dispositivo(browser, celular)
  await enrolar(page, server.origin, puerta)
  await empezarTurno(page)
  // A list that somebody asked for a moment ago may be told again for three seconds: the one after it knows.
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('navigation', { name: 'Pantallas' })).toBeVisible()
    await rafaga(page, pase)
    await expect(page.getByText('El pase fue anulado')).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await expect(palabra(page, 'PUEDE ENTRAR')).toHaveCount(0)
  await enTodo(page)

  // The next one is another, and says who they are as before.
  const { records: again } = await ask('VerPase', { recursoid })
  expect(again[0]?.codigo).not.toBe(pase)
  await carrier.close()
  expect(complaints).toEqual([])
})

test('sin señal abre de cero, anota y no pierde nada; a las 24 horas dice LLAMAR; con señal lo manda una vez', async ({
  browser,
}) => {
  const { page, context } = await dispositivo(browser)
  await enrolar(page, server.origin, puerta)
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  await expect
    .poll(() =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('porteria')).length),
    )
    .toBe(1)
  await empezarTurno(page)

  await context.setOffline(true)
  await page.close()
  const again = await context.newPage()
  await again.goto(`${server.origin}/porteria`)
  await expect(again.getByRole('status').filter({ hasText: 'Sin señal' })).toBeVisible()
  await buscar(again, buena.patente)
  await expect(palabra(again, 'PUEDE ENTRAR')).toBeFocused()
  await again.getByRole('button', { name: 'Entra', exact: true }).click()
  await expect(again.getByText(/^Entró a las/)).toBeVisible()
  // The tab is killed as soon as it said so.
  await again.close()

  const later = await context.newPage()
  await later.clock.install({ time: Date.now() + 24 * 3_600_000 + 60_000 })
  await later.goto(`${server.origin}/porteria`)
  await expect(later.getByText('Queda 1 por enviar')).toBeVisible()
  await buscar(later, buena.patente)
  await expect(palabra(later, 'LLAMAR')).toBeVisible()
  await expect(later.getByText('Los datos tienen más de un día')).toBeVisible()
  await later.close()

  await context.setOffline(false)
  const online = await context.newPage()
  await online.goto(`${server.origin}/porteria`)
  await expect(online.getByRole('status').filter({ hasText: /por enviar|Sin señal/ })).toHaveCount(0)
  const office = await browser.newContext()
  await signInAt(office, server.origin, 'administrador')
  const ask = askAsProvider(office, server.origin)
  const brought = async () =>
    (await ask('ListPasos', { puertaid: puerta.puertaid, pagesize: 50 })).records.filter(
      ({ sin_senal }) => sin_senal,
    ).length
  await expect.poll(brought).toBe(1)
  await context.close()
})

test('una visita que es chofer se dice antes; y un dispositivo dado de baja olvida lo que tenía', async ({
  browser,
}) => {
  const { page } = await dispositivo(browser)
  await enrolar(page, server.origin, puerta)
  await empezarTurno(page)
  await enTodo(page)
  await page.getByRole('button', { name: 'ABC' }).click()
  await enTodo(page)
  await page.getByRole('button', { name: 'Visita' }).click()
  await page.getByRole('button', { name: 'Entra', exact: true }).click()
  await expect(page.getByText('Escribí el número del documento.')).toBeVisible()
  await page.getByRole('textbox', { name: 'DNI' }).fill('99000396')
  await page.getByRole('textbox', { name: 'Nombre y apellido' }).fill('Bosque, Lucía')
  await expect(page.getByText(/^Es chofer/)).toBeVisible()
  await enTodo(page)
  await page.getByRole('textbox', { name: '¿A quién ve?' }).fill('Balanza')
  await page.getByRole('button', { name: 'Entra de visita, sin camión' }).click()
  await expect(page.getByText('Entró de visita: Bosque, Lucía')).toBeVisible()

  const office = await browser.newContext()
  await signInAt(office, server.origin, 'administrador')
  const ask = askAsProvider(office, server.origin)
  await page.getByRole('button', { name: `Turno de ${guardia}` }).click()
  await enTodo(page)
  await page.getByRole('button', { name: /Últimos pasos/ }).click()
  await enTodo(page)
  const { records } = await ask('ListPuertas', {})
  const { dispositivos } = records.find(({ puertaid }) => puertaid === puerta.puertaid) ?? {
    dispositivos: [],
  }
  for (const { dispositivoid, estado } of dispositivos)
    if (estado !== 'revocado') await ask('RevocarDispositivo', { dispositivoid })
  await page.getByRole('button', { name: /Actualizar|Enviar ahora/ }).click()
  await expect(page.getByRole('alert')).toContainText('Este dispositivo fue dado de baja')
  // All that is left is a database with nothing in it.
  const left = await page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('portal-porteria')
        opening.onerror = () => reject(new Error('it can’t be opened'))
        opening.onsuccess = () => {
          const stores = [...opening.result.objectStoreNames]
          const counts = stores.map((store) => opening.result.transaction(store).objectStore(store).count())
          counts
            .at(-1)
            ?.addEventListener('success', () => resolve(counts.reduce((sum, { result }) => sum + result, 0)))
        }
      }),
  )
  expect(left).toBe(0)
})

test('el DNI de una visita se lee con la cámara', async () => {
  const { browser, close } = await conCamara(await cardPicture(dniText({ documento: '99777123' })))
  try {
    const { page, complaints } = await dispositivo(browser, celular)
    await enrolar(page, server.origin, puerta)
    await empezarTurno(page)
    await page.getByRole('button', { name: 'Visita' }).click()
    await page.getByRole('button', { name: 'Escanear el DNI' }).click()
    await expect(page.getByRole('textbox', { name: 'DNI' })).toHaveValue('99777123')
    await expect(page.getByRole('textbox', { name: 'Nombre y apellido' })).toHaveValue(
      'Ibañez Ficticia, Julia Ines',
    )
    await page.getByRole('textbox', { name: '¿A quién ve?' }).fill('Balanza')
    await page.getByRole('button', { name: 'Entra', exact: true }).click()
    await expect(page.getByText('Entró de visita: Ibañez Ficticia, Julia Ines')).toBeVisible()
    expect(complaints).toEqual([])
  } finally {
    await close()
  }
})

test('de una clave que se retiró no se cree ningún pase: se llama', async ({ browser }) => {
  // As after a theft: what it signed is of nobody from here on, of the devices that are enrolled anew.
  await server.restart(async () => {
    await rm(join(server.dataDir, 'firma.json'))
    const cli = fileURLToPath(new URL('../../server/dist/cli.js', import.meta.url))
    await promisify(execFile)(process.execPath, [cli, 'firma', 'nueva'], {
      env: { ...process.env, PORTAL_DATA: server.dataDir },
    })
  })
  const { page, complaints } = await dispositivo(browser, celular)
  await enrolar(page, server.origin, puerta)
  await empezarTurno(page)
  await rafaga(page, buena.pase)
  await expect(palabra(page, 'LLAMAR')).toBeFocused()
  await expect(page.getByText('No se puede comprobar quién hizo el pase')).toBeVisible()
  // Nor is anything believed that it says.
  await expect(page.locator('main')).not.toContainText(buena.patente)
  await enTodo(page)
  expect(complaints).toEqual([])
})
