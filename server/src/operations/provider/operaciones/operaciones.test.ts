import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import type { Request } from '@portal/contract'
import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, signedInOperador, type Carrier, type Operador } from '../../../testing/people.ts'

/** The provider's side: what an operacion asks for, how those who take part in it stand, and who falls by a change before it is saved. */

let app: TestApp
let carrier: Carrier
let administrador: Operador
let revisor: Operador
let general: string
let opcional: string
let soloAhi: string
let choferid: string

const hoy = hoyEnBuenosAires()
const ayer = sumarDias(hoy, -1)

const tipo = async (
  nombre: string,
  { aparte, ...rest }: { obligatorio: boolean; critico: boolean; aparte?: true },
) => {
  const { records } = await administrador.call('SaveTipoDocumento', {
    tipodocumentoid: '0',
    values: {
      nombre,
      docrectipo_recurso: nombre === 'Para todos y crítico' ? 'dominio' : 'chofer',
      vigencia: 'sin vencimiento',
      origen: 'contractual',
      alcance: aparte ? 'por operación' : 'general',
      ...rest,
    },
  })
  return records[0]?.tipodocumentoid ?? expect.fail('nothing was saved')
}

const exigencia = (
  tipodocumentoid: string,
  more: { desde?: string; hasta?: string; critico?: boolean; optativo?: true } = {},
) => ({
  tipodocumentoid,
  obligatorio: more.optativo !== true,
  critico: more.critico ?? true,
  vigente_desde: more.desde ?? null,
  vigente_hasta: more.hasta ?? null,
  fuente: 'Manual de planta',
})

const create = async (nombre: string, exigencias: ReturnType<typeof exigencia>[] = []) => {
  const { records } = await administrador.call('SaveOperacion', {
    operacionid: '0',
    values: { nombre, exigencias },
  })
  return records[0] ?? expect.fail('nothing was saved')
}

const detail = async (operacionid: string) =>
  (await revisor.call('DetailOperacion', { operacionid })).records[0] ?? expect.fail('no such operation')

const participaciones = async (operacionid: string) =>
  (await revisor.call('ListParticipaciones', { operacionid })).records

beforeAll(async () => {
  app = await startApp()
  carrier = await signedIn(app)
  administrador = await signedInOperador(app, { rol: 'administrador' })
  revisor = await signedInOperador(app)
  // Nothing else keeps a chofer from going anywhere.
  await sql`update tipo_documento set critico = false`.execute(app.owner)
  general = await tipo('Para todos y crítico', { obligatorio: true, critico: true })
  opcional = await tipo('Para todos, si lo tienen', { obligatorio: false, critico: false })
  soloAhi = await tipo('Solo donde se pide', { obligatorio: true, critico: true, aparte: true })
  ;({ choferid } = await app.make.chofer({ cuenta_id: carrier.cuentaId }))
})
afterAll(() => app.stop())

test('one is opened, read by a revisor, changed in part and closed', async () => {
  const made = await create('Planta Oeste', [exigencia(soloAhi)])
  expect(made).toMatchObject({ nombre: 'Planta Oeste', activa: true, cuentas: 0, sede: '' })
  expect(made.exigencias).toMatchObject([
    { tipodocumentoid: soloAhi, critico: true, fuente: 'Manual de planta' },
  ])
  expect(await detail(made.operacionid)).toEqual(made)
  const { records } = await administrador.call('SaveOperacion', {
    operacionid: made.operacionid,
    values: { sede: 'Ruta 9', activa: false, version: made.version },
  })
  expect(records).toMatchObject([
    { nombre: 'Planta Oeste', sede: 'Ruta 9', activa: false, version: made.version + 1 },
  ])
  expect(records[0]?.exigencias).toEqual(made.exigencias)
  await create('Zona Franca')
  const listed = (await revisor.call('ListCatalogoOperaciones', {})).records
  expect(listed.map(({ nombre }) => nombre)).toEqual(['Zona Franca', 'Planta Oeste'])
})

