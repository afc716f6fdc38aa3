import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import {
  gateDoor,
  type GateInput,
  type GateOperation,
  type GateResult,
  type PasoDicho,
} from '@portal/contract/porteria.ts'
import { askAsProvider } from './ask.ts'
import { barriers, overflow } from './barriers.ts'
import { tabTo } from './keyboard.ts'
import { startOwnServer } from './ownServer.ts'
import { demoPassword, expect, people, test } from './portal.ts'

/** Gates from the console: made, a device taken by its code, a guard, what passed and is to be looked at, and a device that is lost. */

/** What the app on a device says, at its own door. */
const device =
  (request: APIRequestContext, origin: string, token?: string) =>
  async <Name extends GateOperation>(
    mode: Name,
    input: GateInput<Name>,
  ): Promise<{ success: boolean; result: GateResult<Name> }> => {
    const answer = await request.post(`${origin}${gateDoor.url}`, {
      headers: { origin, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      data: { _operation: gateDoor.operation, mode, ...input },
    })
    return (await answer.json()) as { success: boolean; result: GateResult<Name> } // the door holds its answers to the contract
  }

test('una puerta se arma, un dispositivo se suma con su código, y lo que pasa se ve y se mira', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000)
  const server = await startOwnServer({ DEMO: '1' })
  try {
    const { origin } = server
    const provider = askAsProvider(context, origin)
    await provider('LoginOperador', { username: people.administrador, password: demoPassword })
    const cuentas = await provider('ListCuentas', { search: 'Ficción' })
    const cuentaid = cuentas.records[0]?.cuentaid ?? ''
    const recursos = await provider('ListRecursosCuenta', { cuentaid, tiporecurso: 'chofer', pagesize: 1 })
    const chofer = recursos.records[0]
    if (!chofer) throw new Error('la demostración no tiene choferes')
    const { records: ficha } = await provider('DetailRecursoCuenta', {
      cuentaid,
      recursoid: chofer.recursoid,
    })
    const documento = JSON.stringify(ficha).match(/"(\d{7,8})"/)?.[1] ?? ''

    // The demonstration has gates of its own.
    const week = { desde: sumarDias(hoyEnBuenosAires(), -6), hasta: hoyEnBuenosAires() }
    const mes = hoyEnBuenosAires().slice(0, 7)
    const [before, expuesto] = [await provider('SummarizePasos', week), await provider('Exposicion', { mes })]

    await test.step('una puerta nueva dice qué le falta y guarda a quién avisar', async () => {
      await page.goto(`${origin}/consola/porteria/puertas`)
      await page.getByRole('button', { name: 'Nueva puerta' }).first().press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Nueva puerta' })
      await dialog.getByLabel('Nombre').first().fill('Garita de la prueba')
      await dialog.getByRole('button', { name: 'Crear la puerta' }).press('Enter')
      await expect(dialog.getByText('Campo requerido')).toBeVisible()
      await expect(dialog.getByLabel('Nombre').first()).toHaveValue('Garita de la prueba')
      await dialog.getByLabel('Sede').fill('Planta de la prueba')
      await tabTo(page, dialog.getByRole('button', { name: 'Agregar a alguien' }))
      await page.keyboard.press('Enter')
      const person = dialog.getByRole('group', { name: 'Autoriza 1' })
      await person.getByLabel('Nombre').fill('Julio Puente')
      await person.getByLabel('Email').fill('julio@')
      await dialog.getByRole('button', { name: 'Crear la puerta' }).press('Enter')
      await expect(person.getByText('Formato de email inválido')).toBeVisible()
      await person.getByLabel('Email').fill('julio@proveedor.example')
      expect(await barriers(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Crear la puerta' }).press('Enter')
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('region', { name: 'Garita de la prueba' })).toContainText(
        'Todavía no tiene dispositivos.',
      )
    })

    let token = ''
    await test.step('su código lo toma un dispositivo, y la pantalla lo dice sola', async () => {
      const enrol = page.getByRole('complementary', { name: 'Sumar un dispositivo' })
      await enrol.getByRole('button', { name: 'Crear un código' }).press('Enter')
      const code = enrol.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
      await expect(code).toBeVisible()
      expect(await barriers(page)).toEqual([])
      const { success, result } = await device(context.request, origin)('EnrolarDispositivo', {
        codigo: await code.innerText(),
        nombre: 'Celular de la garita',
        version: '1.0.0',
      })
      expect(success).toBe(true)
      token = result.token
      await expect(enrol.getByText('Se sumó «Celular de la garita».')).toBeVisible({ timeout: 15_000 })
      await expect(page.getByRole('region', { name: 'Garita de la prueba' })).toContainText('Sin lista')
    })

    await test.step('un guardia no puede tener un PIN que se adivina', async () => {
      await page.getByRole('link', { name: /^Guardias/ }).press('Enter')
      await page.getByRole('button', { name: 'Nuevo guardia' }).first().press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Nuevo guardia' })
      await dialog.getByLabel('Nombre y apellido').fill('Rita Medina')
      await dialog.getByLabel('PIN').fill('1234')
      await dialog.getByRole('checkbox', { name: /Garita de la prueba/ }).check()
      await dialog.getByRole('button', { name: 'Crear el guardia' }).press('Enter')
      await expect(dialog.getByText(/Ese PIN se adivina/)).toBeVisible()
      await dialog.getByLabel('PIN').fill('4071')
      expect(await barriers(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Crear el guardia' }).press('Enter')
      await expect(dialog).toHaveCount(0)
      await expect(page.getByText('Rita Medina', { exact: true })).toBeVisible()
    })

    await test.step('lo que pasa se ve, con lo que hay que mirar', async () => {
      const { records } = await provider('ListGuardias', {})
      const guardiaid = records.find(({ nombre }) => nombre === 'Rita Medina')?.guardiaid ?? ''
      const call = device(context.request, origin, token)
      const turnoid = randomUUID()
      expect((await call('EmpezarTurno', { guardiaid, pin: '4071', turnoid })).success).toBe(true)
      const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
      const paso = (minutes: number, values: Partial<PasoDicho>): PasoDicho => ({
        pasoid: randomUUID(),
        turnoid,
        sentido: 'entra',
        momento: minutesAgo(minutes),
        reloj: minutesAgo(minutes),
        pase: null,
        partes: [],
        esperadas: [],
        visita: null,
        respuesta: 'puede',
        motivos: [],
        edad: 840,
        igual: null,
        tecleado: [],
        sin_senal: false,
        ...values,
      })
      const { result } = await call('Sincronizar', {
        version: '1.0.0',
        tiene: { juicios: null, unidades: null, fichas: null },
        turnos: [],
        pasos: [
          paso(9, { partes: [{ lugar: 'chofer1', texto: documento }] }),
          paso(7, {
            partes: [{ lugar: 'tractor', texto: 'ZX208NP' }],
            respuesta: 'no',
            motivos: ['VTV de ZX208NP vencida hace 9 días'],
            igual: { autoriza: 'Julio Puente', motivo: 'Viene a descargar y se va' },
          }),
          paso(5, {
            sentido: 'no entra',
            partes: [{ lugar: 'tractor', texto: 'ZY602AA' }],
            respuesta: 'no coincide',
            tecleado: ['2AH'],
          }),
          paso(3, {
            respuesta: 'visita',
            visita: {
              nombre: 'Quiroga, Nadia',
              documento: '28555123',
              a_quien: 'C. Sosa',
              empresa: 'Aceros',
            },
          }),
        ],
      })
      expect(result.rechazados).toEqual([])
      await page.getByRole('link', { name: 'Pasos', exact: true }).press('Enter')
      const aMirar = before.aMirar + 2
      await expect(page.getByText(`${aMirar} pasos de los últimos siete días son para mirar.`)).toBeVisible()
      await expect(page.getByText('Entró igual: «Viene a descargar y se va»')).toBeVisible()
      await expect(
        page.getByText('Lo autorizó Julio Puente · VTV de ZX208NP vencida hace 9 días'),
      ).toBeVisible()
      expect(await barriers(page)).toEqual([])
      await page.getByRole('link', { name: `Mirar los ${aMirar}` }).press('Enter')
      await expect(page.getByText('Quiroga, Nadia')).toHaveCount(0)
      await expect(page.getByText('La patente no era la del pase').first()).toBeVisible()
      await page
        .getByRole('button', { name: /^Ver: No se sabe/ })
        .first()
        .press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText('Rita Medina, en Celular de la garita')).toBeVisible()
      expect(await barriers(page)).toEqual([])
      await page.keyboard.press('Escape')
    })

    await test.step('quién está adentro se lista, y los pasos se bajan', async () => {
      await page.getByRole('button', { name: 'Quién está adentro' }).press('Enter')
      const dialog = page.getByRole('dialog', { name: `Hay ${before.adentro + 3} personas adentro` })
      await expect(dialog.getByRole('row', { name: /Quiroga, Nadia/ })).toContainText('visita')
      expect(await barriers(page)).toEqual([])
      await page.keyboard.press('Escape')
      const downloaded = page.waitForEvent('download')
      await page.getByRole('button', { name: /^Exportar/ }).press('Enter')
      expect((await downloaded).suggestedFilename()).toMatch(/^pasos-.*\.xlsx$/)
    })

    await test.step('la exposición cuenta la entrada de quien no tenía todo ese día', async () => {
      await page.getByRole('link', { name: 'Exposición' }).press('Enter')
      await expect(page.getByText(`de ${expuesto.entradas + 1} entradas de`)).toBeVisible()
      expect(await barriers(page)).toEqual([])
      expect((await provider('Exposicion', { mes })).entradas).toBe(expuesto.entradas + 1)
    })

    await test.step('un dispositivo perdido se revoca y no abre más', async () => {
      await page.getByRole('link', { name: /^Puertas/ }).press('Enter')
      await page.getByRole('button', { name: 'Revocar: Celular de la garita' }).press('Enter')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Revocar' }).press('Enter')
      // And the one of the demonstration.
      await expect(page.getByText(/^Revocado por/)).toHaveCount(2)
      const { success } = await device(
        context.request,
        origin,
        token,
      )('VerEnPuerta', {
        partes: [{ lugar: 'tractor', texto: 'ZX208NP' }],
      })
      expect(success).toBe(false)
    })

    await test.step('todo entra en un celular, en claro y en oscuro', async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        for (const path of ['', '/puertas', '/guardias', '/exposicion']) {
          await page.goto(`${origin}/consola/porteria${path}?desde=${sumarDias(hoyEnBuenosAires(), -6)}`)
          await expect(page.getByRole('navigation', { name: 'Partes de Portería' })).toBeVisible()
          expect(await overflow(page)).toBeLessThanOrEqual(0)
          expect(await barriers(page)).toEqual([])
        }
      }
    })
  } finally {
    await server.stop()
  }
})
