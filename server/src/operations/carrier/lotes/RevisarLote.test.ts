import { sql } from 'kysely'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  Refusal,
  type CarrierOperations,
  type OperationName,
  type RefusalBody,
  type Request,
  type Result,
} from '@portal/contract'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, type Carrier } from '../../../testing/people.ts'

let app: TestApp
let carrier: Carrier

beforeAll(async () => {
  app = await startApp()
}, 60_000)
afterAll(() => app.stop())
beforeEach(async () => {
  carrier = await signedIn(app)
})

/** What a call is refused with. */
const refused = async <Name extends keyof CarrierOperations & OperationName>(
  operation: Name,
  input: Request<Name>,
  who = carrier,
): Promise<RefusalBody> => {
  const why: unknown = await who.call(operation, input).catch((error: unknown) => error)
  if (!(why instanceof Refusal)) throw new Error(`${operation} was not refused`)
  return why.body
}

type Columnas = NonNullable<Request<'RevisarLote'>['columnas']>

const columnas = (...campos: (string | null)[]): Columnas =>
  campos.map((campo, i) => ({ titulo: `Columna ${String(i + 1)}`, campo }))

const archivo = { nombre: 'choferes.xlsx', huella: 'a'.repeat(64), hoja: 'Personal' }

const filasDe = (...filas: string[][]) => filas.map((celdas, i) => ({ fila: i + 2, celdas }))

async function ensayar(
  tipo: 'choferes' | 'dominios' | 'unidades',
  campos: (string | null)[],
  ...filas: string[][]
): Promise<Result<'RevisarLote'>['records'][number]> {
  const { records } = await carrier.call('RevisarLote', {
    loteid: '0',
    tipo,
    archivo,
    columnas: columnas(...campos),
    filas: filasDe(...filas),
    completa: true,
  })
  if (!records[0]) throw new Error('no lote')
  return records[0]
}

async function filasOf(loteid: string, more: Omit<Request<'DetailLote'>, 'loteid'> = {}) {
  const { records } = await carrier.call('DetailLote', { loteid, pagesize: 200, order: 'fila ASC', ...more })
  return records[0]?.filas_de_pagina ?? []
}

const campos = ['apellido_y_nombre', 'documento', 'cuil', 'fecha_alta', 'telefono', null]