test('only an administrador changes one and who takes part', async () => {
  const { operacionid } = await create('Solo de administradores')
  await expect(revisor.call('SaveOperacion', { operacionid, values: { sede: 'X' } })).rejects.toMatchObject({
    body: { code: 'ACCESS_DENIED' },
  })
  await expect(
    revisor.call('SaveCuentasOperacion', { operacionid, cuentas: [carrier.cuentaId] }),
  ).rejects.toMatchObject({ body: { code: 'ACCESS_DENIED' } })
  expect((await detail(operacionid)).sede).toBe('')
  expect(await participaciones(operacionid)).toEqual([])
})

test('what it can not ask is refused, and nothing is kept of it', async () => {
  const { operacionid, version } = await create('Con reglas', [exigencia(soloAhi)])
  const before = await detail(operacionid)
  // An id of something else is no operacion, type or account.
  const nothing = choferid
  const wrong = [
    [[exigencia(general)], /«Para todos y crítico»/],
    [[exigencia(opcional, { critico: false, optativo: true })], /«Para todos, si lo tienen»/],
    [[exigencia(soloAhi), exigencia(soloAhi)], /^«Solo donde se pide» está dos veces\.$/],
    [[{ ...exigencia(soloAhi), obligatorio: false }], /«Solo donde se pide»/],
    [[exigencia(soloAhi, { desde: hoy, hasta: ayer })], /«Solo donde se pide»/],
  ] as const
  for (const [exigencias, said] of wrong)
    for (const soloVista of [true, false]) {
      const refused = administrador.call('SaveOperacion', {
        operacionid,
        values: { exigencias: [...exigencias] },
        soloVista,
      })
      await expect(refused).rejects.toMatchObject({ body: { code: 1510 } })
      await expect(refused).rejects.toHaveProperty('body.fields.exigencias', expect.stringMatching(said))
    }
  await expect(
    administrador.call('SaveOperacion', { operacionid, values: { exigencias: [exigencia(nothing)] } }),
  ).rejects.toMatchObject({ body: { code: 'RECORD_NOT_FOUND' } })
  const missing = { body: { code: 'RECORD_NOT_FOUND' } }
  await expect(
    administrador.call('SaveOperacion', { operacionid: nothing, values: { sede: 'X' } }),
  ).rejects.toMatchObject(missing)
  await expect(administrador.call('DetailOperacion', { operacionid: nothing })).rejects.toMatchObject(missing)
  await expect(
    administrador.call('SaveCuentasOperacion', { operacionid: nothing, cuentas: [carrier.cuentaId] }),
  ).rejects.toMatchObject(missing)
  await expect(
    administrador.call('SaveCuentasOperacion', { operacionid, cuentas: [nothing] }),
  ).rejects.toMatchObject(missing)
  await expect(
    administrador.call('SaveOperacion', { operacionid: '0', values: { nombre: 'CON RÉGLAS' } }),
  ).rejects.toMatchObject({ body: { code: 1511 } })
  await expect(
    administrador.call('SaveOperacion', { operacionid: '0', values: { sede: 'Sin nombre' } }),
  ).rejects.toMatchObject({ body: { code: 1510 } })
  await expect(
    administrador.call('SaveOperacion', { operacionid, values: { sede: 'X', version: version + 1 } }),
  ).rejects.toMatchObject({ body: { code: 1520 } })
  expect(await detail(operacionid)).toEqual(before)
})

