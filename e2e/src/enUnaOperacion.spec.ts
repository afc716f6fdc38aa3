import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { carrierDoor } from '@portal/contract/door.ts'
import { askAsCarrier, askAsProvider } from './ask.ts'
import { barriers } from './barriers.ts'
import { pdfFile } from './files.ts'
import { tabTo } from './keyboard.ts'
import { startOwnServer } from './ownServer.ts'
import { demoPassword, expect, people, test } from './portal.ts'

/** A paper that only some operaciones ask for: how review tells of it, and how it is lifted in one of them alone. */

const legible = (date: string) => date.split('-').reverse().join('/')

test('la revisión dice para qué operaciones cuenta un papel, y una excepción vale en una sola', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(240_000)
  const server = await startOwnServer({ DEMO: '1' })
  try {
    const provider = askAsProvider(context, server.origin)
    await provider('LoginOperador', { username: people.administrador, password: demoPassword })
    const carrierContext = await browser.newContext()
    const carrier = askAsCarrier(carrierContext, server.origin)
    await carrier('login', { username: people.carla, password: demoPassword })
    const catalogo = (await provider('ListCatalogoOperaciones', {})).records
    const called = (start: string) => {
      const found = catalogo.find(({ nombre }) => nombre.startsWith(start))
      if (!found) throw new Error('the demonstration is another one')
      return found
    }
    const central = called('Depósito Central')
    const sur = called('Puerto Sur')
    const [tipo] = (
      await provider('SaveTipoDocumento', {
        tipodocumentoid: '0',
        values: {
          nombre: 'Inducción de planta',
          docrectipo_recurso: 'chofer',
          vigencia: 'sin vencimiento',
          origen: 'contractual',
          alcance: 'por operación',
        },
      })
    ).records
    const asking = async (
      { operacionid, exigencias }: typeof central,
      tipodocumentoid: string,
      critico: boolean,
    ) => {
      const kept = exigencias.map(({ tipodocumentoid: id, fuente, ...each }) => ({
        tipodocumentoid: id,
        fuente,
        obligatorio: each.obligatorio,
        critico: each.critico,
        vigente_desde: each.vigente_desde,
        vigente_hasta: each.vigente_hasta,
      }))
      const more = { obligatorio: true, vigente_desde: null, vigente_hasta: null, fuente: '' }
      await provider('SaveOperacion', {
        operacionid,
        values: { exigencias: [...kept, { ...more, tipodocumentoid, critico }] },
      })
    }
    await asking(central, tipo?.tipodocumentoid ?? '', true)
    await asking(sur, tipo?.tipodocumentoid ?? '', true)
    // Somebody whom that paper alone keeps from both.
    let choferid = ''
    /** What a type may be narrowed to that leaves them out. */
    let sinEllos = /transporta alimentos/
    for (const each of (await carrier('ListChoferes', { estado_cuenta: 'ACTIVO' })).records) {
      const [chofer] = (await carrier('DetailChofer', { choferid: each.choferid })).records
      const culpan = chofer?.operaciones?.filter(
        ({ culpable }) => culpable?.tipodocumentoid === tipo?.tipodocumentoid,
      )
      if (chofer && chofer.aptitud !== 'no habilitado' && culpan?.length === 2) {
        if (choferid === '' && chofer.transporta_alimentos) sinEllos = /transporta peligrosas/
        choferid ||= each.choferid
      }
    }
    if (choferid === '') throw new Error('nobody lacks that paper alone')
    const theirs = await carrierContext.newPage()
    const puedeIr = theirs.getByRole('list', { name: 'Puede ir a' }).getByRole('listitem')
    const enCentral = puedeIr.filter({ hasText: central.nombre })
    const enSur = puedeIr.filter({ hasText: sur.nombre })

    await test.step('quien revisa lee que lo piden dos operaciones, y que es crítico ahí', async () => {
      await theirs.goto(`${server.origin}/app/choferes/${choferid}/detalle`)
      await expect(enCentral).toContainText('Falta la Inducción de planta')
      await theirs.getByRole('button', { name: /^Presentar: Inducción de planta/ }).click()
      const dialog = theirs.getByRole('dialog')
      await dialog
        .locator('input[type=file]')
        .first()
        .setInputFiles(await pdfFile('induccion.pdf', 'Inducción'))
      await dialog.getByRole('button', { name: /^Presentar/ }).click()
      await expect(theirs.getByText(/Ahora lo revisa el proveedor/).first()).toBeVisible()
      const { records } = await provider('ListRevision', { search: 'Inducción de planta' })
      await page.goto(`${server.origin}/consola/revision/${records[0]?.documentoid ?? ''}`)
      await expect(
        page.getByText(`Lo piden ${central.nombre} (crítico) y ${sur.nombre} (crítico)`),
      ).toBeVisible()
      expect(await barriers(page)).toEqual([])
    })

    await test.step('de uno que se pide a todos, dónde es más estricto', async () => {
      const norte = called('Planta Norte')
      const known = ['Inducción de planta', ...norte.exigencias.map(({ tipodocumento }) => tipodocumento)]
      const { records } = await provider('ListRevision', { search: 'Logística Imaginaria' })
      const waiting = records.find(({ critico, tipodocumento }) => !critico && !known.includes(tipodocumento))
      const [uno] = (await provider('DetailRevision', { documentoid: waiting?.documentoid ?? '' })).records
      if (!uno) throw new Error('nothing of theirs waits that is not critical')
      await asking(norte, uno.tipodocumentoid, true)
      await page.goto(`${server.origin}/consola/revision/${uno.documentoid}`)
      await expect(page.getByText(`${norte.nombre} (crítico)`, { exact: false })).toContainText(
        'Más estricto en',
      )
    })

    const hasta = sumarDias(hoyEnBuenosAires(), 20)
    await test.step('con el teclado solo se exceptúa en una, y la otra queda como estaba', async () => {
      const cuentaid = (await provider('ListCuentas', { search: 'Logística Imaginaria' })).records[0]
        ?.cuentaid
      await page.goto(`${server.origin}/consola/cuentas/${cuentaid ?? ''}/recursos/${choferid}`)
      await tabTo(page, page.getByRole('button', { name: 'Exceptuar hasta…: Inducción de planta' }))
      await page.keyboard.press('Enter')
      const panel = page.getByRole('dialog')
      const donde = panel.getByRole('combobox', { name: '¿Para dónde?' })
      await tabTo(page, donde)
      await page.keyboard.type('Depósito')
      await expect(donde).toHaveValue(central.operacionid)
      await panel.getByRole('button', { name: 'Exceptuar', exact: true }).press('Enter')
      await expect(panel.getByText('Elegí hasta qué día')).toBeVisible()
      expect(await barriers(page)).toEqual([])
      await panel.getByLabel('Hasta qué día').first().focus()
      await page.keyboard.type(legible(hasta))
      await panel.getByLabel('Motivo').focus()
      await page.keyboard.type('La dictan el lunes')
      await panel.getByRole('button', { name: 'Exceptuar', exact: true }).press('Enter')
      await expect(panel).toBeHidden()
      await expect(
        page.getByText(`En ${central.nombre}, exceptuado hasta ${legible(hasta)}`, { exact: false }).first(),
      ).toBeVisible()
      expect(await barriers(page)).toEqual([])
    })

    await test.step('la empresa lee dónde puede, hasta cuándo y por qué', async () => {
      await theirs.reload()
      await expect(enCentral).toContainText(/Habilitado|Inducción de planta tiene una excepción/)
      await expect(enSur).toContainText('Inducción de planta')
      await expect(enSur).not.toContainText(/excepción|Habilitado/)
      await expect(
        theirs
          .getByText(`En ${central.nombre}, exceptuado hasta ${legible(hasta)}`, { exact: false })
          .first(),
      ).toBeVisible()
      await expect(theirs.getByText('«La dictan el lunes»', { exact: false }).first()).toBeVisible()
    })

    await test.step('la lista dice en cuál vale, y terminada no puede en ninguna de las dos', async () => {
      await page.goto(`${server.origin}/consola/excepciones`)
      const row = page.getByRole('row', { name: /Inducción de planta/ })
      await expect(row).toContainText(`Solo en ${central.nombre}`)
      await tabTo(page, row.getByRole('button', { name: /^Terminar/ }))
      await page.keyboard.press('Enter')
      const panel = page.getByRole('dialog')
      await panel.getByLabel('Motivo').focus()
      await page.keyboard.type('La suspendieron')
      await panel.getByRole('button', { name: 'Terminar la excepción' }).press('Enter')
      await expect(page.getByText('la excepción terminó')).toBeVisible()
      await theirs.reload()
      await expect(enCentral).toContainText('Inducción de planta')
      await expect(enCentral).not.toContainText(/excepción|Habilitado/)
    })
    await test.step('cambiar el tipo dice antes quién podría entrar y quién no, operación por operación', async () => {
      await page.goto(`${server.origin}/consola/catalogo/${tipo?.tipodocumentoid ?? ''}`)
      const afecta = page.getByRole('region', { name: 'A quién afecta' })
      const condicion = page.getByRole('checkbox', { name: sinEllos })
      const desde = page.getByRole('textbox', { name: /^El cambio rige desde/ })
      await tabTo(page, page.getByRole('button', { name: /datos más/ }))
      await page.keyboard.press('Enter')
      await tabTo(page, condicion)
      await page.keyboard.press('Space')
      await desde.fill(legible(hoyEnBuenosAires()))
      const entrarian = (nombre: string) =>
        afecta.getByText(
          new RegExp(`^Desde hoy, \\d+ chofer(es)? de \\d+ cuentas? ya podrían? entrar a ${nombre}`),
        )
      await expect(entrarian('Depósito Central')).toBeVisible()
      await expect(entrarian('Puerto Sur')).toBeVisible()
      await expect(afecta).not.toContainText('Nadie gana ni pierde')
      await expect(afecta.locator('[aria-busy=true]')).toHaveCount(0)
      await afecta.getByRole('button', { name: /^Ver/ }).first().press('Enter')
      await expect(afecta.getByRole('listitem').first()).toContainText('(demo)')
      expect(await barriers(page)).toEqual([])
      await page.getByRole('button', { name: 'Guardar', exact: true }).press('Enter')
      await expect(page.getByText('Datos actualizados correctamente')).toBeVisible()

      // The other way round somebody falls: it is asked before it is saved.
      await condicion.press('Space')
      await desde.fill(legible(hoyEnBuenosAires()))
      await expect(afecta.getByText(/^Desde hoy, .* no podrían? entrar a Depósito Central/)).toBeVisible()
      await page.getByRole('button', { name: 'Guardar', exact: true }).press('Enter')
      const pregunta = page.getByRole('alertdialog')
      await expect(pregunta).toContainText(
        /no podrían? entrar a Depósito Central .*no podrían? entrar a Puerto Sur/,
      )
      await pregunta.getByRole('button', { name: 'Guardar igual' }).press('Enter')
      await expect(pregunta).toBeHidden()
    })
    await carrierContext.close()
    // A page that still asks for something would be told that the server stops.
    await page.goto('about:blank')
  } finally {
    await server.stop()
  }
})

