import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/app.ts'
import { signedIn, signedInOperador, type Carrier, type Operador } from '../testing/people.ts'
import { tellCambiosDeOperaciones } from './cambiosDeOperaciones.ts'

let app: TestApp
let administrador: Operador
beforeAll(async () => {
  app = await startApp()
  administrador = await signedInOperador(app, { rol: 'administrador' })
  // Whoever is asked for nothing is fit: what each test adds is all there is.
  await app.owner.updateTable('tipo_documento').set({ critico: false }).execute()
})
afterAll(() => app.stop())

const errors: unknown[] = []
const log = { info: () => {}, warn: () => {}, error: (error: unknown) => void errors.push(error) }
const run = (dia?: string) =>
  tellCambiosDeOperaciones({ db: app.owner, baseUrl: 'http://portal.test', log }, dia)
/** Nobody has changed anything for a while. */
const calm = () => sql`update cambio_operacion set hecho = now() - interval '1 hour'`.execute(app.owner)

const hoy = hoyEnBuenosAires()
const dia = sumarDias(hoy, 30)
const legible = dia.split('-').reverse().join('/')

/** A titular with choferes. */
async function withChoferes(...apellidos: string[]) {
  const titular = await signedIn(app)
  const choferes: string[] = []
  for (const apellido of apellidos) {
    const made = await app.make.chofer({ cuenta_id: titular.cuentaId, apellido, nombre: 'Ana' })
    choferes.push(made.choferid)
  }
  return { titular, choferes }
}

let made = 0
const makeTipo = () =>
  app.make.tipo({
    nombre: `Inducción ${++made}`,
    docrectipo_recurso: 'chofer',
    alcance: 'por operación',
    critico: true,
  })

const makeOperacion = async (titulares: readonly Carrier[]) => {
  const nombre = `Planta ${++made}`
  const { records } = await administrador.call('SaveOperacion', { operacionid: '0', values: { nombre } })
  const operacionid = records[0]?.operacionid ?? ''
  await administrador.call('SaveCuentasOperacion', {
    operacionid,
    cuentas: titulares.map(({ cuentaId }) => cuentaId),
  })
  return { operacionid, nombre }
}

/** Each from a day of its own on. */
const askEach = (
  operacionid: string,
  asked: readonly (readonly [tipo: { tipodocumentoid: string }, desde: string | null])[],
) =>
  administrador.call('SaveOperacion', {
    operacionid,
    values: {
      exigencias: asked.map(([{ tipodocumentoid }, vigente_desde]) => ({
        tipodocumentoid,
        obligatorio: true,
        critico: true,
        vigente_desde,
        vigente_hasta: null,
        fuente: '',
      })),
    },
  })

const ask = (
  operacionid: string,
  tipos: readonly { tipodocumentoid: string }[],
  desde: string | null = null,
) =>
  askEach(
    operacionid,
    tipos.map((tipo) => [tipo, desde]),
  )

const letters = async ({ email }: Carrier) =>
  (await app.mailbox(email)).filter(({ plantilla }) => plantilla === 'cambioDeOperacion')