test('who falls is told before, nothing is written then, and what was told comes true', async () => {
  const { operacionid } = await create('Planta Norte')
  await administrador.call('SaveCuentasOperacion', { operacionid, cuentas: [carrier.cuentaId] })
  const suChofer = async () => {
    const [chofer] = (await carrier.call('DetailChofer', { choferid })).records
    return chofer?.operaciones?.find((each) => each.operacionid === operacionid)?.aptitud
  }
  expect(await suChofer()).toBe('habilitado')
  const before = await detail(operacionid)
  const values = { exigencias: [exigencia(soloAhi)] }
  const { records, vista } = await administrador.call('SaveOperacion', {
    operacionid,
    values,
    soloVista: true,
  })
  expect(records).toEqual([])
  expect(await detail(operacionid)).toEqual(before)
  expect(vista).toMatchObject({
    dia: hoy,
    pierden: { choferes: 1 },
    ganan: { choferes: 0, cuentas: 0 },
  })
  expect(vista?.pierden.recursos.some(({ recursoid }) => recursoid === choferid)).toBe(true)
  await administrador.call('SaveOperacion', { operacionid, values })
  expect(await suChofer()).toBe('no habilitado')
  // From a day to come on, it is that day that is told.
  const manana = sumarDias(hoy, 1)
  const later = await administrador.call('SaveOperacion', {
    operacionid,
    values: { exigencias: [exigencia(soloAhi, { hasta: hoy })] },
    soloVista: true,
  })
  expect(later.vista).toMatchObject({
    dia: manana,
    pierden: { choferes: 0 },
    ganan: { choferes: 1 },
  })
})

test('what everybody may leave out is asked more strictly, and asked of nobody where nobody takes part', async () => {
  const { operacionid } = await create('Nadie todavía')
  const { vista } = await administrador.call('SaveOperacion', {
    operacionid,
    values: { exigencias: [exigencia(opcional)] },
    soloVista: true,
  })
  const nadie = { choferes: 0, dominios: 0, transportes: 0, cuentas: 0, recursos: [] }
  expect(vista).toEqual({ dia: hoy, pierden: nadie, ganan: nadie, despues: [], sinMirar: 0 })
})

test('of an account that nobody brought up to the catalogue nobody is told that it may go', async () => {
  const { operacionid } = await create('Playa lejana')
  await administrador.call('SaveCuentasOperacion', { operacionid, cuentas: [carrier.cuentaId] })
  await carrier.call('ListOperaciones', {})
  const before = await detail(operacionid)
  expect(before.choferes.total).toBeGreaterThan(0)
  expect(before.choferes.habilitados).toBe(before.choferes.total)
  expect((await participaciones(operacionid))[0]?.aptitud).toBe('habilitado')
  expect(before.sinMirar).toBe(0)

  await sql`delete from catalogo_visto where cuenta_id = ${carrier.cuentaId}`.execute(app.owner)

  expect((await detail(operacionid)).sinMirar).toBe(1)
  expect((await detail(operacionid)).choferes).toEqual({
    habilitados: 0,
    porVencer: 0,
    noHabilitados: 0,
    total: before.choferes.total,
  })
  expect((await participaciones(operacionid))[0]).toMatchObject({
    aptitud: null,
    choferes: { habilitados: 0 },
  })
})

test('by closing one, and by what one that is closed asks, nobody falls nor may go', async () => {
  const { operacionid } = await create('Cantera cerrada', [exigencia(soloAhi)])
  await administrador.call('SaveCuentasOperacion', { operacionid, cuentas: [carrier.cuentaId] })
  await carrier.call('ListOperaciones', {})
  const look = async (values: object) =>
    (await administrador.call('SaveOperacion', { operacionid, values, soloVista: true })).vista
  const nobody = { pierden: { choferes: 0, cuentas: 0 }, ganan: { choferes: 0, cuentas: 0 } }
  expect(await look({ exigencias: [] })).not.toMatchObject(nobody)
  expect(await look({ activa: false })).toMatchObject(nobody)
  await administrador.call('SaveOperacion', { operacionid, values: { activa: false } })
  expect(await look({ exigencias: [] })).toMatchObject(nobody)
})

