import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { sumarDias } from '@portal/contract/calendario.ts'
import { startApp, type TestApp } from '../testing/app.ts'
import { signedIn, type Carrier } from '../testing/people.ts'
import { sendAvisos } from './avisos.ts'

let app: TestApp
let tipodocumentoid: string
let tipo: string
beforeAll(async () => {
  app = await startApp()
  const made = await app.make.tipo({ nombre: 'Carnet', aviso_dias: [30, 7, 1] })
  ;({ tipodocumentoid, nombre: tipo } = made)
})
afterAll(() => app.stop())

const errors: unknown[] = []
const log = {
  info: () => {},
  warn: () => {},
  error: (error: unknown) => void errors.push(error),
}
const send = (dia: string) => sendAvisos({ db: app.owner, baseUrl: 'http://portal.test', log }, dia)

const end = '2028-02-29'

/** A titular, and a chofer with one approved document that ends on `end`. */
async function withDocumento({
  chofer = {},
  documento = {},
  estado = estadoCuenta.habilitado,
}: {
  chofer?: Parameters<TestApp['make']['chofer']>[0]
  documento?: Parameters<TestApp['make']['documento']>[0]
  estado?: 1 | 2 | 4
} = {}) {
  const titular = await signedIn(app, { estado })
  const cuenta_id = titular.cuentaId
  const { choferid } = await app.make.chofer({ cuenta_id, nombre: 'Ana', apellido: 'Ríos', ...chofer })
  const made = await app.make.documento({
    cuenta_id,
    recursoid: choferid,
    tipodocumentoid,
    estado: 'aprobado',
    fecha_vencimiento: end,
    ...documento,
  })
  return { titular, documento: made }
}

const letters = async ({ email }: Carrier) =>
  (await app.mailbox(email)).filter(({ plantilla }) => plantilla === 'avisoDeVencimientos')

describe('a titular', () => {
  test('hears of a document once at each of its type’s days, and once that it ended', async () => {
    const { titular } = await withDocumento()
    const heard: string[] = []
    let before = 0
    for (let dia = sumarDias(end, -35); dia <= sumarDias(end, 10); dia = sumarDias(dia, 1)) {
      await send(dia)
      await send(dia)
      const now = await letters(titular)
      if (now.length > before)
        heard.push(`${dia}: ${/Ven(ce|ció).*/.exec(now.at(-1)?.texto ?? '')?.[0] ?? ''}`)
      before = now.length
    }
    expect(before).toBe(4)
    expect(heard).toEqual([
      `2028-01-30: Vence en 30 días, el 29/02/2028: ${tipo} de Ríos, Ana`,
      `2028-02-22: Vence en 7 días, el 29/02/2028: ${tipo} de Ríos, Ana`,
      `2028-02-28: Vence mañana, 29/02/2028: ${tipo} de Ríos, Ana`,
      `2028-03-01: Venció el 29/02/2028: ${tipo} de Ríos, Ana`,
    ])
  })

  test('hears once, and only of what is due now, after days without digests', async () => {
    const { titular } = await withDocumento()
    await send(sumarDias(end, -5))
    await send(sumarDias(end, -4))
    expect((await letters(titular)).map(({ texto }) => /Vence en 5 días/.test(texto))).toEqual([true])
  })

  test('gets one letter a day for all that is due, the soonest first', async () => {
    const { titular, documento } = await withDocumento()
    const { cuenta_id } = documento
    const { dominioid } = await app.make.dominio({ cuenta_id, dominio: 'AB123CD', nombre: 'El nuevo' })
    const poliza = await app.make.tipo({ nombre: 'Póliza', docrectipo_recurso: 'dominio' })
    await app.make.documento({
      cuenta_id,
      recursoid: dominioid,
      tipodocumentoid: poliza.tipodocumentoid,
      estado: 'aprobado',
      fecha_vencimiento: sumarDias(end, -8),
    })

    await send(sumarDias(end, -7))

    const [letter, ...others] = await letters(titular)
    expect(others).toEqual([])
    expect(letter?.asunto).toMatch(/^Documentos de .*: 1 vencido y 1 por vencer$/)
    expect(letter?.texto).toContain(
      `Venció el 21/02/2028: Póliza de AB123CD\nVence en 7 días, el 29/02/2028: ${tipo} de Ríos, Ana`,
    )
  })

  test('has it in one letter though something was approved after it, and the rest the day after', async () => {
    const { titular, documento } = await withDocumento()
    const dia = sumarDias(end, -7)
    await send(dia)
    const { cuenta_id, recursoid } = documento
    const other = await app.make.tipo({ nombre: 'Otro', aviso_dias: [30] })
    await app.make.documento({
      cuenta_id,
      recursoid,
      tipodocumentoid: other.tipodocumentoid,
      estado: 'aprobado',
      fecha_vencimiento: end,
    })
    await send(dia)
    expect(await letters(titular)).toHaveLength(1)
    await send(sumarDias(dia, 1))
    expect((await letters(titular)).at(-1)?.texto).toMatch(/Otro de Ríos, Ana/)
  })
})

