import type { Page } from '@playwright/test'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { formatCuit } from '@portal/contract/identificacion.ts'
import { askAsCarrier, askAsProvider } from './ask.ts'
import { barriers } from './barriers.ts'
import { tabTo } from './keyboard.ts'
import { startOwnServer } from './ownServer.ts'
import { demoPassword, expect, people, test } from './portal.ts'

/** Where carriers work, as the provider keeps it: who takes part, what is asked there, and who may enter. */

const noBarriers = async (page: Page) => expect(await barriers(page)).toEqual([])
const legible = (date: string) => date.split('-').reverse().join('/')
const hoy = hoyEnBuenosAires()

test('con el teclado solo, un administrador suma transportes con una lista de CUIT, copia lo que pide otra y cierra la operación', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(240_000)
  const server = await startOwnServer({ DEMO: '1' })
  try {
    const ask = askAsProvider(context, server.origin)
    await ask('LoginOperador', { username: people.administrador, password: demoPassword })
    const cuentas = (await ask('ListCuentas', { order: 'accountname ASC' })).records
    const ficcion = cuentas.find(({ accountname }) => accountname.includes('Ficción del Sur'))
    const logistica = cuentas.find(({ accountname }) => accountname.includes('Logística Imaginaria'))
    const otra = (await ask('ListCatalogoOperaciones', {})).records.find(({ nombre }) =>
      nombre.startsWith('Planta Norte'),
    )
    if (!ficcion || !logistica || !otra) throw new Error('the demonstration is another one')
    const panel = page.getByRole('dialog')
    const made = async () =>
      (await ask('ListCatalogoOperaciones', {})).records.find(({ nombre }) => nombre === 'Cantera de Prueba')

    await test.step('se crea desde la grilla, con un nombre que no haya', async () => {
      await page.goto(`${server.origin}/consola/catalogo/operaciones`)
      await tabTo(page, page.getByRole('button', { name: 'Nueva operación' }))
      await page.keyboard.press('Enter')
      await panel.getByRole('button', { name: 'Crear' }).press('Enter')
      await expect(panel.getByText('Campo requerido')).toBeVisible()
      await noBarriers(page)
      await panel.getByRole('textbox', { name: /Nombre/ }).fill('Cantera de Prueba')
      await page.keyboard.press('Enter')
      await expect(panel).toBeHidden()
      await expect.poll(async () => (await made())?.activa).toBe(true)
    })
    const operacionid = (await made())?.operacionid ?? ''
    const pagina = `${server.origin}/consola/catalogo/operaciones/${operacionid}`

    await test.step('vacía, dice que nadie participa y que no pide nada de más', async () => {
      await page.goto(pagina)
      await expect(page.getByRole('heading', { name: 'Cantera de Prueba' })).toBeVisible()
      await expect(page.getByText('Hoy no participa nadie')).toBeVisible()
      await expect(page.getByText('Nada: alcanza con lo que se les pide a todos.')).toBeVisible()
      await expect(page.getByText('Todavía no participa ningún transporte')).toBeVisible()
      await noBarriers(page)
    })

    await test.step('una lista con un CUIT mal escrito no pierde nada, y uno sin cuenta queda para corregir', async () => {
      const desconocido = '30-99900009-2'
      await tabTo(page, page.getByRole('button', { name: 'Sumar transportes' }))
      await page.keyboard.press('Enter')
      await expect(panel).toBeVisible()
      const lista = panel.getByRole('textbox', { name: /lista de CUIT/ })
      await panel.getByRole('button', { name: 'Sumar', exact: true }).press('Enter')
      await expect(panel.getByText('Elegí transportes de la lista o pegá sus CUIT.')).toBeVisible()
      await tabTo(page, lista)
      await page.keyboard.insertText(
        `${formatCuit(ficcion.cuit)}\tRuta 9 km 318\n30-99900001-8\n${desconocido}`,
      )
      await panel.getByRole('button', { name: 'Sumar 2', exact: true }).press('Enter')
      await expect(panel.getByText('30-99900001-8 no es un CUIT válido')).toBeVisible()
      await expect(lista).toHaveValue(/30-99900001-8/)
      await noBarriers(page)
      await lista.fill(`${formatCuit(ficcion.cuit)}\n${desconocido}`)
      await panel.getByRole('searchbox').fill('Logística')
      await page.keyboard.press('Enter')
      await tabTo(page, panel.getByRole('checkbox', { name: /Logística Imaginaria/ }))
      await page.keyboard.press('Space')
      await panel.getByRole('button', { name: 'Sumar 3', exact: true }).press('Enter')
      await expect(
        panel.getByText(`2 transportes participan de Cantera de Prueba desde el ${legible(hoy)}.`),
      ).toBeVisible()
      await expect(
        panel.getByText(`Nadie tiene este CUIT, que quedó en la lista: ${desconocido}.`),
      ).toBeVisible()
      await expect(lista).toHaveValue(desconocido)
      await noBarriers(page)
      await panel.getByRole('button', { name: 'Cerrar' }).last().press('Enter')
      await expect(panel).toBeHidden()
    })

    await test.step('quién puede entrar se lee de todos, con su barra', async () => {
      const now = async () => {
        const [found] = (await ask('DetailOperacion', { operacionid })).records
        if (!found) throw new Error('the operation is gone')
        return found
      }
      await expect
        .poll(async () => {
          const { sinMirar, transportes } = await now()
          return sinMirar === 0 && transportes.habilitados + transportes.porVencer + transportes.noHabilitados
        })
        .toBe(2)
      const { habilitados, porVencer, total } = (await now()).choferes
      await expect(page.getByText(`${habilitados + porVencer} de ${total} choferes`).first()).toBeVisible()
      await expect(page.getByRole('row', { name: /Ficción del Sur/ })).toBeVisible()
      await expect(page.getByRole('row', { name: /Logística Imaginaria/ })).toBeVisible()
    })

    await test.step('copiar de otra dice antes quién no podría entrar, y no guarda nada hasta que se confirma', async () => {
      await tabTo(page, page.getByRole('button', { name: 'Copiar de…' }))
      await page.keyboard.press('Enter')
      await panel.getByRole('combobox', { name: /De qué operación/ }).selectOption(otra.operacionid)
      await expect(panel.getByText(/^Desde hoy, .* no podrían? entrar a Cantera de Prueba\./)).toBeVisible()
      await noBarriers(page)
      expect((await ask('DetailOperacion', { operacionid })).records[0]?.exigencias).toEqual([])
      const cuantas = otra.exigencias.length
      await panel.getByRole('button', { name: `Pedir ${cuantas} más` }).press('Enter')
      await expect(panel).toBeHidden()
      const pide = page.getByRole('group', { name: 'Lo que pide de más' })
      await expect(pide.getByRole('listitem')).toHaveCount(cuantas)
      await noBarriers(page)
    })

    await test.step('lo que otra persona guardó mientras tanto se trae sin perder lo escrito', async () => {
      await tabTo(page, page.getByRole('button', { name: 'Editar' }))
      await page.keyboard.press('Enter')
      await panel.getByRole('textbox', { name: /Descripción/ }).fill('Áridos para la obra')
      await ask('SaveOperacion', { operacionid, values: { sede: 'Ruta de la Prueba 12' } })
      await panel.getByRole('button', { name: 'Guardar' }).press('Enter')
      await expect(panel.getByText(/^Otra persona guardó esta operación/)).toBeVisible()
      await noBarriers(page)
      await panel.getByRole('button', { name: 'Traer los cambios' }).press('Enter')
      await expect(panel.getByRole('textbox', { name: /Sede/ })).toHaveValue('Ruta de la Prueba 12')
      await expect(panel.getByRole('textbox', { name: /Descripción/ })).toHaveValue('Áridos para la obra')
      await panel.getByRole('textbox', { name: /Nombre/ }).fill(otra.nombre)
      await panel.getByRole('button', { name: 'Guardar' }).press('Enter')
      await expect(panel.getByText('Ya hay una operación con ese nombre', { exact: false })).toBeVisible()
      await panel.getByRole('textbox', { name: /Nombre/ }).fill('Cantera del Ensayo')
      await page.keyboard.press('Enter')
      await expect(panel).toBeHidden()
      await expect(page.getByRole('heading', { name: 'Cantera del Ensayo' })).toBeVisible()
      await expect(page.getByText('Áridos para la obra')).toBeVisible()
    })

    await test.step('en la cuenta se lee dónde trabaja, y ahí mismo termina y vuelve', async () => {
      await page.goto(`${server.origin}/consola/cuentas/${logistica.cuentaid}`)
      const suyas = page.getByRole('list', { name: 'Operaciones' })
      const una = suyas.getByRole('listitem').filter({ hasText: 'Cantera del Ensayo' })
      await expect(una).toContainText(`Desde el ${legible(hoy)}`)
      await expect(una).toContainText(/Pueden \d+ de \d+ choferes/)
      await noBarriers(page)
      await una.getByRole('button', { name: 'Terminar: Cantera del Ensayo' }).press('Enter')
      await expect(
        panel.getByRole('heading', { name: /deja de participar de Cantera del Ensayo/ }),
      ).toBeVisible()
      await panel.getByRole('textbox', { name: /Último día/ }).fill(legible(sumarDias(hoy, -5)))
      await page.keyboard.press('Enter')
      await expect(panel.getByText('Elegí un día desde ayer hasta dentro de un año.')).toBeVisible()
      await panel.getByRole('textbox', { name: /Último día/ }).fill(legible(sumarDias(hoy, -1)))
      await page.keyboard.press('Enter')
      await expect(una).toBeHidden()
      await page.getByRole('button', { name: 'Sumar a una operación' }).press('Enter')
      await panel.getByRole('combobox', { name: /Operación/ }).selectOption(operacionid)
      await noBarriers(page)
      // Somebody disables the account meanwhile.
      const estado = (value: (typeof estadoCuenta)['deshabilitado' | 'habilitado']) =>
        ask('SaveCuenta', {
          cuentaid: logistica.cuentaid,
          values: { estado: value, motivo: 'Baja de prueba' },
        })
      await estado(estadoCuenta.deshabilitado)
      await panel.getByRole('button', { name: 'Sumar a una operación' }).press('Enter')
      await expect(
        panel.getByText('La cuenta está deshabilitada: habilitala antes de sumarla.'),
      ).toBeVisible()
      await expect(una).toBeHidden()
      await estado(estadoCuenta.habilitado)
      await page.reload()
      await page.getByRole('button', { name: 'Sumar a una operación' }).press('Enter')
      await panel.getByRole('combobox', { name: /Operación/ }).selectOption(operacionid)
      await panel.getByRole('button', { name: 'Sumar a una operación' }).press('Enter')
      await expect(una).toBeVisible()
    })

    await test.step('un transporte termina un día, y se lee hasta cuándo', async () => {
      await page.goto(pagina)
      const row = page.getByRole('row', { name: /Ficción del Sur/ })
      await tabTo(page, row.getByRole('button', { name: /^Terminar/ }))
      await page.keyboard.press('Enter')
      await panel.getByRole('button', { name: 'Terminar la participación' }).press('Enter')
      await expect(panel).toBeHidden()
      await expect(row).toContainText(`hasta el ${legible(hoy)}`)
    })

    await test.step('cerrarla dice antes a quiénes toca, y sus transportes dejan de verla', async () => {
      await tabTo(page, page.getByRole('button', { name: 'Editar' }))
      await page.keyboard.press('Enter')
      await tabTo(page, panel.getByRole('switch', { name: 'Activa' }))
      await page.keyboard.press('Space')
      await expect(panel.getByText(/^Dejan de verla .*: 2 transportes, \d+ choferes/)).toBeVisible()
      await panel.getByRole('button', { name: 'Guardar' }).press('Enter')
      const segura = page.getByRole('alertdialog', { name: '¿Cerrar Cantera del Ensayo?' })
      await noBarriers(page)
      await segura.getByRole('button', { name: 'Cerrar la operación' }).press('Enter')
      await expect(page.getByText('La operación está cerrada', { exact: true }).first()).toBeVisible()
      await expect(page.getByRole('button', { name: 'Sumar transportes' })).toBeHidden()
      await noBarriers(page)
      const transporte = await browser.newContext()
      const theirs = askAsCarrier(transporte, server.origin)
      await theirs('login', { username: people.ana, password: demoPassword })
      const suyas = (await theirs('ListOperaciones', {})).records.map(({ nombre }) => nombre)
      expect(suyas).not.toContain('Cantera del Ensayo')
      await transporte.close()
    })

    await test.step('un revisor lee todo y no tiene qué apretar', async () => {
      const otro = await browser.newContext()
      const revisor = askAsProvider(otro, server.origin)
      await revisor('LoginOperador', { username: people.revisor, password: demoPassword })
      const suya = await otro.newPage()
      await suya.goto(`${server.origin}/consola/catalogo/operaciones/${otra.operacionid}`)
      await expect(suya.getByRole('heading', { name: 'Lo que pide de más' })).toBeVisible()
      await expect(suya.getByRole('row', { name: /Logística Imaginaria/ })).toBeVisible()
      for (const name of ['Copiar de…', 'Editar', 'Sumar transportes', /^Terminar/])
        await expect(suya.getByRole('button', { name })).toHaveCount(0)
      await suya.goto(`${server.origin}/consola/cuentas/${logistica.cuentaid}`)
      await expect(suya.getByRole('list', { name: 'Operaciones' })).toBeVisible()
      await expect(suya.getByRole('button', { name: 'Sumar a una operación' })).toHaveCount(0)
      await otro.close()
    })
  } finally {
    await server.stop()
  }
})

