import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn } from '../../../testing/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const hoy = hoyEnBuenosAires()
const tractor = {
  dominio: 'ab 123-cd',
  vehiculo: 'Tractor',
  cantidad_ejes: '3',
  marca: 'Pampera',
} as const
const refusal = (code: number | string, fields?: Record<string, unknown>) => ({
  body: { code, ...(fields && { fields }) },
})

describe('a new dominio', () => {
  test('has its plate spelled, its type from its vehicle, and its requirements waiting', async () => {
    const carrier = await signedIn(app)
    const { records } = await carrier.call('SaveDominio', { dominioid: '0', values: tractor })
    expect(records[0]).toMatchObject({
      dominio: 'AB123CD',
      pais_patente: 'Argentina',
      tipo_vehiculo: 'MOTRIZ',
      cantidad_ejes: 3,
      titularidad: 'PROPIO',
      estado_dominio: 'ACTIVO',
      aptitud: 'no habilitado',
      motivo_estado: null,
      unidades: [],
      version: 1,
    })
    const asked = records[0]?.casillas.map((casilla) => casilla.nombre)
    expect(asked).toContain('RUTA')
    expect(asked).not.toContain('Prueba hidráulica de cisterna')
  })

  test('is asked for what its body, its loads and its owner bring', async () => {
    const carrier = await signedIn(app)
    const { records } = await carrier.call('SaveDominio', {
      dominioid: '0',
      values: {
        ...tractor,
        vehiculo: 'Semirremolque',
        carroceria: 'Cisterna',
        titularidad: 'LEASING',
        transporta_alimentos: true,
      },
    })
    expect(records[0]).toMatchObject({ tipo_vehiculo: 'ARRASTRE' })
    const asked = records[0]?.casillas.map((casilla) => casilla.nombre)
    expect(asked).toEqual(
      expect.arrayContaining([
        'Prueba hidráulica de cisterna',
        'Contrato de leasing o comodato',
        'Habilitación UTA',
      ]),
    )
    expect(asked).not.toContain('RUTA')
  })

  test('needs each required field, and says so beside it', async () => {
    const carrier = await signedIn(app)
    await expect(carrier.call('SaveDominio', { dominioid: '0', values: {} })).rejects.toMatchObject(
      refusal(1510, {
        dominio: 'Campo requerido',
        vehiculo: 'Campo requerido',
        cantidad_ejes: 'Campo requerido',
        marca: 'Campo requerido',
      }),
    )
  })

  test.each([
    [
      'a plate of another country',
      { dominio: 'ABC1D23' },
      'dominio',
      'No es una patente de Argentina. Ejemplo: AB123CD o ABC123',
    ],
    ['a country that is not served', { pais_patente: 'Narnia' }, 'pais_patente', 'Elegí un país de la lista'],
    ['a vehicle that does not exist', { vehiculo: 'Moto' }, 'vehiculo', 'Elegí un vehículo de la lista'],
    ['ten axles', { cantidad_ejes: 10 }, 'cantidad_ejes', 'Elegí de 1 a 9 ejes'],
    ['no axle', { cantidad_ejes: '0' }, 'cantidad_ejes', 'Elegí de 1 a 9 ejes'],
    ['an impossible year', { anio: 1949 }, 'anio', `El año va de 1950 a ${Number(hoy.slice(0, 4)) + 1}`],
    [
      'a type that its vehicle is not',
      { tipo_vehiculo: 'ARRASTRE' },
      'tipo_vehiculo',
      'Ese vehículo es MOTRIZ',
    ],
    [
      'a leave',
      { estado_dominio: 'BAJA', fecha_baja: '2026-01-01', motivo_baja: 'Venta' },
      'estado_dominio',
      'Un dominio nuevo empieza activo',
    ],
  ])('is refused with %s', async (_, wrong, field, sentence) => {
    const carrier = await signedIn(app)
    const answer = await carrier.send('SaveDominio', { dominioid: '0', values: { ...tractor, ...wrong } })
    expect(answer.json()).toMatchObject({ error: { code: 1510, fields: { [field]: sentence } } })
  })

  test('with the plate of another of this carrier names that one; another carrier or country may have the same', async () => {
    const carrier = await signedIn(app)
    const values = { ...tractor, pais_patente: 'Paraguay', dominio: 'ABC123' }
    const { records } = await carrier.call('SaveDominio', { dominioid: '0', values })
    await expect(
      carrier.call('SaveDominio', { dominioid: '0', values: { ...values, dominio: 'abc 123' } }),
    ).rejects.toMatchObject({
      body: { code: 1511, twin: records[0]?.dominioid, message: 'Ya existe: ABC123 (Paraguay).' },
    })
    await expect(
      carrier.call('SaveDominio', { dominioid: '0', values: { ...values, pais_patente: 'Argentina' } }),
    ).resolves.toBeDefined()
    await expect((await signedIn(app)).call('SaveDominio', { dominioid: '0', values })).resolves.toBeDefined()
  })

  test('saved twice at once is kept once', async () => {
    const carrier = await signedIn(app)
    const both = await Promise.allSettled(
      [1, 2].map(() => carrier.call('SaveDominio', { dominioid: '0', values: tractor })),
    )
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { body: { code: 1511 } },
    })
    expect((await carrier.call('ListDominios', {})).total).toBe(1)
  })
})