describe('who falls on a day to come is told before', () => {
  const dentroDe30 = sumarDias(hoy, 30)
  let titular: Carrier
  let suyo: string
  beforeAll(async () => {
    // What everybody is asked for keeps nobody away.
    await sql`update tipo_documento set critico = false where alcance = 'general'`.execute(app.owner)
    titular = await signedIn(app)
    suyo = (await app.make.chofer({ cuenta_id: titular.cuentaId })).choferid
  })

  /** One in which the titular takes part, and a look at what it would ask. */
  const con = async (nombre: string, exigencias: ReturnType<typeof exigencia>[] = []) => {
    const { operacionid } = await create(nombre, exigencias)
    await administrador.call('SaveCuentasOperacion', { operacionid, cuentas: [titular.cuentaId] })
    await titular.call('ListOperaciones', {})
    return async (exigencias: ReturnType<typeof exigencia>[]) =>
      (await administrador.call('SaveOperacion', { operacionid, values: { exigencias }, soloVista: true }))
        .vista ?? expect.fail('nothing was looked at')
  }
  const aparte = async (values: Parameters<typeof app.make.tipo>[0] = {}) =>
    (
      await app.make.tipo({
        docrectipo_recurso: 'chofer',
        alcance: 'por operación',
        critico: true,
        ...values,
      })
    ).tipodocumentoid
  const caen = ({ pierden }: { pierden: { recursos: { recursoid: string }[] } }) =>
    pierden.recursos.map(({ recursoid }) => recursoid).toSorted()

  test('beside what touches nobody from today on', async () => {
    const look = await con('Muelle 1')
    const vista = await look([
      exigencia(await aparte({ docrectipo_recurso: 'dominio' })),
      exigencia(await aparte(), { desde: dentroDe30 }),
    ])
    expect(vista).toMatchObject({ dia: dentroDe30, pierden: { choferes: 1 }, despues: [], sinMirar: 0 })
    expect(caen(vista)).toEqual([suyo])
  })

  test('where the type itself begins then', async () => {
    const look = await con('Muelle 2')
    const tipo = await aparte({ vigente_desde: dentroDe30 })
    expect(await look([exigencia(tipo)])).toMatchObject({ dia: dentroDe30, pierden: { choferes: 1 } })
  })

  test('where what kept them away anyhow ends then, by its own last day', async () => {
    const vigente_hasta = sumarDias(hoy, 9)
    const [ahora, ademas] = [exigencia(await aparte({ vigente_hasta })), exigencia(await aparte())]
    const look = await con('Muelle 3', [ahora])
    const dia = sumarDias(vigente_hasta, 1)
    expect(await look([ahora, ademas])).toMatchObject({ dia, pierden: { choferes: 1 }, despues: [] })
  })

  test('on each of the first days on which somebody else falls, and how many days nobody looked at', async () => {
    const look = await con('Muelle 4')
    const { choferid: otro } = await app.make.chofer({ cuenta_id: titular.cuentaId })
    const [uno, dos] = [await aparte(), await aparte()]
    await app.make.documento({
      cuenta_id: titular.cuentaId,
      recursoid: suyo,
      tipodocumentoid: uno,
      estado: 'aprobado',
    })
    const vista = await look([
      exigencia(uno),
      exigencia(await aparte({ docrectipo_recurso: 'dominio' }), { desde: sumarDias(hoy, 3) }),
      exigencia(dos, { desde: dentroDe30 }),
    ])
    expect([vista, ...vista.despues].map((each) => [each.dia, caen(each)])).toEqual([
      [hoy, [otro]],
      [dentroDe30, [suyo, otro].toSorted()],
    ])
    expect(vista.sinMirar).toBe(0)
    const seis = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async (n) => exigencia(await aparte(), { desde: sumarDias(hoy, n) })),
    )
    expect(await look(seis)).toMatchObject({ dia: sumarDias(hoy, 1), despues: [], sinMirar: 2 })
  })

  /** Of one who has the paper that the operacion asks for through a day, or lacks it, and of whom it would ask another then. */
  test.each([
    { que: 'is kept away by a paper that ends before', falls: false },
    { que: 'is kept away by nothing: the paper ends that day', hasta: dentroDe30, falls: true },
    { que: 'is kept away by nothing: what ends is not critical', critico: false, falls: true },
    { que: 'is kept away by nothing: what ends is asked of others', aplica: true, falls: true },
    { que: 'is kept away by nothing: what ends is lifted then', lifted: dentroDe30, falls: true },
    {
      que: 'is kept away by what is lifted until before',
      hasta: null,
      lifted: sumarDias(hoy, 20),
      falls: false,
    },
    {
      que: 'is kept away by nothing: what is missing is lifted then',
      hasta: null,
      lifted: dentroDe30,
      falls: true,
    },
  ])('somebody $que', async ({ que, hasta = sumarDias(hoy, 10), critico = true, aplica, lifted, falls }) => {
    const otro = await signedIn(app)
    const { choferid: recursoid } = await app.make.chofer({ cuenta_id: otro.cuentaId })
    const suya = { cuenta_id: otro.cuentaId, recursoid }
    const [ahora, luego] = [
      await aparte({ critico, vigencia: 'impresa', ...(aplica && { aplica_peligrosas: true }) }),
      await aparte(),
    ]
    if (hasta !== null)
      await app.make.documento({
        ...suya,
        tipodocumentoid: ahora,
        estado: 'aprobado',
        fecha_vencimiento: hasta,
      })
    const { operacionid } = await create(`Playa: ${que}`, [exigencia(ahora, { critico })])
    await administrador.call('SaveCuentasOperacion', { operacionid, cuentas: [otro.cuentaId] })
    if (lifted !== undefined)
      await administrador.call('SaveExcepcion', {
        recursoid,
        tipodocumentoid: ahora,
        hasta: lifted,
        motivo: 'Mientras llega',
      })
    // What is kept of them is true of today.
    await otro.call('ListChoferes', {})
    const { vista } = await administrador.call('SaveOperacion', {
      operacionid,
      values: { exigencias: [exigencia(ahora, { critico }), exigencia(luego, { desde: dentroDe30 })] },
      soloVista: true,
    })
    expect(vista).toMatchObject({ dia: dentroDe30 })
    expect(vista && caen(vista)).toEqual(falls ? [recursoid] : [])
  })
})