describe('a titular whose choferes may no longer go to an operacion', () => {
  test('hears of it once it is calm, once: who, since when and for which paper', async () => {
    const { titular } = await withChoferes('Zárate', 'Abal')
    const { titular: outsider } = await withChoferes('Sosa')
    const { titular: complete, choferes } = await withChoferes('Ríos')
    const tipo = await makeTipo()
    await app.make.documento({
      cuenta_id: complete.cuentaId,
      recursoid: choferes[0] ?? '',
      tipodocumentoid: tipo.tipodocumentoid,
      estado: 'aprobado',
    })
    const { operacionid, nombre } = await makeOperacion([titular, complete])
    await ask(operacionid, [tipo])

    await run()
    expect(await letters(titular)).toEqual([])
    await calm()
    await Promise.all([run(), run()])
    await run()

    const [letter, ...others] = await letters(titular)
    expect(others).toEqual([])
    expect(letter?.asunto).toBe(`${nombre} pide más: 2 choferes sin poder ir desde hoy`)
    expect(letter?.texto).toContain(`ahí hace falta ${tipo.nombre}`)
    expect(letter?.texto).toContain('Chofer: Abal, Ana\nChofer: Zárate, Ana')
    expect(letter?.texto).toContain(`http://portal.test/app/choferes?operacionid=${operacionid}`)
    expect(await letters(outsider)).toEqual([])
    expect(await letters(complete)).toEqual([])
  })

  test('hears once of changes that follow each other, and nothing of what was undone meanwhile', async () => {
    const { titular } = await withChoferes('Ríos')
    const { titular: other } = await withChoferes('Sosa')
    const [one, two, undone] = [await makeTipo(), await makeTipo(), await makeTipo()]
    const { operacionid, nombre } = await makeOperacion([titular])
    await ask(operacionid, [undone])
    await ask(operacionid, [one])
    await ask(operacionid, [one, two])
    const back = await makeOperacion([other])
    await ask(back.operacionid, [one])
    await ask(back.operacionid, [])
    await calm()
    await run()
    const [letter, ...others] = await letters(titular)
    expect(others).toEqual([])
    expect(letter?.asunto).toBe(`${nombre} pide más: 1 chofer sin poder ir desde hoy`)
    expect(letter?.texto).toContain(`${one.nombre} e ${two.nombre}`)
    expect(letter?.texto).not.toContain(undone.nombre)
    expect(await letters(other)).toEqual([])

    // What is changed once it was told is another change.
    await ask(operacionid, [one, two, undone])
    await calm()
    await run()
    expect(await letters(titular)).toHaveLength(1)
  })

  test('hears of a day to come before it', async () => {
    const { titular, choferes } = await withChoferes('Ríos')
    const tipo = await makeTipo()
    const { operacionid, nombre } = await makeOperacion([titular])
    await ask(operacionid, [tipo], dia)
    await calm()
    await run()
    const [letter] = await letters(titular)
    expect(letter?.asunto).toBe(`${nombre} pide más: 1 chofer sin poder ir desde el ${legible}`)
    expect(letter?.texto).toContain(`http://portal.test/app/choferes/${choferes[0] ?? ''}/detalle`)
  })

  test('hears of each day on which somebody falls, in one letter', async () => {
    const { titular, choferes } = await withChoferes('Abal', 'Ríos')
    const [ya, luego, deNadie] = [await makeTipo(), await makeTipo(), await makeTipo()]
    await app.owner
      .updateTable('tipo_documento')
      .set({ docrectipo_recurso: 'dominio' })
      .where('tipodocumentoid', '=', deNadie.tipodocumentoid)
      .execute()
    await app.make.documento({
      cuenta_id: titular.cuentaId,
      recursoid: choferes[0] ?? '',
      tipodocumentoid: ya.tipodocumentoid,
      estado: 'aprobado',
    })
    const { operacionid, nombre } = await makeOperacion([titular])
    await askEach(operacionid, [
      [ya, null],
      [luego, dia],
    ])
    await calm()
    await run()
    const [letter, ...others] = await letters(titular)
    expect(others).toEqual([])
    expect(letter?.asunto).toBe(`${nombre} pide más: 2 choferes sin poder ir desde hoy y el ${legible}`)
    expect(letter?.texto).toContain(`${ya.nombre} e ${luego.nombre}`)
    expect(letter?.texto).toContain(`Chofer: Ríos, Ana · desde hoy\nChofer: Abal, Ana · desde el ${legible}`)

    // What touches nobody from today on hides nothing of what does later.
    const { titular: other } = await withChoferes('Sosa')
    const later = await makeOperacion([other])
    await askEach(later.operacionid, [
      [deNadie, null],
      [luego, dia],
    ])
    await calm()
    await run()
    expect((await letters(other))[0]?.asunto).toBe(
      `${later.nombre} pide más: 1 chofer sin poder ir desde el ${legible}`,
    )
  })

  test('hears of one that is opened all that it asks, also what was changed while it was closed', async () => {
    const { titular } = await withChoferes('Abal')
    const { titular: suspended } = await withChoferes('Ríos')
    const [antes, cerrada] = [await makeTipo(), await makeTipo()]
    const { operacionid } = await makeOperacion([titular, suspended])
    await app.owner
      .updateTable('cuenta')
      .set({ estado: 4 })
      .where('cuenta_id', '=', suspended.cuentaId)
      .execute()
    const activa = (activa: boolean) =>
      administrador.call('SaveOperacion', { operacionid, values: { activa } })
    await ask(operacionid, [antes])
    await activa(false)
    await ask(operacionid, [antes, cerrada])
    await calm()
    await run()
    expect(await letters(titular)).toEqual([])

    await activa(true)
    await run()
    expect(await letters(titular)).toEqual([])
    await calm()
    await run()
    for (const each of [titular, suspended]) {
      const [letter, ...others] = await letters(each)
      expect(others).toEqual([])
      expect(letter?.texto).toContain(`${antes.nombre} e ${cerrada.nombre}`)
    }
  })

  test('hears nothing of one that is closed, nor while nobody of the account may sign in, nor of what lifts it', async () => {
    const { titular } = await withChoferes('Ríos')
    const { titular: disabled } = await withChoferes('Sosa')
    const { titular: lifted, choferes } = await withChoferes('Toledo')
    const tipo = await makeTipo()
    const closed = await makeOperacion([titular])
    await ask(closed.operacionid, [tipo])
    await administrador.call('SaveOperacion', { operacionid: closed.operacionid, values: { activa: false } })
    const { operacionid } = await makeOperacion([disabled, lifted])
    await app.owner
      .updateTable('cuenta')
      .set({ estado: 2 })
      .where('cuenta_id', '=', disabled.cuentaId)
      .execute()
    await ask(operacionid, [tipo])
    await administrador.call('SaveExcepcion', {
      recursoid: choferes[0] ?? '',
      tipodocumentoid: tipo.tipodocumentoid,
      operacionid,
      hasta: sumarDias(hoy, 9),
      motivo: 'Turno dado',
    })
    await calm()
    await run()
    for (const each of [titular, disabled, lifted]) expect(await letters(each)).toEqual([])
  })

  test('hears nothing of an operacion that asks for less, and one that was never changed asks nothing of the job', async () => {
    const { titular } = await withChoferes('Ríos')
    const tipo = await makeTipo()
    const { operacionid } = await makeOperacion([titular])
    await ask(operacionid, [tipo])
    await calm()
    await run()
    expect(await letters(titular)).toHaveLength(1)
    await ask(operacionid, [])
    await calm()
    await run()
    expect(await letters(titular)).toHaveLength(1)
    const { rows } = await sql`select from cambio_operacion where anunciado is null`.execute(app.owner)
    expect(rows).toEqual([])
  })
})

test('nothing of all this went wrong', () => {
  expect(errors).toEqual([])
})