test('de una empresa que trabaja en una sola, la lista filtra por cómo está ahí; y de la que se cerró se dice', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(240_000)
  const server = await startOwnServer({ DEMO: '1' })
  try {
    const carrier = askAsCarrier(context, server.origin)
    await carrier('login', { username: people.ana, password: demoPassword })
    const providerContext = await browser.newContext()
    const provider = askAsProvider(providerContext, server.origin)
    await provider('LoginOperador', { username: people.administrador, password: demoPassword })
    const [tipo] = (
      await provider('SaveTipoDocumento', {
        tipodocumentoid: '0',
        values: {
          nombre: 'Inducción de obra',
          docrectipo_recurso: 'chofer',
          vigencia: 'sin vencimiento',
          origen: 'contractual',
          alcance: 'por operación',
        },
      })
    ).records
    const exigencia = {
      obligatorio: true,
      critico: true,
      vigente_desde: null,
      vigente_hasta: null,
      fuente: '',
    }
    const [obra] = (
      await provider('SaveOperacion', {
        operacionid: '0',
        values: {
          nombre: 'Obra Única',
          exigencias: [{ ...exigencia, tipodocumentoid: tipo?.tipodocumentoid ?? '' }],
        },
      })
    ).records
    const operacionid = obra?.operacionid ?? ''
    const cuentaid = (await carrier('DetailTransporte', {})).records[0]?.accountid ?? ''
    await provider('SaveCuentasOperacion', { operacionid, cuentas: [cuentaid] })
    const [noVa] = (await carrier('ListChoferes', { estado_cuenta: 'ACTIVO', aptitud: 'habilitado' })).records
    await carrier('SaveParticipacion', {
      recursoid: noVa?.choferid ?? '',
      operacionid,
      participa: false,
      motivo: 'Está de licencia',
    })
    const filas = page.getByRole('row').filter({ has: page.getByRole('cell') })

    await test.step('bajo «Habilitado» no hay ninguno que no pueda ir, y quien no va sigue estando', async () => {
      await page.goto(`${server.origin}/app/choferes?aptitud=habilitado`)
      await expect(filas).toHaveCount(1)
      await expect(filas).toContainText(noVa?.nombre ?? '')
      await expect(filas).toContainText('No va a Obra Única')
      await expect(page.getByText(/Obra Única/).first()).toBeVisible()
      await page.goto(`${server.origin}/app/choferes?aptitud=no+habilitado`)
      await expect(filas.first()).toContainText('Inducción de obra')
      await expect(page.getByText(noVa?.nombre ?? '', { exact: true })).toHaveCount(0)
      expect(await barriers(page)).toEqual([])
    })

    await test.step('si no se puede leer cómo está ahí, el inicio lo dice', async () => {
      await page.route(`**${carrierDoor.url}`, (route) => {
        const asked = route.request().postData() ?? ''
        return asked.includes('"Dashboard"') && asked.includes('"operacionid"')
          ? route.fulfill({ json: { success: false, error: { code: 1517, message: 'Ahora no.' } } })
          : route.continue()
      })
      await page.goto(`${server.origin}/app`)
      await expect(page.getByRole('alert').filter({ hasText: 'Ahora no.' })).toBeVisible()
      await page.unroute(`**${carrierDoor.url}`)
      await page.getByRole('button', { name: 'Reintentar' }).click()
      await expect(page.getByRole('alert').filter({ hasText: 'Ahora no.' })).toHaveCount(0)
      await expect(page.getByText(/de \d+ habilitados/).first()).toBeVisible()
    })

    await test.step('la matriz filtra igual', async () => {
      await page.goto(`${server.origin}/app/choferes/matriz-choferes?aptitud=habilitado`)
      await expect(page.getByRole('grid').getByRole('rowheader')).toHaveCount(1)
    })

    await test.step('de la que se cerró, cada pantalla lo dice y ofrece ver todo', async () => {
      await provider('SaveOperacion', { operacionid, values: { activa: false } })
      const dicho = page.getByText('Hoy no trabajás en esa operación.')
      const todo = page.getByRole('button', { name: 'Ver todo' })
      for (const path of [
        '',
        '/choferes',
        '/dominios',
        '/choferes/matriz-choferes',
        '/pages/documentosfaltantes',
        '/pages/documentos',
      ]) {
        await page.goto(`${server.origin}/app${path}?operacionid=${operacionid}`)
        await expect(dicho.first()).toBeVisible()
        await expect(page.getByText('Estas al día con la documentacion')).toHaveCount(0)
        if (path === '/choferes') expect(await barriers(page)).toEqual([])
        await todo.first().click()
        await expect(dicho).toHaveCount(0)
        await expect(page).not.toHaveURL(/operacionid/)
      }
      await page.goto(`${server.origin}/app/unidades?operacion=${operacionid}`)
      await expect(
        page.getByText('No trabajás en la operación por la que preguntás', { exact: false }),
      ).toBeVisible()
    })
    await providerContext.close()
    await page.goto('about:blank')
  } finally {
    await server.stop()
  }
})
