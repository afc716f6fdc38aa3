import type { Request } from '@portal/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, signedInOperador, type Operador } from '../../../testing/people.ts'

let app: TestApp
let administrador: Operador
let revisor: Operador
beforeAll(async () => {
  app = await startApp()
  administrador = await signedInOperador(app, { rol: 'administrador' })
  revisor = await signedInOperador(app)
  // Whoever is asked for nothing is fit: what each test adds is all there is.
  await app.owner.updateTable('tipo_documento').set({ critico: false }).execute()
})
afterAll(() => app.stop())

type Values = Request<'SaveTipoDocumento'>['values']

const nuevo = {
  nombre: 'Seguro ambiental',
  docrectipo_recurso: 'dominio',
  vigencia: 'meses',
  meses: 12,
  origen: 'legal',
} satisfies Values

const save = (values: Values, tipodocumentoid = '0', soloVista = false) =>
  administrador.call('SaveTipoDocumento', { tipodocumentoid, values, soloVista })

const fieldsOf = (values: Values, tipodocumentoid?: string) =>
  save(values, tipodocumentoid).then(
    () => [],
    (refusal: unknown) => Object.keys((refusal as { body: { fields?: object } }).body.fields ?? {}),
  )

test('a new type says what it must, stands last of its kind, and is asked for at once', async () => {
  const { records } = await save({ ...nuevo, aplica_vehiculos: ['Tractor'], obligatorio: true })
  expect(records).toMatchObject([
    { ...nuevo, clave: null, aviso_dias: [30, 15, 7, 1], max_archivos: 3, dia_exigible: 15, version: 1 },
  ])

  const { records: dominios } = await revisor.call('ListTipos', { tiporecurso: 'dominio' })
  expect(dominios.at(-1)?.tipodocumentoid).toBe(records[0]?.tipodocumentoid)

  const carrier = await signedIn(app)
  const { dominioid } = await app.make.dominio({ cuenta_id: carrier.cuentaId, vehiculo: 'Tractor' })
  const detail = (await carrier.call('DetailDominio', { dominioid })).records[0]
  expect(detail?.casillas.map((each) => each.nombre)).toContain('Seguro ambiental')
})

test('what a type is called in a sentence is short, and can be taken away', async () => {
  const { tipodocumentoid } = await app.make.tipo({ nombre: 'Revisión de prueba' })
  const named = async (nombre_corto: string) =>
    (await save({ nombre_corto }, tipodocumentoid)).records[0]?.nombre_corto

  expect(await named('  VTV ')).toBe('VTV')
  expect(await fieldsOf({ nombre_corto: 'x'.repeat(25) }, tipodocumentoid)).toEqual(['nombre_corto'])
  expect(await named('')).toBeNull()
})

test('only what is sent changes, conditions are taken away with nothing, and an old version is refused', async () => {
  const { tipodocumentoid } = await app.make.tipo({
    docrectipo_recurso: 'dominio',
    aplica_vehiculos: ['Tractor', 'Chasis'],
    aplica_titularidades: ['LEASING'],
    vigente_hasta: '2030-01-01',
  })
  const before = (await revisor.call('ListTipos', {})).records.find(
    (each) => each.tipodocumentoid === tipodocumentoid,
  )

  const { records } = await save(
    {
      aplica_vehiculos: [],
      aplica_titularidades: ['TERCERO'],
      vigente_hasta: '',
      aviso_dias: [60, 5],
      version: 1,
    },
    tipodocumentoid,
  )

  expect(records).toEqual([
    {
      ...before,
      aplica_vehiculos: null,
      aplica_titularidades: ['TERCERO'],
      vigente_hasta: null,
      aviso_dias: [60, 5],
      version: 2,
    },
  ])
  await expect(save({ nombre: 'Otro', version: 1 }, tipodocumentoid)).rejects.toMatchObject({
    body: { code: 1520 },
  })
})