describe('nobody hears of', () => {
  test.each<[string, Parameters<typeof withDocumento>[0]]>([
    ['a chofer on leave', { chofer: { estado_cuenta: 'BAJA' } }],
    ['a blocked chofer', { chofer: { estado_cuenta: 'BLOQUEADO' } }],
    ['a blocked document', { documento: { bloqueado: true } }],
    ['a document in review', { documento: { estado: 'en revision' } }],
    ['a rejected document', { documento: { estado: 'rechazado' } }],
    ['a document without a date', { documento: { fecha_vencimiento: null } }],
    ['a document that ends later', { documento: { fecha_vencimiento: sumarDias(end, 31) } }],
    ['a disabled account’s document', { estado: estadoCuenta.deshabilitado }],
  ])('%s', async (_, what) => {
    const { titular } = await withDocumento(what)
    await send(end)
    expect(await letters(titular)).toEqual([])
  })

  test('what was presented again and waits, until that is rejected', async () => {
    const { titular, documento } = await withDocumento()
    const { cuenta_id, recursoid } = documento
    const renewal = await app.make.documento({ cuenta_id, recursoid, tipodocumentoid })
    await send(sumarDias(end, -7))
    expect(await letters(titular)).toEqual([])

    await app.owner
      .updateTable('documento')
      .set({ estado: 'rechazado', decidido: sql`now()` })
      .where('documentoid', '=', renewal.documentoid)
      .execute()
    await send(sumarDias(end, -6))
    expect(await letters(titular)).toHaveLength(1)
  })

  test('a requirement that the law has ended', async () => {
    const ended = await app.make.tipo({ vigente_hasta: sumarDias(end, -60) })
    const { titular } = await withDocumento({ documento: { tipodocumentoid: ended.tipodocumentoid } })
    await send(end)
    expect(await letters(titular)).toEqual([])
  })
})

test('the letter tells who asks for a paper that only operaciones ask for, and of none that everybody is asked for', async () => {
  const induccion = await app.make.tipo({ nombre: 'Inducción', alcance: 'por operación', aviso_dias: [7] })
  const { titular, documento } = await withDocumento()
  const { cuenta_id, recursoid } = documento
  const goesTo = async (nombre: string, ...tipos: string[]) => {
    const { operacionid } = await app.owner
      .insertInto('operacion')
      .values({ nombre })
      .returning('operacionid')
      .executeTakeFirstOrThrow()
    await app.owner
      .insertInto('exigencia')
      .values(tipos.map((each) => ({ operacionid, tipodocumentoid: each, obligatorio: true, critico: true })))
      .execute()
    await app.owner
      .insertInto('cuenta_operacion')
      .values({ cuenta_id, operacionid, desde: sumarDias(end, -100) })
      .execute()
  }
  // The type of the other paper is asked for everywhere, and more strictly there.
  await goesTo('Puerto Sur', induccion.tipodocumentoid, tipodocumentoid)
  await app.make.documento({
    cuenta_id,
    recursoid,
    tipodocumentoid: induccion.tipodocumentoid,
    estado: 'aprobado',
    fecha_vencimiento: end,
  })

  await send(sumarDias(end, -7))
  await goesTo('Planta Norte', induccion.tipodocumentoid)
  await app.owner
    .updateTable('contacto')
    .set({ idioma: 'de' })
    .where('contactid', '=', titular.contactid)
    .execute()
  await send(sumarDias(end, 1))

  const texts = (await letters(titular)).map(({ texto }) => texto)
  expect(texts).toHaveLength(2)
  expect(texts[0]).toContain(`29/02/2028: ${induccion.nombre} de Ríos, Ana (lo pide Puerto Sur)\n`)
  expect(texts[0]).toMatch(new RegExp(`29/02/2028: ${tipo} de Ríos, Ana$`, 'm'))
  expect(texts[1]).toContain(`${induccion.nombre} von Ríos, Ana (verlangt von Planta Norte und Puerto Sur)\n`)
})