test('lo que no se pudo preguntar se dice, y no pasa por buena noticia', async ({ page, context }) => {
  test.setTimeout(180_000)
  const server = await startOwnServer({ DEMO: '1' })
  try {
    const ask = askAsProvider(context, server.origin)
    await ask('LoginOperador', { username: people.administrador, password: demoPassword })
    const [una] = (await ask('ListCatalogoOperaciones', {})).records
    const [cuenta] = (await ask('ListCuentas', { search: 'Logística Imaginaria' })).records
    const otra = (await ask('SaveOperacion', { operacionid: '0', values: { nombre: 'Sin nadie' } }))
      .records[0]
    const fails = (operation: string) => (body: string | null) => body?.includes(`"${operation}"`) ?? false
    const breakOff = (operation: string) =>
      page.route('**/api/**', (route) =>
        fails(operation)(route.request().postData()) ? route.abort() : route.fallback(),
      )

    await breakOff('ListParticipaciones')
    await page.goto(`${server.origin}/consola/cuentas/${cuenta?.cuentaid ?? ''}`)
    const tarjeta = page.getByRole('region', { name: 'Operaciones' })
    await expect(tarjeta.getByRole('button', { name: /Reintentar/ })).toBeVisible({ timeout: 30_000 })
    await page.unroute('**/api/**')

    await page.goto(`${server.origin}/consola/catalogo/operaciones/${otra?.operacionid ?? ''}`)
    await page.getByRole('button', { name: 'Copiar de…' }).click()
    await expect(page.getByRole('combobox', { name: /De qué operación/ })).toBeVisible()
    await breakOff('SaveOperacion')
    const donde = (await ask('ListCatalogoOperaciones', {})).records.find(
      ({ exigencias }) => exigencias.length > 0,
    )
    await page
      .getByRole('combobox', { name: /De qué operación/ })
      .selectOption(donde?.operacionid ?? una?.operacionid ?? '')
    await expect(page.getByText('No pudimos calcular quién dejaría de poder entrar.')).toBeVisible()
    await page.unroute('**/api/**')
    await page.getByRole('dialog').getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Sin nadie')
  } finally {
    await server.stop()
  }
})