test('by opening one that asks for something, those fall that would if it began to ask for all of it', async () => {
  const { operacionid } = await create('Cantera que vuelve', [exigencia(soloAhi)])
  const titular = await signedIn(app)
  await app.make.chofer({ cuenta_id: titular.cuentaId })
  const disabled = await app.make.cuenta({})
  await app.make.chofer({ cuenta_id: disabled.cuenta_id })
  const cuentas = [titular.cuentaId, disabled.cuenta_id]
  await administrador.call('SaveCuentasOperacion', { operacionid, cuentas })
  await app.owner
    .updateTable('cuenta')
    .set({ estado: estadoCuenta.deshabilitado })
    .where('cuenta_id', '=', disabled.cuenta_id)
    .execute()
  await administrador.call('SaveOperacion', { operacionid, values: { activa: false } })
  await titular.call('ListOperaciones', {})
  const look = async (values: Request<'SaveOperacion'>['values']) =>
    (await administrador.call('SaveOperacion', { operacionid, values, soloVista: true })).vista
  const falls = { dia: hoy, pierden: { choferes: 1, cuentas: 1 }, ganan: { cuentas: 0 } }
  expect(await look({ activa: true })).toMatchObject(falls)
  expect(await look({ activa: true, exigencias: [] })).toMatchObject({ pierden: { cuentas: 0 } })
  expect(await look({ activa: true, exigencias: [exigencia(soloAhi, { critico: false })] })).toMatchObject({
    pierden: { cuentas: 0 },
  })
  // Before anybody looked into it, it is found out the longer way.
  await sql`delete from catalogo_visto where cuenta_id = ${titular.cuentaId}`.execute(app.owner)
  expect(await look({ activa: true })).toMatchObject(falls)
})