describe('each wrong field gets its sentence', () => {
  test.each<[string, Values, string[]]>([
    ['what a new type lacks', { nombre: 'Algo' }, ['docrectipo_recurso', 'vigencia', 'origen']],
    ['months without vigencia in months', { ...nuevo, vigencia: 'impresa' }, ['meses']],
    ['vigencia in months without them', { ...nuevo, meses: null }, ['meses']],
    [
      'an end before the beginning',
      { ...nuevo, vigente_desde: '2026-02-01', vigente_hasta: '2026-01-01' },
      ['vigente_hasta'],
    ],
    ['a warning after the end', { ...nuevo, aviso_dias: [30, -1] }, ['aviso_dias.1']],
    ['a warning twice', { ...nuevo, aviso_dias: [30, 30] }, ['aviso_dias']],
    ['a vehicle twice', { ...nuevo, aplica_vehiculos: ['Tractor', 'Tractor'] }, ['aplica_vehiculos']],
    ['a condition that no dominio meets', { ...nuevo, aplica_extranjeros: true }, ['aplica_extranjeros']],
    ['no files', { ...nuevo, max_archivos: 0 }, ['max_archivos']],
    ['a day that some months lack', { ...nuevo, dia_exigible: 31 }, ['dia_exigible']],
  ])('%s', async (_, values, fields) => {
    expect(await fieldsOf(values)).toEqual(fields)
  })

  test('what no list offers', async () => {
    const answer = await administrador.send('SaveTipoDocumento', {
      tipodocumentoid: '0',
      values: { ...nuevo, aplica_vehiculos: ['Nave'], aplica_titularidades: ['PRESTADO'] },
    })
    expect(answer.json()).toMatchObject({
      error: {
        code: 1510,
        fields: {
          'aplica_vehiculos.0': 'Elegí uno de la lista',
          'aplica_titularidades.0': expect.any(String) as string,
        },
      },
    })
  })

  test('another kind of resource', async () => {
    const { tipodocumentoid } = await app.make.tipo()
    expect(await fieldsOf({ docrectipo_recurso: 'dominio' }, tipodocumentoid)).toEqual(['docrectipo_recurso'])
  })
})

test('two types of one kind never have the same name, whatever the accents', async () => {
  const { tipodocumentoid } = await app.make.tipo({ nombre: 'Póliza única' })
  await expect(
    save({ ...nuevo, nombre: 'POLIZA UNICA', docrectipo_recurso: 'chofer' }),
  ).rejects.toMatchObject({
    body: { code: 1511, twin: tipodocumentoid },
  })
  await expect(save({ ...nuevo, nombre: 'Póliza única' })).resolves.toBeDefined()
})

describe('what was presented', () => {
  const presented = async (values: Parameters<typeof app.make.tipo>[0], documento: object) => {
    const carrier = await signedIn(app)
    const { choferid } = await app.make.chofer({ cuenta_id: carrier.cuentaId })
    const { tipodocumentoid } = await app.make.tipo(values)
    const { documentoid } = await app.make.documento({
      cuenta_id: carrier.cuentaId,
      recursoid: choferid,
      tipodocumentoid,
      ...documento,
    })
    return { carrier, choferid, tipodocumentoid, documentoid }
  }

  test.each<[string, Parameters<typeof app.make.tipo>[0], object, Values]>([
    ['months, as one paper', { vigencia: 'mensual' }, { periodo: '2026-10' }, { vigencia: 'impresa' }],
    ['a paper without a month, as months', { vigencia: 'impresa' }, {}, { vigencia: 'mensual' }],
    [
      'what was approved without an end, as something that ends',
      { vigencia: 'sin vencimiento' },
      { estado: 'aprobado' },
      { vigencia: 'meses', meses: 12 },
    ],
  ])('can not be read otherwise: %s', async (_, values, documento, change) => {
    const { tipodocumentoid } = await presented(values, documento)
    expect(await fieldsOf(change, tipodocumentoid)).toEqual(['vigencia'])
  })

  test('may be read by another rule that it says enough for', async () => {
    const { tipodocumentoid } = await presented(
      { vigencia: 'impresa' },
      { estado: 'aprobado', fecha_vencimiento: '2090-01-01' },
    )
    expect(await fieldsOf({ vigencia: 'meses', meses: 12 }, tipodocumentoid)).toEqual([])
    const { tipodocumentoid: nadie } = await app.make.tipo({ vigencia: 'mensual' })
    expect(await fieldsOf({ vigencia: 'impresa' }, nadie)).toEqual([])
  })

  test('stays in sight of both sides when it is no longer asked for', async () => {
    const { carrier, choferid, tipodocumentoid, documentoid } = await presented(
      {},
      { estado: 'aprobado', fecha_vencimiento: '2090-01-01' },
    )
    await save({ aplica_peligrosas: true }, tipodocumentoid)
    await save({ vigente_hasta: '2020-01-01' }, tipodocumentoid)

    const [documento] = (await carrier.call('DetailDocumento', { documentoid })).records
    expect(documento).toMatchObject({ documentoid, fecha_vencimiento: '2090-01-01' })
    const [chofer] = (await carrier.call('DetailChofer', { choferid })).records
    expect(chofer?.casillas).toContainEqual(
      expect.objectContaining({ tipodocumentoid, documentoid, estado: 'activo' }),
    )
    const { records } = await revisor.call('DetailRevision', { documentoid })
    expect(records[0]).toMatchObject({ documentoid })
  })
})

