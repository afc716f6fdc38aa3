import type { Page } from '@playwright/test'
import { askAsCarrier, askAsProvider } from './ask.ts'
import { barriers } from './barriers.ts'
import { tabTo } from './keyboard.ts'
import { pdfFile } from './files.ts'
import { settled } from './settled.ts'
import { startOwnServer } from './ownServer.ts'
import { demoPassword, expect, people, test } from './portal.ts'

/** Where an account works: what is asked there beside what everybody is asked for, and who may go. */

const noBarriers = async (page: Page) => expect(await barriers(page)).toEqual([])

/** As on a device where nobody turned a screen to an operation. */
const forgetOperacion = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('portal-operacion-')) localStorage.removeItem(key)
  })

/** What the screens of who works in no operacion are made of: all of it but names of pieces, which are counted as they come. */
const drawn = async (page: Page, origin: string): Promise<string[]> => {
  const all = []
  for (const path of [
    '',
    '/choferes',
    '/dominios',
    '/unidades',
    '/transporte',
    '/pages/documentos?solapa=1',
    '/choferes/matriz-choferes',
  ]) {
    await page.goto(`${origin}/app${path}`)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await settled(page)
    const html = await page.locator('main').innerHTML()
    all.push(html.replaceAll(/ (id|for|style|aria-[a-z]+by|aria-controls)="[^"]*"/g, ''))
  }
  return all
}

test('una empresa que trabaja en tres operaciones lee dónde puede cada uno, y saca y vuelve a incluir a un chofer', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(300_000)
  const server = await startOwnServer({ DEMO: '1' })
  try {
    const carrier = askAsCarrier(context, server.origin)
    await carrier('login', { username: people.ana, password: demoPassword })
    const [chofer] = (await carrier('ListChoferes', { estado_cuenta: 'ACTIVO', aptitud: 'habilitado' }))
      .records
    const ficha = `${server.origin}/app/choferes/${chofer?.choferid ?? ''}/detalle`

    await test.step('sin operaciones no hay nada nuevo', async () => {
      await page.goto(ficha)
      await expect(page.getByText(/^Puede conducir/)).toBeVisible()
      await expect(page.getByText(/^(Puede ir a|Trabaja en)$/)).toBeHidden()
      await page.goto(`${server.origin}/app/transporte`)
      await expect(page.getByRole('heading', { name: 'Usuarios' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Operaciones' })).toBeHidden()
    })

    const administrador = await browser.newContext()
    const provider = askAsProvider(administrador, server.origin)
    await provider('LoginOperador', { username: people.administrador, password: demoPassword })
    const [cuenta] = (await provider('ListCuentas', { search: 'Ficción del Sur' })).records
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
    const open = async (nombre: string, pide: boolean, cuentaid = cuenta?.cuentaid) => {
      const [operacion] = (
        await provider('SaveOperacion', {
          operacionid: '0',
          values: {
            nombre,
            sede: 'Bahía Blanca',
            exigencias: pide
              ? [
                  {
                    tipodocumentoid: tipo?.tipodocumentoid ?? '',
                    obligatorio: true,
                    critico: true,
                    vigente_desde: null,
                    vigente_hasta: null,
                    fuente: '',
                  },
                ]
              : [],
          },
        })
      ).records
      await provider('SaveCuentasOperacion', {
        operacionid: operacion?.operacionid ?? '',
        cuentas: [cuentaid ?? ''],
      })
    }
    await test.step('de las operaciones de otra empresa no se ve nada: las pantallas quedan como estaban', async () => {
      const before = await drawn(page, server.origin)
      const otra = (await provider('ListCuentas', {})).records.find(
        ({ cuentaid }) => cuentaid !== cuenta?.cuentaid,
      )
      await open('Planta Ajena', true, otra?.cuentaid)
      expect(await drawn(page, server.origin)).toEqual(before)
    })

    await open('Planta Norte', true)

    await test.step('con una, su veredicto es el veredicto', async () => {
      await page.goto(ficha)
      await expect(page.getByText('No puede conducir:')).toBeVisible()
      const operaciones = page.getByRole('list', { name: 'Trabaja en' })
      await expect(operaciones.getByRole('listitem')).toHaveText(/^Planta Norte Sacar/)
      await expect(page.getByText('Crítico · Lo pide Planta Norte')).toBeVisible()
    })

    await open('Puerto Sur', false)
    await open('Zárate', false)

    await test.step('con varias, cada una dice lo primero que falta', async () => {
      await page.goto(ficha)
      await expect(page.getByText('Puede conducir:')).toBeVisible()
      const operaciones = page.getByRole('list', { name: 'Puede ir a' }).getByRole('listitem')
      await expect(operaciones).toHaveCount(3)
      await expect(operaciones.first()).toContainText('Falta la Inducción de planta')
      await expect(operaciones.nth(1)).toContainText('Habilitado')
      await noBarriers(page)
    })

    await test.step('con el teclado solo, no va a una, con su motivo, y vuelve a ir', async () => {
      const operaciones = page.getByRole('list', { name: 'Puede ir a' }).getByRole('listitem')
      await tabTo(page, operaciones.nth(2).getByRole('button', { name: 'Sacar Zárate' }))
      await page.keyboard.press('Enter')
      const panel = page.getByRole('dialog', { name: 'No va a Zárate' })
      await expect(panel).toBeVisible()
      await noBarriers(page)
      await panel.getByRole('button', { name: 'No va' }).press('Enter')
      await expect(panel.getByText('Campo requerido')).toBeVisible()
      await panel.getByRole('textbox', { name: /Por qué no va/ }).focus()
      await page.keyboard.type('Vive en otra provincia')
      await page.keyboard.press('Enter')
      await expect(panel).toBeHidden()
      await expect(operaciones.nth(2)).toContainText('No va: «Vive en otra provincia»')
      await tabTo(page, operaciones.nth(2).getByRole('button', { name: 'Volver a incluir Zárate' }))
      await page.keyboard.press('Enter')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Volver a incluir' }).press('Enter')
      await expect(operaciones.nth(2)).toContainText('Habilitado')
    })

    await test.step('quien no puede en general no puede ir a ninguna: el porqué queda arriba, y de cada una se dice lo que agrega', async () => {
      const { records } = await carrier('ListChoferes', {
        estado_cuenta: 'ACTIVO',
        aptitud: 'no habilitado',
      })
      await page.goto(`${server.origin}/app/choferes/${records[0]?.choferid ?? ''}/detalle`)
      const ninguna = page.getByRole('list', { name: 'No puede ir a ninguna' }).getByRole('listitem')
      await expect(ninguna).toHaveText([
        /^Planta Norte Falta la Inducción de planta\s*Sacar/,
        /^Puerto Sur\s*Sacar/,
        /^Zárate\s*Sacar/,
      ])
      await noBarriers(page)
    })

    await test.step('la lista dice en cuántas puede cada uno, y en cuál no', async () => {
      await page.goto(`${server.origin}/app/choferes`)
      const fila = page.getByRole('row').filter({ hasText: chofer?.nombre ?? '' })
      await expect(fila).toContainText('Puede en 2 de 3')
      await expect(fila).toContainText('Planta Norte: falta la Inducción de planta')
      await expect(page.getByText('No puede en ninguna').first()).toBeVisible()
      await page.getByRole('button', { name: 'Filtros' }).click()
      await page.getByRole('combobox', { name: 'Operación' }).selectOption('Planta Norte')
      await expect(page).toHaveURL(/operacionid=/)
      await page.keyboard.press('Escape')
      await expect(fila).toContainText('No habilitado')
      await expect(page.getByText('Operación: Planta Norte')).toBeVisible()
      await noBarriers(page)
    })

    await test.step('la matriz tiene la columna que pide una, y vuelta a otra no la tiene', async () => {
      await page.goto(`${server.origin}/app/choferes/matriz-choferes`)
      const columna = page.getByRole('columnheader', { name: /Inducción de planta/ })
      await expect(columna).toBeVisible()
      await page.getByRole('button', { name: 'Filtros' }).click()
      await page.getByRole('combobox', { name: 'Operación' }).selectOption('Puerto Sur')
      await page.keyboard.press('Escape')
      await expect(page.getByText('Operación: Puerto Sur')).toBeVisible()
      await expect(columna).toBeHidden()
    })

    await test.step('el transporte dice qué pide cada una y desde cuándo', async () => {
      await page.goto(`${server.origin}/app/transporte`)
      const suyas = page.getByRole('region', { name: 'Operaciones' })
      await expect(suyas.getByRole('heading', { level: 3 })).toHaveText([
        'Planta Norte',
        'Puerto Sur',
        'Zárate',
      ])
      await expect(suyas.getByRole('list', { name: 'Lo que pide Planta Norte' })).toContainText(
        'Inducción de planta',
      )
      await expect(suyas.getByText('No pide nada más que lo general')).toHaveCount(2)
      await expect(suyas.getByText(/Bahía Blanca · Desde el/)).toHaveCount(3)
      await noBarriers(page)
    })

    await test.step('una unidad pregunta adónde, con el teclado, y cada operación contesta por sí', async () => {
      const { records } = await carrier('UnidadesDelDia', {})
      const sale = records.find(({ aptitud }) => aptitud !== 'no habilitado') ?? { unidadid: '', nombre: '' }
      await forgetOperacion(page)
      await page.goto(`${server.origin}/app/unidades/${sale.unidadid}/detalle`)
      await expect(page.getByText('Puede salir:')).toBeVisible()
      await expect(
        page.getByRole('list', { name: 'Puede ir a' }).getByRole('listitem').first(),
      ).toContainText(/Planta Norte Falta la Inducción de planta de /)
      await page.getByRole('button', { name: 'Mañana' }).click()
      const eseDia = page.getByRole('list', { name: 'Ese día puede ir a' }).getByRole('listitem')
      await expect(eseDia).toHaveCount(3)
      await expect(eseDia.first()).toContainText(/Planta Norte Falta la Inducción de planta de /)
      const lugar = page.getByRole('combobox', { name: 'Operación' })
      await tabTo(page, lugar)
      await page.keyboard.type('Planta')
      await expect(page.getByText('No puede salir a Planta Norte:')).toBeVisible()
      await expect(page).toHaveURL(/fecha=.*operacion=/)
      await noBarriers(page)
      await lugar.selectOption('Puerto Sur')
      await expect(page.getByText('Puede salir a Puerto Sur:')).toBeVisible()
      await page.reload()
      await expect(page.getByText('Puede salir a Puerto Sur:')).toBeVisible()

      await page.goto(`${server.origin}/app/unidades`)
      await page.getByRole('combobox', { name: 'Operación' }).selectOption('Planta Norte')
      await expect(page.getByText(/^Puede[n]? salir 0 de \d+/)).toBeVisible()
      await page.getByRole('link', { name: sale.nombre, exact: true }).click()
      await expect(page.getByText('No puede salir a Planta Norte:')).toBeVisible()
    })

    await test.step('una que se cierra mientras se pregunta por ella lo dice, y se muestra lo general', async () => {
      const { records } = await carrier('UnidadesDelDia', {})
      const sale = records.find(({ aptitud }) => aptitud !== 'no habilitado') ?? { unidadid: '' }
      const zarate = (await provider('ListCatalogoOperaciones', {})).records.find(
        ({ nombre }) => nombre === 'Zárate',
      )
      const operacionid = zarate?.operacionid ?? ''
      await page.goto(`${server.origin}/app/unidades/${sale.unidadid}/detalle?operacion=${operacionid}`)
      await expect(page.getByText('Puede salir a Zárate:')).toBeVisible()
      await provider('SaveOperacion', { operacionid, values: { activa: false } })
      await page.getByRole('button', { name: 'Mañana' }).click()
      await expect(
        page.getByText(
          'No trabajás en la operación por la que preguntás: te mostramos lo que se pide en general.',
        ),
      ).toBeVisible()
      await expect(page.getByText('Puede salir:')).toBeVisible()
      await expect(page.getByRole('list', { name: 'Ese día puede ir a' }).getByRole('listitem')).toHaveCount(
        2,
      )
      await provider('SaveOperacion', { operacionid, values: { activa: true } })
    })

    await test.step('inicio vuelto a una cuenta lo suyo, y la persona la encuentra elegida en las demás pantallas', async () => {
      const elegir = page.getByRole('combobox', { name: 'Operación' })
      await forgetOperacion(page)
      await page.goto(`${server.origin}/app`)
      await expect(page.getByRole('heading', { name: 'Cumplimiento en general' })).toBeVisible()
      await expect(page.getByText('Lo pide Planta Norte').first()).toBeVisible()
      await tabTo(page, elegir)
      await page.keyboard.type('Planta')
      await expect(page.getByRole('heading', { name: 'Cumplimiento en Planta Norte' })).toBeVisible()
      await expect(page).toHaveURL(/operacionid=/)
      await noBarriers(page)
      await page.goto(`${server.origin}/app/choferes`)
      await expect(page.getByText('Operación: Planta Norte')).toBeVisible()
      await expect(page.getByText(/^0 de \d+ habilitados.*, en Planta Norte/)).toBeVisible()
      await expect(page.getByText(/^Puede en/)).toHaveCount(0)
      await page.goto(`${server.origin}/app/unidades`)
      await expect(elegir).toHaveValue(/./)

      // Another person of the same device has chosen nothing.
      await page.goto('about:blank')
      await context.clearCookies()
      await askAsCarrier(context, server.origin)('login', { username: people.bruno, password: demoPassword })
      await page.goto(`${server.origin}/app/choferes`)
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      await expect(page.getByText('Operación: Planta Norte')).toBeHidden()
      await page.goto('about:blank')
      await context.clearCookies()
      await askAsCarrier(context, server.origin)('login', { username: people.ana, password: demoPassword })
      await page.goto(`${server.origin}/app/choferes`)
      await page.getByRole('button', { name: 'Quitar: Operación: Planta Norte' }).click()
      await expect(page).not.toHaveURL(/operacionid=/)
      await page.goto(`${server.origin}/app`)
      await expect(page.getByRole('heading', { name: 'Cumplimiento en general' })).toBeVisible()
    })

    await test.step('le falta lo que pide Planta Norte: lo presenta con el teclado, el proveedor lo aprueba y ese día puede ir', async () => {
      const { records } = await carrier('UnidadesDelDia', {})
      const sale = records.find(({ aptitud }) => aptitud !== 'no habilitado') ?? { unidadid: '' }
      await page.goto(`${server.origin}/app/unidades/${sale.unidadid}/detalle`)
      await page
        .getByRole('button', { name: /^(Lunes|Martes|Miércoles|Jueves|Viernes|Sábado|Domingo)$/ })
        .nth(1)
        .click()
      await page.getByRole('combobox', { name: 'Operación' }).selectOption('Planta Norte')
      await expect(page.getByText('No puede salir a Planta Norte:')).toBeVisible()
      const razon = page.getByRole('button', {
        name: /^Inducción de planta.*Lo pide Planta Norte.*Presentar/,
      })
      await tabTo(page, razon)
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText('Lo pide Planta Norte')).toBeVisible()
      await dialog
        .locator('input[type=file]')
        .first()
        .setInputFiles(await pdfFile('induccion.pdf', 'Inducción'))
      await tabTo(page, dialog.getByRole('button', { name: /^Presentar/ }))
      await page.keyboard.press('Enter')
      await expect(page.getByText(/Ahora lo revisa el proveedor/).first()).toBeVisible()
      await expect(page.getByText('Todavía no puede salir a Planta Norte:')).toBeVisible()
      const { records: presentados } = await carrier('ListDocumentos', {
        search: 'Inducción',
        estado: 'en revision',
      })
      expect(presentados).toMatchObject([
        { soloOperaciones: true, operaciones: [{ nombre: 'Planta Norte' }] },
      ])
      await provider('DecidirDocumento', {
        documentoid: presentados[0]?.documentoid ?? '',
        decision: 'aprobar',
      })
      await page.reload()
      await expect(page.getByText('Puede salir a Planta Norte:')).toBeVisible()
      const eseDia = page.getByRole('list', { name: 'Ese día puede ir a' }).getByRole('listitem')
      await expect(eseDia.filter({ hasText: /Planta Norte|Puerto Sur|Zárate/ })).toHaveCount(3)
      await expect(eseDia.filter({ hasText: 'Falta' })).toHaveCount(0)
      await noBarriers(page)
    })

    await test.step('si no se sabe dónde trabaja, la unidad lo dice y deja reintentar', async () => {
      // In a context of its own: the browser tells of what failed, as it should.
      const otro = await browser.newContext({ storageState: await context.storageState() })
      const aparte = await otro.newPage()
      await aparte.route('**/api/mobile', (route) =>
        route.request().postData()?.includes('ListOperaciones')
          ? route.fulfill({ status: 503, body: '' })
          : route.continue(),
      )
      await aparte.goto(`${server.origin}/app`)
      await expect(aparte.getByText('No pudimos leer en qué operaciones trabajás')).toBeVisible({
        timeout: 30_000,
      })
      await aparte.unroute('**/api/mobile')
      await aparte.getByRole('button', { name: 'Reintentar' }).click()
      await expect(aparte.getByRole('combobox', { name: 'Operación' })).toBeVisible()
      await otro.close()
    })
  } finally {
    await server.stop()
  }
})