describe('an edited dominio', () => {
  test('changes in what was sent alone, and counts the version', async () => {
    const carrier = await signedIn(app)
    const { dominioid, dominio } = await app.make.dominio({ cuenta_id: carrier.cuentaId, marca: 'Andina' })
    const { records } = await carrier.call('SaveDominio', {
      dominioid,
      values: { nombre: 'El Tero', anio: '2019', tipo_vehiculo: 'MOTRIZ', version: 1 },
    })
    expect(records[0]).toMatchObject({ dominio, marca: 'Andina', nombre: 'El Tero', anio: 2019, version: 2 })
    await expect(
      carrier.call('SaveDominio', { dominioid, values: { nombre: 'Otro', version: 1 } }),
    ).rejects.toMatchObject(refusal(1520))
  })

  test('keeps to the plates of its country when only the country changes', async () => {
    const carrier = await signedIn(app)
    const { dominioid } = await app.make.dominio({ cuenta_id: carrier.cuentaId, dominio: 'AB123CD' })
    await expect(
      carrier.call('SaveDominio', { dominioid, values: { pais_patente: 'Uruguay' } }),
    ).rejects.toMatchObject(refusal(1510, { dominio: 'No es una patente de Uruguay. Ejemplo: ABC1234' }))
  })

  test('that the provider blocked is refused, and so is somebody else’s', async () => {
    const carrier = await signedIn(app)
    const blocked = await app.make.dominio({ cuenta_id: carrier.cuentaId, estado_dominio: 'BLOQUEADO' })
    const foreign = await app.make.dominio()
    await expect(
      carrier.call('SaveDominio', { dominioid: blocked.dominioid, values: { nombre: 'X' } }),
    ).rejects.toMatchObject(refusal(1517))
    await expect(
      carrier.call('SaveDominio', { dominioid: foreign.dominioid, values: { nombre: 'X' } }),
    ).rejects.toMatchObject(refusal('RECORD_NOT_FOUND'))
  })

  test('stays what its unit needs it to be', async () => {
    const carrier = await signedIn(app)
    const { dominioid } = await app.make.dominio({ cuenta_id: carrier.cuentaId })
    await app.make.unidad({ cuenta_id: carrier.cuentaId, tractor: dominioid, nombre: 'Norte' })
    await expect(
      carrier.call('SaveDominio', { dominioid, values: { vehiculo: 'Acoplado' } }),
    ).rejects.toMatchObject(
      refusal(1510, { vehiculo: 'Es parte de la unidad «Norte»: sacalo de ahí antes de cambiarlo' }),
    )
    await expect(
      carrier.call('SaveDominio', { dominioid, values: { vehiculo: 'Chasis' } }),
    ).resolves.toMatchObject({ records: [{ vehiculo: 'Chasis', unidades: [{ nombre: 'Norte' }] }] })
  })

  test('warns of an age that the law limits', async () => {
    const carrier = await signedIn(app)
    const { dominioid } = await app.make.dominio({ cuenta_id: carrier.cuentaId })
    const { records } = await carrier.call('SaveDominio', { dominioid, values: { anio: 1998 } })
    expect(records[0]?.advertencias).toEqual([
      'El vehículo tiene más de 20 años, el límite general para cargas.',
    ])
  })
})

describe('leaving and coming back', () => {
  test('asks when and why, asks no document of it, and is written into the history', async () => {
    const carrier = await signedIn(app)
    const { dominioid } = await app.make.dominio({ cuenta_id: carrier.cuentaId })
    await expect(
      carrier.call('SaveDominio', { dominioid, values: { estado_dominio: 'BAJA' } }),
    ).rejects.toMatchObject(refusal(1510, { fecha_baja: 'Campo requerido', motivo_baja: 'Campo requerido' }))
    await expect(
      carrier.call('SaveDominio', {
        dominioid,
        values: { estado_dominio: 'BAJA', fecha_baja: sumarDias(hoy, 1), motivo_baja: 'Venta' },
      }),
    ).rejects.toMatchObject(refusal(1510, { fecha_baja: 'La fecha de baja no puede ser futura' }))

    const leave = { estado_dominio: 'BAJA', fecha_baja: '2026-01-15', motivo_baja: 'Venta' } as const
    const gone = (await carrier.call('SaveDominio', { dominioid, values: leave })).records[0]
    expect(gone).toMatchObject({
      ...leave,
      aptitud: 'no habilitado',
      motivo_estado: 'Dado de baja el 15/01/2026',
      motivos: [],
      casillas: [],
    })

    const back = (await carrier.call('SaveDominio', { dominioid, values: { estado_dominio: 'ACTIVO' } }))
      .records[0]
    expect(back).toMatchObject({ estado_dominio: 'ACTIVO', fecha_baja: null, motivo_baja: null })
    const lines = await app.owner
      .selectFrom('historial')
      .select(['docrechistorial_estado', 'tiporecurso', 'dominioid', 'actor', 'nota'])
      .where('recursoid', '=', dominioid)
      .orderBy('createdtime')
      .execute()
    const line = { tiporecurso: 'dominio', dominioid, actor: carrier.contactid }
    expect(lines).toEqual([
      { ...line, docrechistorial_estado: 'baja', nota: 'Venta' },
      { ...line, docrechistorial_estado: 'reactivado', nota: null },
    ])
  })
})

test('a dominio is read with its slots, and says what is missing', async () => {
  const carrier = await signedIn(app)
  const { dominioid, dominio } = await app.make.dominio({ cuenta_id: carrier.cuentaId })
  const { records } = await carrier.call('DetailDominio', { dominioid })

  expect(records[0]).toMatchObject({ dominioid, dominio, aptitud: 'no habilitado' })
  expect(records[0]?.motivos).toContain('Póliza de seguro RC: falta presentar')
})