describe('a sheet of choferes', () => {
  test('says what each row would do, and does nothing', async () => {
    const { cuentaId: cuenta_id } = carrier
    const { choferid } = await app.make.chofer({
      cuenta_id,
      apellido: 'Costa',
      nombre: 'Fabián',
      documento: '99000112',
      telefono: '+5492915550100',
    })
    await app.make.chofer({ cuenta_id, apellido: 'Llanos', nombre: 'Oscar', documento: '99000248' })
    const lote = await ensayar(
      'choferes',
      campos,
      ['Ibáñez, Julia', '99.000.402', '', '3/2/2024', '291 555-0148', 'viaja a Chile'],
      ['costa fabian', '99000112', '', '', '291 555-0112', ''],
      ['LLANOS OSCAR', '99000248', '', '', '', ''],
      ['Vega, Lautaro', '99000448', '', '12/13/2026', '', ''],
    )
    expect(lote).toMatchObject({
      estado: 'ensayo',
      filas: 4,
      pendientes: 0,
      cuentas: { crear: 1, cambiar: 1, igual: 1, error: 1, decidir: 0, falta: 0 },
    })
    const [nueva, cambia, igual, mal] = await filasOf(lote.loteid)
    expect(nueva).toMatchObject({
      fila: 2,
      resultado: 'crear',
      nombre: 'Ibáñez, Julia',
      detalle: 'DNI 99.000.402',
    })
    expect(nueva?.cambios).toContainEqual({ campo: 'fecha_alta', antes: null, despues: '2024-02-03' })
    expect(cambia).toMatchObject({
      recursoid: choferid,
      cambios: [{ campo: 'telefono', antes: '+5492915550100', despues: '+5492915550112' }],
    })
    expect(igual).toMatchObject({ resultado: 'igual', cambios: [] })
    expect(mal).toMatchObject({
      resultado: 'error',
      problemas: [{ campo: 'fecha_alta', texto: 'La fecha no existe: no hay mes 13' }],
    })
    const { total } = await carrier.call('ListChoferes', {})
    expect(total).toBe(2)
  })

  test('is held to the rules of SaveChofer, whatever they are', async () => {
    const hoy = hoyEnBuenosAires()
    const lote = await ensayar(
      'choferes',
      ['apellido', 'nombre', 'documento', 'fecha_nacimiento', 'email'],
      ['Paz', 'Ana', '12', '', ''],
      ['Paz', '123', '99000501', '', ''],
      ['Paz', 'Ana', '99000502', hoy, ''],
      ['Paz', 'Ana', '99000503', '', 'ana@'],
      ['', 'Ana', '', '', ''],
      ['=cmd|calc', 'Ana', '99000504', '', ''],
    )
    expect(lote.cuentas).toMatchObject({ error: 6, crear: 0 })
    const filas = await filasOf(lote.loteid)
    for (const [i, values] of [
      { apellido: 'Paz', nombre: 'Ana', documento: '12' },
      { apellido: 'Paz', nombre: '123', documento: '99000501' },
      { apellido: 'Paz', nombre: 'Ana', documento: '99000502', fecha_nacimiento: hoy },
      { apellido: 'Paz', nombre: 'Ana', documento: '99000503', email: 'ana@' },
      { nombre: 'Ana' },
    ].entries()) {
      const error = await refused('SaveChofer', {
        choferid: '0',
        values: { tipo_documento: 'DNI', nacionalidad: 'Argentina', ...values },
      })
      const said: Record<string, string> = Object.fromEntries(
        (filas[i]?.problemas ?? []).map(({ campo, texto }) => [campo ?? '', texto]),
      )
      expect(said, JSON.stringify(values)).toEqual(error.fields)
    }
    expect(filas[5]?.problemas[0]?.texto).toContain('como una fórmula')
  })

  test('leaves to a person who is on leave, whose CUIL is another’s, and who is there twice', async () => {
    const { cuentaId: cuenta_id } = carrier
    await app.make.chofer({
      cuenta_id,
      documento: '99000120',
      estado_cuenta: 'BAJA',
      fecha_baja: '2026-08-10',
      motivo_baja: 'Renunció',
    })
    const { loteid, cuentas } = await ensayar(
      'choferes',
      campos,
      ['Sosa, Martín', '99000120', '', '', '291 555-0140', ''],
      ['Ibarra, Sol', '99000415', '20-12345678-6', '', '', ''],
      ['Roldán, Marcos', '99000352', '', '', '291 555-0101', ''],
      ['Roldán, Marcos', '99000352', '', '', '291 555-0102', ''],
    )
    expect(cuentas).toMatchObject({ decidir: 4, crear: 0 })
    const [baja, ajeno, una, otra] = await filasOf(loteid)
    expect(baja?.problemas[0]?.texto).toBe('Está de baja desde el 10/08/2026')
    expect(ajeno?.problemas[0]?.campo).toBe('cuil')
    expect([una?.repetidas, otra?.repetidas]).toEqual([[5], [4]])
    const { records } = await carrier.call('RevisarLote', {
      loteid,
      filas: [
        { fila: 2, decision: 'usar' },
        { fila: 3, decision: 'usar' },
        { fila: 5, decision: 'dejar' },
      ],
    })
    expect(records[0]?.cuentas).toMatchObject({ cambiar: 1, crear: 2, dejar: 1, decidir: 0 })
    const back = await carrier.call('RevisarLote', { loteid, filas: [{ fila: 5, decision: 'nada' }] })
    expect(back.records[0]?.cuentas).toMatchObject({ decidir: 2, dejar: 0 })
  })

  test('is mended in place, and columns may be said otherwise', async () => {
    const { loteid } = await ensayar('choferes', campos, [
      'Vega, Lautaro',
      '99000448',
      '',
      '12/13/2026',
      '',
      '',
    ])
    const mended = await carrier.call('RevisarLote', {
      loteid,
      filas: [{ fila: 2, celdas: ['Vega, Lautaro', '99000448', '', '13/12/2025', '', ''] }],
    })
    expect(mended.records[0]?.cuentas).toMatchObject({ crear: 1, error: 0 })
    const without = await carrier.call('RevisarLote', {
      loteid,
      columnas: columnas('apellido_y_nombre', 'documento', null, null, null, null),
    })
    expect(without.records[0]?.cuentas).toMatchObject({ crear: 1 })
    const [fila] = await filasOf(loteid)
    expect(fila?.cambios.map(({ campo }) => campo)).not.toContain('fecha_alta')
  })

  test('is told whom it lacks, and who leaves only as somebody decides', async () => {
    const { cuentaId: cuenta_id } = carrier
    await app.make.chofer({ cuenta_id, apellido: 'Uno', documento: '99000601' })
    await app.make.chofer({ cuenta_id, apellido: 'Otro', documento: '99000602' })
    const { loteid, cuentas } = await ensayar(
      'choferes',
      ['apellido_y_nombre', 'documento'],
      ['Uno, A', '99000601'],
    )
    expect(cuentas).toMatchObject({ falta: 1, bajas: 0 })
    const [falta] = await filasOf(loteid, { resultado: 'falta' })
    expect(falta).toMatchObject({ nombre: expect.stringContaining('Otro') as string, fila: -1 })
    const wrong = await carrier.call('RevisarLote', { loteid, filas: [{ fila: -1, decision: 'baja' }] })
    expect(wrong.records[0]?.cuentas).toMatchObject({ error: 1, bajas: 0 })
    const right = await carrier.call('RevisarLote', {
      loteid,
      baja: { fecha_baja: '2026-01-02', motivo_baja: 'No está en la planilla' },
    })
    expect(right.records[0]?.cuentas).toMatchObject({ error: 0, falta: 1, bajas: 1 })
  })

  test('of thousands of rows comes in parts, and none of it is whole before the last', async () => {
    const numero = (n: number) => String(80_000_000 + n)
    let loteid = '0'
    for (let parte = 0; parte < 3; parte++) {
      const filas = Array.from({ length: 400 }, (_, i) => {
        const n = parte * 400 + i
        return { fila: n + 2, celdas: [`Fila ${String(n)}x, Una`, numero(n)] }
      })
      const { records } = await carrier.call('RevisarLote', {
        loteid,
        ...(parte === 0 && {
          tipo: 'choferes' as const,
          archivo,
          columnas: columnas('apellido_y_nombre', 'documento'),
        }),
        filas,
        completa: parte === 2,
      })
      loteid = records[0]?.loteid ?? ''
    }
    const { records } = await carrier.call('DetailLote', { loteid, pagesize: 10, page: 3 })
    expect(records[0]).toMatchObject({ filas: 1_200, pendientes: 0, total: 1_200, cuentas: { crear: 1_200 } })
    expect(records[0]?.filas_de_pagina).toHaveLength(10)
  })
})

