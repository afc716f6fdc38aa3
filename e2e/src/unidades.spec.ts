import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { carrierDoor } from '@portal/contract/door.ts'
import { askAsCarrier, askAsProvider } from './ask.ts'
import { inDatabase } from './inDatabase.ts'
import { newChofer } from './newChofer.ts'
import { startOwnServer } from './ownServer.ts'
import { demoPassword, expect, people, test } from './portal.ts'

const dia = (fecha: string) => fecha.split('-').reverse().join('/')

test('un transportista arma una unidad, pregunta si puede salir otro día y la deja inactiva', async ({
  page,
  signIn,
}) => {
  const nombre = `Prueba ${Date.now()}`
  const hoy = hoyEnBuenosAires()
  await signIn('ana')
  await page.goto('/app/unidades')
  await expect(page.getByText(/Puede[n]? salir \d+ de \d+/)).toBeVisible()
  await page.getByRole('link', { name: 'Nueva unidad' }).click()

  await test.step('sin vehículo motriz no se guarda, y lo dice junto al campo', async () => {
    await page.getByRole('textbox', { name: /^Nombre/ }).fill(nombre)
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Campo requerido').first()).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Nombre/ })).toHaveValue(nombre)
  })

  const choose = async (field: RegExp, typed: string, option: RegExp) => {
    await page.getByRole('combobox', { name: field }).fill(typed)
    await page.getByRole('option', { name: option }).first().click()
  }
  await test.step('la lista dice cómo está cada uno, y la unidad se dibuja', async () => {
    await choose(/^Vehículo motriz/, 'ZX 208', /ZX 208 NP · Tractor/)
    await choose(/^Arrastre/, 'ZY 603', /ZY 603 AB · Acoplado/)
    await choose(/^Chofer/, 'Montes', /Montes, .* · /)
    await expect(page.getByRole('img', { name: /Tractor ZX 208 NP.*acoplado ZY 603 AB/ })).toBeVisible()
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Datos guardados correctamente')).toBeVisible()
    await expect(page.getByRole('heading', { name: nombre })).toBeVisible()
  })

  await test.step('lo que no puede existir se dice con todas las letras', async () => {
    await expect(page.getByText(/ZY603AB es un acoplado y no se engancha a ZX208NP/)).toBeVisible()
  })

  await test.step('otro día tiene su veredicto, y un día que pasó no', async () => {
    await page.getByRole('button', { name: 'Mañana' }).click()
    await expect(page).toHaveURL(new RegExp(`fecha=${sumarDias(hoy, 1)}`))
    await expect(page.getByRole('button', { name: new RegExp(dia(sumarDias(hoy, 1))) })).toBeVisible()
    await page.getByRole('button', { name: 'Un día antes' }).click()
    await expect(page).not.toHaveURL(/fecha=/)
    await expect(page.getByRole('button', { name: 'Un día antes' })).toBeDisabled()
    await page.goto(`${new URL(page.url()).pathname}?fecha=${sumarDias(hoy, -1)}`)
    await expect(page.getByText(`El ${dia(sumarDias(hoy, -1))} ya pasó`)).toBeVisible()
  })

  await test.step('inactiva, no cuenta entre las que pueden salir', async () => {
    await page.getByRole('button', { name: 'Inactivar' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Inactivar' }).click()
    await expect(page.getByText('Datos actualizados correctamente')).toBeVisible()
    await expect(page.getByText('Está inactiva:')).toBeVisible()
    await page.goto('/app/unidades')
    await expect(page.getByRole('link', { name: nombre })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Unidades' }).getByText(nombre)).toBeHidden()
  })
})

test('de una unidad cuyo chofer está bloqueado, el formulario dice quién es', async ({
  page,
  context,
  browser,
  origin,
  consoleOrigin,
  signIn,
}) => {
  await signIn('carla')
  const ask = askAsCarrier(context, origin)
  const choferid = await newChofer(ask, 'de Licencia', '40.811.077')
  const [tractor] = (
    await ask('ListDominios', { tipo_vehiculo: 'MOTRIZ', estado_dominio: 'ACTIVO', pagesize: 1 })
  ).records
  const [unidad] = (
    await ask('SaveUnidad', {
      unidadid: '0',
      values: {
        nombre: 'Con chofer bloqueado',
        tractor: tractor?.dominioid ?? '',
        arrastre1: null,
        arrastre2: null,
        chofer1: choferid,
        chofer2: null,
      },
    })
  ).records
  const office = await browser.newContext()
  await signIn('administrador', office)
  await askAsProvider(office, consoleOrigin)('BloquearRecurso', {
    recursoid: choferid,
    bloqueado: true,
    motivo: 'Falta una entrevista',
  })
  await page.goto(`/app/unidades/${unidad?.unidadid ?? ''}/editar`)
  const chofer = page.getByRole('combobox', { name: /^Chofer/ }).first()
  await expect(chofer).toHaveValue('de Licencia, Óscar · Bloqueado')
  await expect(page.getByRole('combobox', { name: /^Vehículo motriz/ })).not.toHaveValue(/^\d+x/)
})

const apellidos = Array.from({ length: 250 }, (_, n) => `Zeta ${String(n).padStart(3, '0')}`)

test('de una empresa con más de doscientos choferes, el formulario encuentra a cualquiera por lo que se escribe', async ({
  page,
  context,
}) => {
  const { origin, dataDir, stop } = await startOwnServer({ DEMO: '1' })
  try {
    const ask = askAsCarrier(context, origin)
    await ask('login', { username: people.delia, password: demoPassword })
    await inDatabase(dataDir, (client) =>
      client.query(
        `insert into chofer (cuenta_id, nombre, apellido, tipo_documento, documento, nacionalidad)
         select contacto.cuenta_id, 'Nadie', apellido, 'DNI', (70000000 + n)::text, 'Argentina'
         from contacto, unnest($2::text[]) with ordinality x (apellido, n) where email = $1`,
        [people.delia, apellidos],
      ),
    )
    await page.goto(`${origin}/app/unidades/nueva-unidad`)
    await page.getByRole('textbox', { name: /^Nombre/ }).fill('Con el último')
    await page.getByRole('combobox', { name: /^Vehículo motriz/ }).click()
    await page.getByRole('option').first().click()
    const chofer = page.getByRole('combobox', { name: /^Chofer/ }).first()
    await chofer.click()
    await expect(page.getByRole('option')).toHaveCount(200)
    const shown = await page.getByRole('option').allInnerTexts()
    const otro = apellidos.find((each) => !shown.some((text) => text.startsWith(each))) ?? ''
    const named = `${otro}, Nadie · No habilitado`
    // That it can't be looked for is told, and not that there is nobody.
    const isSearch = (asked: string) => asked.includes('"ListChoferes"') && asked.includes('"search"')
    await page.route(`**${carrierDoor.url}`, (route) =>
      isSearch(route.request().postData() ?? '')
        ? route.fulfill({ json: { success: false, error: { code: 1517, message: 'Ahora no.' } } })
        : route.continue(),
    )
    await chofer.fill('nadie que se encuentre')
    await expect(page.getByText('Ahora no.').first()).toBeVisible()
    await page.unroute(`**${carrierDoor.url}`)
    await chofer.fill(otro.toLowerCase())
    await expect(page.getByText('Ahora no.')).toHaveCount(0)
    await expect(page.getByRole('option')).toHaveText([new RegExp(`^${named}`)])
    await page.keyboard.press('Enter')
    await expect(chofer).toHaveValue(new RegExp(`^${named}`))
    await expect(page.getByText(/ y un chofer$/)).toBeVisible()
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByRole('heading', { name: 'Con el último' })).toBeVisible()
    // And once it is in its place, it goes on being called by its name.
    await page.goto(
      `${page
        .url()
        .replace(/\?.*/, '')
        .replace(/\/detalle$/, '')}/editar`,
    )
    await expect(chofer).toHaveValue(named)
  } finally {
    await stop()
  }
})

test('una unidad que no puede salir propone el cambio con el que sale, y el formulario ya lo trae', async ({
  page,
  signIn,
}) => {
  await signIn('ana')
  await page.goto('/app/unidades')
  const swap = page.getByRole('link', { name: 'Ver la unidad así' })
  await expect(page.getByText(/con un cambio, \d/)).toBeVisible()
  const said = await page.getByText(/también sale/).textContent()
  await swap.click()
  await expect(page.getByRole('heading', { name: 'Editar unidad' })).toBeVisible()
  // A sentence says the first name first, a list the last one.
  const [nombre = 'nadie', ...apellido] = /Con (.+?) también sale/.exec(said ?? '')?.[1]?.split(' ') ?? []
  await expect(page.getByRole('combobox', { name: /^Chofer/ })).toHaveValue(
    new RegExp(`^${apellido.join(' ')}, ${nombre} · Habilitado`),
  )
})

test('una unidad dice todo lo que la frena, parte por parte, y cada cosa se resuelve desde ahí', async ({
  page,
  context,
  origin,
  signIn,
}) => {
  await signIn('ana')
  const ask = askAsCarrier(context, origin)
  const { records: motrices } = await ask('ListDominios', {
    tipo_vehiculo: 'MOTRIZ',
    estado_dominio: 'ACTIVO',
    pagesize: 1,
  })
  const { records: choferes } = await ask('SaveChofer', {
    choferid: '0',
    values: {
      nombre: 'Nadia',
      apellido: 'Sinpapeles',
      tipo_documento: 'DNI',
      documento: '40.700.401',
      nacionalidad: 'Argentina',
    },
  })
  const { records } = await ask('SaveUnidad', {
    unidadid: '0',
    values: {
      nombre: `Frenada ${Date.now()}`,
      tractor: motrices[0]?.dominioid ?? '',
      chofer1: choferes[0]?.choferid ?? '',
    },
  })
  const unidadid = records[0]?.unidadid ?? ''
  const { culpables = [] } = (await ask('DetailUnidad', { unidadid })).records[0] ?? {}
  expect(culpables.length).toBeGreaterThan(3)

  await page.goto(`/app/unidades/${unidadid}/detalle`)
  await page.getByRole('button', { name: `Y otros ${culpables.length - 3} documentos, más abajo.` }).click()
  const all = page.getByRole('region', { name: 'Todo lo que la frena, parte por parte' })
  await expect(all.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(all.getByRole('listitem')).toHaveCount(culpables.length)

  const part = all.getByRole('region', { name: 'Sinpapeles, Nadia' })
  const act = part.getByRole('button', { name: /^Presentar: .*, Sinpapeles, Nadia$/ }).first()
  await act.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Sinpapeles, Nadia').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(act).toBeFocused()
})