describe('a look before saving', () => {
  test('names who would lose fitness and who would gain it, and nothing is saved', async () => {
    const { cuenta_id, accountname } = await app.make.cuenta()
    const sinNada = await app.make.chofer({ cuenta_id, apellido: 'Zárate' })
    const conDocumento = await app.make.chofer({ cuenta_id })
    await app.make.chofer({ cuenta_id, estado_cuenta: 'BAJA' })
    const { tipodocumentoid } = await app.make.tipo({ critico: false, aplica_peligrosas: false })
    await app.make.documento({
      cuenta_id,
      recursoid: conDocumento.choferid,
      tipodocumentoid,
      estado: 'aprobado',
      fecha_vencimiento: '2090-01-01',
    })
    const before = (await revisor.call('ListTipos', {})).records

    const losing = await save({ critico: true }, tipodocumentoid, true)
    expect(losing.records).toEqual([])
    const names = losing.vista?.pierden.recursos.map((each) => each.recursoid)
    expect(names).toContain(sinNada.choferid)
    expect(names).not.toContain(conDocumento.choferid)
    expect(losing.vista?.ganan).toEqual({ cantidad: 0, recursos: [] })
    expect(losing.vista?.pierden.recursos).toContainEqual({
      recursoid: sinNada.choferid,
      tiporecurso: 'chofer',
      nombre: 'Zárate, Carlos',
      dominio: null,
      estado: 'pendiente',
      cuentaid: cuenta_id,
      accountname,
    })
    expect((await revisor.call('ListTipos', {})).records).toEqual(before)

    await save({ critico: true }, tipodocumentoid)
    const gaining = await save({ critico: false }, tipodocumentoid, true)
    expect(gaining.vista?.ganan).toEqual(losing.vista?.pierden)
    expect(gaining.vista?.pierden.cantidad).toBe(0)
    await save({ critico: false }, tipodocumentoid)
  })

  test('counts them all and names the first twenty', async () => {
    const { cuenta_id } = await app.make.cuenta()
    for (let n = 0; n < 21; n++)
      await app.make.dominio({ cuenta_id, vehiculo: 'Dolly', tipo_vehiculo: 'ARRASTRE' })
    const { vista } = await save(
      { ...nuevo, nombre: 'De dollys', critico: true, aplica_vehiculos: ['Dolly'] },
      '0',
      true,
    )
    expect(vista?.pierden.cantidad).toBe(21)
    expect(vista?.pierden.recursos).toHaveLength(20)
    expect((await revisor.call('ListTipos', {})).records.map((each) => each.nombre)).not.toContain(
      'De dollys',
    )
  })

  test('looks at the day that a requirement begins', async () => {
    const { rows } = await sql<{ dia: string }>`select hoy() + 40 as dia`.execute(app.owner)
    const dia = rows[0]?.dia ?? ''
    const { cuenta_id } = await app.make.cuenta()
    await app.make.dominio({ cuenta_id, vehiculo: 'Bitrén', tipo_vehiculo: 'ARRASTRE' })
    const values = { ...nuevo, nombre: 'De bitrenes', critico: true, aplica_vehiculos: ['Bitrén' as const] }
    const { vista } = await save({ ...values, vigente_desde: dia }, '0', true)
    expect(vista).toMatchObject({ dia, pierden: { cantidad: 1 } })
  })

  test('lays nothing at the door of a requirement that another has already taken them off the road for', async () => {
    const { rows } = await sql<{
      antes: string
      dia: string
    }>`select hoy() + 10 as antes, hoy() + 40 as dia`.execute(app.owner)
    const { cuenta_id } = await app.make.cuenta()
    await app.make.dominio({ cuenta_id, vehiculo: 'Carretón', tipo_vehiculo: 'ARRASTRE' })
    const values = { ...nuevo, critico: true, aplica_vehiculos: ['Carretón' as const] }
    const look = async () =>
      (await save({ ...values, nombre: 'El segundo', vigente_desde: rows[0]?.dia ?? '' }, '0', true)).vista

    expect(await look()).toMatchObject({ dia: rows[0]?.dia, pierden: { cantidad: 1 } })
    await save({ ...values, nombre: 'El primero', vigente_desde: rows[0]?.antes ?? '' })
    expect(await look()).toMatchObject({ pierden: { cantidad: 0 }, igual: { cantidad: 1 }, empiezan: 1 })
  })

  test('of a wrong type says what is wrong', async () => {
    await expect(save({ ...nuevo, meses: null }, '0', true)).rejects.toMatchObject({
      body: { code: 1510, fields: { meses: 'Campo requerido' } },
    })
  })
})