test('dominios are found by country and plate, and unidades by their name, their parts by what people write', async () => {
  const { cuentaId: cuenta_id } = carrier
  const tractor = await app.make.dominio({ cuenta_id, dominio: 'AB123CD' })
  const { choferid } = await app.make.chofer({
    cuenta_id,
    apellido: 'Núñez',
    nombre: 'Eva',
    documento: '99000701',
  })
  const dominios = await ensayar(
    'dominios',
    ['dominio', 'vehiculo', 'cantidad_ejes', 'marca', 'anio'],
    ['ab 123 cd', '', '', 'Prueba', ''],
    ['AC456EF', 'semirremolque', '3', 'Helvética', '2019'],
    ['AC456EG', 'Bicicleta', '2', 'Otra', ''],
    ['X', 'Tractor', '2', 'Otra', '1800'],
  )
  expect(dominios.cuentas).toMatchObject({ cambiar: 1, crear: 1, error: 2 })
  const unidades = await ensayar(
    'unidades',
    ['nombre', 'tractor', 'chofer1', 'arrastre1'],
    ['U1', 'AB 123 CD', 'nuñez eva', ''],
    ['U2', 'QQ999QQ', '99000701', ''],
    ['U3', '', '', ''],
  )
  expect(unidades.cuentas).toMatchObject({ crear: 1, error: 2 })
  const [primera, segunda] = await filasOf(unidades.loteid)
  expect(primera?.cambios).toEqual(
    expect.arrayContaining([
      { campo: 'tractor', antes: null, despues: 'AB123CD' },
      { campo: 'chofer1', antes: null, despues: 'Núñez, Eva' },
    ]),
  )
  expect(segunda?.problemas).toEqual([{ campo: 'tractor', texto: 'No tenés un dominio «QQ999QQ»' }])
  expect([tractor.dominioid, choferid]).not.toContain(primera?.recursoid)
})

test('bad parts are refused, and leave what was there', async () => {
  const { loteid } = await ensayar('choferes', campos, ['Vega, Lautaro', '99000448', '', '', '', ''])
  const twice = await refused('RevisarLote', { loteid, columnas: columnas('documento', 'documento') })
  expect(twice.fields).toHaveProperty('columnas')
  const strange = await refused('RevisarLote', { loteid, columnas: columnas('estado_cuenta') })
  expect(strange.fields).toHaveProperty('columnas')
  const nul = await refused('RevisarLote', { loteid, filas: [{ fila: 3, celdas: ['a\u0000b'] }] })
  expect(Object.keys(nul.fields ?? {})).toEqual(['filas.0.celdas.0'])
  const long = await refused('RevisarLote', {
    loteid,
    filas: [{ fila: 3, celdas: Array.from({ length: 60 }, () => 'x'.repeat(490)) }],
  })
  expect(long.fields).toHaveProperty('filas')
  const stranger = await signedIn(app)
  expect((await refused('RevisarLote', { loteid }, stranger)).code).toBe('RECORD_NOT_FOUND')
  expect((await refused('DetailLote', { loteid }, stranger)).code).toBe('RECORD_NOT_FOUND')
  expect(await filasOf(loteid)).toHaveLength(1)
})

test('an account keeps its ten newest rehearsals', async () => {
  for (let i = 0; i < 3; i++) await ensayar('choferes', campos, ['Vega, Lautaro', '99000448', '', '', '', ''])
  expect((await carrier.call('ListLotes', {})).total).toBe(3)
  await sql`insert into lote (cuenta_id, tipo, archivo, huella, columnas, creado_por)
    select ${carrier.cuentaId}, 'dominios', 'otro', '', '[]', ${carrier.contactid} from generate_series(1, 15)`.execute(
    app.owner,
  )
  await ensayar('unidades', ['nombre'], ['U1'])
  expect((await carrier.call('ListLotes', {})).total).toBe(10)
})