test('the letter tells of pedidos that nobody answered, and leads to those', async () => {
  const { titular } = await withDocumento()
  const { choferid } = await app.make.chofer({ cuenta_id: titular.cuentaId })
  const { pedidoid } = await app.owner
    .insertInto('pedido')
    .values({ cuenta_id: titular.cuentaId, destinatario: 'Ana', vence: end, creado_por: titular.contactid })
    .returning('pedidoid')
    .executeTakeFirstOrThrow()
  await app.owner
    .insertInto('pedido_casilla')
    .values({ cuenta_id: titular.cuentaId, pedidoid, posicion: 1, recursoid: choferid, tipodocumentoid })
    .execute()
  await send(sumarDias(end, -5))
  const [letter] = await letters(titular)
  expect(letter?.texto).toContain(
    '1 pedido sin respuesta: http://portal.test/app/pages/documentos/pedidos?respuesta=nada',
  )
})

test('the letter goes to the titulares who can sign in, each by name, and to nobody else', async () => {
  const { titular } = await withDocumento({ estado: estadoCuenta.suspendido })
  const cuentaId = titular.cuentaId
  const second = await signedIn(app, { cuentaId })
  const colaborador = await signedIn(app, { cuentaId, rol: 'colaborador' })
  const gone = await signedIn(app, { cuentaId })
  await app.owner
    .updateTable('contacto')
    .set({ activo: false })
    .where('contactid', '=', gone.contactid)
    .execute()

  await send(end)

  for (const [person, count] of [
    [titular, 1],
    [second, 1],
    [colaborador, 0],
    [gone, 0],
  ] as const)
    expect(await letters(person)).toHaveLength(count)
})

test('two nodes that send at once write one letter', async () => {
  const { titular } = await withDocumento()
  await Promise.all([send(end), send(end)])
  expect(await letters(titular)).toHaveLength(1)
})

test('an account that can’t be written to is counted and told to the log, and keeps nobody from theirs', async () => {
  const [broken, good] = [await withDocumento(), await withDocumento()]
  await sql`create function fallar() returns trigger language plpgsql as $$ begin raise exception 'roto'; end $$`.execute(
    app.owner,
  )
  await sql
    .raw(
      `create trigger fallar before insert on aviso for each row when (new.cuenta_id = '${broken.titular.cuentaId}') execute function fallar()`,
    )
    .execute(app.owner)

  expect(await send(end)).toMatchObject({ fallidos: 1 })
  expect(errors).toMatchObject([{ cuenta_id: broken.titular.cuentaId }])
  expect(await letters(broken.titular)).toEqual([])
  expect(await letters(good.titular)).toHaveLength(1)

  await sql`drop trigger fallar on aviso`.execute(app.owner)
  await send(sumarDias(end, 1))
  expect(await letters(broken.titular)).toHaveLength(1)
})

describe('the warning that is due', () => {
  test.each([
    ['none before the first day', '2028-03-31', null],
    ['the first on its day', '2028-03-30', 30],
    ['the last that has come', '2028-03-10', 15],
    ['on the eve', '2028-03-01', 1],
    ['the same on the day itself', '2028-02-29', 1],
    ['that it ended, the day after', '2028-02-28', -1],
    ['that it ended, long after', '2020-01-31', -1],
  ])('is %s', async (_, vencimiento, dias) => {
    const { rows } = await sql`
      select aviso_que_toca(${vencimiento}::date, '{1,30,7,15}', '2028-02-29'::date) as dias`.execute(
      app.owner,
    )
    expect(rows).toEqual([{ dias }])
  })

  test('of a type without days is that it ended', async () => {
    const { rows } = await sql`
      select aviso_que_toca('2028-03-01', '{}', '2028-02-29') as antes, aviso_que_toca('2028-02-28', '{}', '2028-02-29') as despues`.execute(
      app.owner,
    )
    expect(rows).toEqual([{ antes: null, despues: -1 }])
  })
})