test('accounts of which most may not go come first, each with what is missing, and ended ones last', async () => {
  const { operacionid, nombre } = await create('Silos del Este', [exigencia(soloAhi)])
  const one = await signedIn(app)
  const ended = await signedIn(app)
  const cuentas = [carrier, one, ended].map(({ cuentaId }) => cuentaId)
  for (let n = 0; n < 2; n++) await app.make.chofer({ cuenta_id: one.cuentaId })
  await app.make.chofer({ cuenta_id: ended.cuentaId })
  await administrador.call('SaveCuentasOperacion', { operacionid, cuentas })
  await administrador.call('SaveCuentasOperacion', {
    operacionid,
    cuentas: [ended.cuentaId],
    hasta: ayer,
  })
  for (const each of [carrier, one, ended]) await each.call('ListOperaciones', {})
  const list = (more: object = {}) =>
    revisor.call('ListParticipaciones', { operacionid, order: 'noPueden ASC', ...more })

  const { records } = await list()
  expect(records.map(({ cuentaid }) => cuentaid)).toEqual([one, carrier, ended].map((each) => each.cuentaId))
  expect(records.map(({ choferes }) => choferes.noHabilitados)).toEqual([2, 1, 0])
  expect(records[0]?.faltan).toMatchObject([{ tipodocumentoid: soloAhi, recursos: 2 }])
  expect(records[2]).toMatchObject({ estado: 'terminada', faltan: [] })

  expect((await list({ terminadas: false })).total).toBe(2)

  // Of one operacion, its own name is no answer to what is looked for.
  expect((await list({ search: nombre })).records).toEqual([])
  const [first] = records
  expect((await list({ search: first?.cuit })).records).toHaveLength(1)

  await sql`delete from catalogo_visto where cuenta_id = ${one.cuentaId}`.execute(app.owner)
  const [unknown] = (await list({ search: first?.cuit })).records
  expect(unknown).toMatchObject({ choferes: { noHabilitados: 0, total: 2 }, faltan: [] })
})

test('of an account that is not enabled none may go, whatever its papers say, and its row tells why', async () => {
  const { operacionid } = await create('Playa de maniobras')
  const one = await signedIn(app)
  for (let n = 0; n < 2; n++) await app.make.chofer({ cuenta_id: one.cuentaId })
  await administrador.call('SaveCuentasOperacion', { operacionid, cuentas: [one.cuentaId, carrier.cuentaId] })
  for (const each of [one, carrier]) await each.call('ListOperaciones', {})
  const all = (await detail(operacionid)).choferes
  expect(all.total - all.habilitados).toBe(0)
  for (const estado of [estadoCuenta.suspendido, estadoCuenta.deshabilitado]) {
    await app.owner.updateTable('cuenta').set({ estado }).where('cuenta_id', '=', one.cuentaId).execute()
    const { choferes, transportes } = await detail(operacionid)
    expect(choferes).toEqual({ ...all, habilitados: all.total - 2, noHabilitados: 2 })
    expect(transportes).toMatchObject({ habilitados: 1, noHabilitados: 1 })
    const { records } = await revisor.call('ListParticipaciones', { operacionid, order: 'noPueden ASC' })
    expect(records.map(({ cuentaid, estado_cuenta }) => [cuentaid, estado_cuenta])).toEqual([
      [one.cuentaId, estado],
      [carrier.cuentaId, estadoCuenta.habilitado],
    ])
    expect(records[0]?.choferes).toEqual({ habilitados: 0, porVencer: 0, noHabilitados: 2, total: 2 })
  }
})

test('an account says in how many operaciones it takes part', async () => {
  const one = await signedIn(app)
  const cuantas = async () =>
    (await revisor.call('DetailCuenta', { cuentaid: one.cuentaId })).records[0]?.operaciones
  expect(await cuantas()).toBe(0)
  const [first, second, closed] = await Promise.all(
    ['Dique 1', 'Dique 2', 'Dique 3'].map((each) => create(each)),
  )
  const take = (operacion: typeof first, desde: string) =>
    administrador.call('SaveCuentasOperacion', {
      operacionid: operacion?.operacionid ?? '',
      cuentas: [one.cuentaId],
      desde,
    })
  await take(first, hoy)
  await take(second, sumarDias(hoy, 9))
  await take(closed, hoy)
  expect(await cuantas()).toBe(3)
  await administrador.call('SaveOperacion', {
    operacionid: closed?.operacionid ?? '',
    values: { activa: false },
  })
  expect(await cuantas()).toBe(2)
})

test('a type that becomes everybody’s leaves what an operacion asks of it, which can still be changed otherwise', async () => {
  const { tipodocumentoid } = await app.make.tipo({ docrectipo_recurso: 'chofer', alcance: 'por operación' })
  const { operacionid } = await create('De antes', [exigencia(tipodocumentoid)])
  await administrador.call('SaveTipoDocumento', {
    tipodocumentoid,
    values: { alcance: 'general', obligatorio: true, critico: true },
  })
  const { records } = await administrador.call('SaveOperacion', {
    operacionid,
    values: { exigencias: [exigencia(tipodocumentoid), exigencia(soloAhi)] },
  })
  expect(records[0]?.exigencias).toHaveLength(2)
  // Asked for anew, it says nothing.
  await administrador.call('SaveOperacion', { operacionid, values: { exigencias: [] } })
  await expect(
    administrador.call('SaveOperacion', {
      operacionid,
      values: { exigencias: [exigencia(tipodocumentoid)] },
    }),
  ).rejects.toMatchObject({ body: { code: 1510 } })
})

test('the last that it asks is taken away while somebody looks: the look is of what it asks by then, and saving on the old is told', async () => {
  await sql`update tipo_documento set critico = false where alcance = 'general'`.execute(app.owner)
  const made = await create('Con una sola', [exigencia(soloAhi)])
  const { operacionid } = made
  await administrador.call('SaveCuentasOperacion', { operacionid, cuentas: [carrier.cuentaId] })
  await carrier.call('ListOperaciones', {})
  const look = async (values: Request<'SaveOperacion'>['values']) =>
    (await administrador.call('SaveOperacion', { operacionid, values, soloVista: true })).vista
  const without = { exigencias: [] }
  expect((await look({ ...without, version: made.version }))?.ganan.choferes).toBeGreaterThan(0)

  await administrador.call('SaveOperacion', { operacionid, values: without })

  expect(await look(without)).toMatchObject({ pierden: { cuentas: 0 }, ganan: { cuentas: 0 } })
  expect((await look({ exigencias: [exigencia(soloAhi)] }))?.pierden.choferes).toBeGreaterThan(0)
  for (const soloVista of [true, false])
    await expect(
      administrador.call('SaveOperacion', {
        operacionid,
        values: { ...without, version: made.version },
        soloVista,
      }),
    ).rejects.toMatchObject({ body: { code: 1520 } })
  expect((await detail(operacionid)).exigencias).toEqual([])
})

describe('a look at a change of a type', () => {
  const look = async (tipodocumentoid: string, values: Request<'SaveTipoDocumento'>['values']) => {
    const { vista } = await administrador.call('SaveTipoDocumento', {
      tipodocumentoid,
      values,
      soloVista: true,
    })
    return vista ?? expect.fail('nothing was looked at')
  }

  test('says who falls in each operacion that asks for it, and it comes true there and nowhere else', async () => {
    // What everybody is asked for keeps nobody away.
    await sql`update tipo_documento set critico = false where alcance = 'general'`.execute(app.owner)
    const aparte = await tipo('Curso de la zona', { obligatorio: true, critico: true, aparte: true })
    await administrador.call('SaveTipoDocumento', {
      tipodocumentoid: aparte,
      values: { aplica_extranjeros: true },
    })
    const pide = await create('Zona Primaria', [exigencia(aparte)])
    const apura = await create('Zona Segunda', [exigencia(aparte, { critico: false })])
    const espera = await create('Zona Tercera', [exigencia(aparte, { desde: sumarDias(hoy, 9) })])
    for (const { operacionid } of [pide, apura, espera])
      await administrador.call('SaveCuentasOperacion', { operacionid, cuentas: [carrier.cuentaId] })
    // Nobody goes to one that is closed, whatever it asks.
    const cerrada = await create('Zona Cerrada', [exigencia(aparte)])
    await administrador.call('SaveCuentasOperacion', {
      operacionid: cerrada.operacionid,
      cuentas: [carrier.cuentaId],
    })
    await administrador.call('SaveOperacion', {
      operacionid: cerrada.operacionid,
      values: { activa: false },
    })

    const vista = await look(aparte, { aplica_extranjeros: false })

    expect(vista.pierden.cantidad).toBe(0)
    expect(vista.operaciones).toMatchObject([
      { operacionid: pide.operacionid, nombre: 'Zona Primaria', dia: hoy },
      { operacionid: espera.operacionid, nombre: 'Zona Tercera', dia: sumarDias(hoy, 9) },
    ])
    for (const { pierden, ganan } of vista.operaciones) {
      expect(pierden.recursos.map(({ recursoid }) => recursoid)).toContain(choferid)
      expect(ganan.cuentas).toBe(0)
    }
    await administrador.call('SaveTipoDocumento', {
      tipodocumentoid: aparte,
      values: { aplica_extranjeros: false },
    })
    const [chofer] = (await carrier.call('DetailChofer', { choferid })).records
    const aptitudEn = ({ operacionid }: { operacionid: string }) =>
      chofer?.operaciones?.find((each) => each.operacionid === operacionid)?.aptitud
    expect([pide, apura, espera].map(aptitudEn)).toEqual(['no habilitado', 'habilitado', 'habilitado'])

    // Asked of everybody, it changes nothing where it keeps people away already, and where it is asked for it is told in general.
    const deTodos = await look(aparte, { alcance: 'general', critico: true })
    expect(deTodos.pierden.recursos.map(({ recursoid }) => recursoid)).toContain(choferid)
    expect(deTodos.operaciones.map(({ nombre }) => nombre)).toEqual([])
    // From a later day on, it is that day that is told.
    const luego = sumarDias(hoy, 20)
    const masTarde = await look(aparte, { vigente_hasta: luego })
    expect(masTarde.operaciones.map(({ nombre, dia, ganan }) => [nombre, dia, ganan.choferes])).toEqual([
      ['Zona Primaria', sumarDias(luego, 1), 1],
      ['Zona Tercera', sumarDias(luego, 1), 1],
    ])
    await administrador.call('SaveTipoDocumento', {
      tipodocumentoid: aparte,
      values: { aplica_extranjeros: true },
    })
  })

  test('of one that no operacion asks for, and of a new one, says nothing of any', async () => {
    expect((await look(opcional, { critico: true, obligatorio: true })).operaciones).toEqual([])
    const { vista } = await administrador.call('SaveTipoDocumento', {
      tipodocumentoid: '0',
      values: {
        nombre: 'Uno que no hay',
        docrectipo_recurso: 'chofer',
        vigencia: 'sin vencimiento',
        origen: 'contractual',
      },
      soloVista: true,
    })
    expect(vista?.operaciones).toEqual([])
  })
})
