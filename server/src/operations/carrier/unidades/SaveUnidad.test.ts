import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, type Carrier } from '../../../testing/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const refusal = (code: number | string, fields?: Record<string, unknown>) => ({
  body: { code, ...(fields && { fields }) },
})
const baja = { fecha_baja: '2026-01-15', motivo_baja: 'Prueba' }

/** A carrier with what a unit is made of. */
async function fleet() {
  const carrier = await signedIn(app)
  const cuenta_id = carrier.cuentaId
  const remolque = { cuenta_id, vehiculo: 'Semirremolque', tipo_vehiculo: 'ARRASTRE' } as const
  const [tractor, arrastre1, arrastre2, chofer1, chofer2] = await Promise.all([
    app.make.dominio({ cuenta_id, dominio: 'AB123CD' }),
    app.make.dominio({ ...remolque, vehiculo: 'Bitrén', dominio: 'ZX512ST' }),
    app.make.dominio({ ...remolque, dominio: 'ZX519ST' }),
    app.make.chofer({ cuenta_id, apellido: 'Gómez', nombre: 'Ana' }),
    app.make.chofer({ cuenta_id }),
  ])
  return {
    carrier,
    values: {
      nombre: 'Norte',
      tractor: tractor.dominioid,
      arrastre1: arrastre1.dominioid,
      arrastre2: arrastre2.dominioid,
      chofer1: chofer1.choferid,
      chofer2: chofer2.choferid,
    },
  }
}

async function saved(
  carrier: Carrier,
  unidadid: string,
  values: Parameters<typeof carrier.call<'SaveUnidad'>>[1]['values'],
) {
  const [unidad] = (await carrier.call('SaveUnidad', { unidadid, values })).records
  if (!unidad) throw new Error('no unidad')
  return unidad
}

describe('a new unit', () => {
  test('names its parts and is as fit as the least fit of them', async () => {
    const { carrier, values } = await fleet()
    const unidad = await saved(carrier, '0', values)
    expect(unidad).toMatchObject({
      ...values,
      estado: 'ACTIVA',
      version: 1,
      aptitud: 'no habilitado',
      advertencias: [],
    })
    expect(unidad.partes.map(({ lugar, nombre }) => [lugar, nombre]).slice(1, 5)).toEqual([
      ['tractor', 'AB123CD'],
      ['arrastre1', 'ZX512ST'],
      ['arrastre2', 'ZX519ST'],
      ['chofer1', 'Gómez, Ana'],
    ])
    expect(unidad.motivos).toEqual(
      expect.arrayContaining([
        'Contrato de ART del transporte: falta presentar',
        'RUTA de AB123CD: falta presentar',
        'DNI de Gómez, Ana: falta presentar',
      ]),
    )
  })

  test('needs a name and a tractor alone', async () => {
    const { carrier, values } = await fleet()
    await expect(carrier.call('SaveUnidad', { unidadid: '0', values: {} })).rejects.toMatchObject(
      refusal(1510, { nombre: 'Campo requerido', tractor: 'Campo requerido' }),
    )
    await expect(
      carrier.call('SaveUnidad', { unidadid: '0', values: { nombre: 'Norte', tractor: '' } }),
    ).rejects.toMatchObject(refusal(1510, { tractor: 'Campo requerido' }))
    const { nombre, tractor } = values
    expect(await saved(carrier, '0', { nombre, tractor })).toMatchObject({ arrastre1: null, chofer1: null })
  })

  test('is refused with parts in the wrong place, or twice', async () => {
    const { carrier, values } = await fleet()
    await expect(
      carrier.call('SaveUnidad', {
        unidadid: '0',
        values: {
          nombre: 'Norte',
          tractor: values.arrastre1,
          arrastre1: values.tractor,
          arrastre2: values.chofer1,
          chofer1: values.chofer2,
          chofer2: values.chofer2,
        },
      }),
    ).rejects.toMatchObject(
      refusal(1510, {
        tractor: 'ZX512ST es de arrastre: como tractor va un vehículo motriz',
        arrastre1: 'AB123CD es motriz: como arrastre va un vehículo remolcado',
        arrastre2: 'Elegí un dominio de tu lista',
        chofer2: 'Ya está en la unidad',
      }),
    )
  })

  test('takes nobody who is not on the road, and nothing of another carrier', async () => {
    const { carrier, values } = await fleet()
    const cuenta_id = carrier.cuentaId
    const gone = await app.make.chofer({
      cuenta_id,
      apellido: 'Ido',
      nombre: 'Víctor',
      estado_cuenta: 'BAJA',
    })
    const blocked = await app.make.chofer({
      cuenta_id,
      apellido: 'Quieto',
      nombre: 'Raúl',
      estado_cuenta: 'BLOQUEADO',
    })
    const foreign = await fleet()
    await expect(
      carrier.call('SaveUnidad', {
        unidadid: '0',
        values: {
          ...values,
          tractor: foreign.values.tractor,
          chofer1: gone.choferid,
          chofer2: blocked.choferid,
        },
      }),
    ).rejects.toMatchObject(
      refusal(1510, {
        tractor: 'Elegí un dominio de tu lista',
        chofer1: 'Ido, Víctor está dado de baja',
        chofer2: 'Quieto, Raúl está bloqueado por el proveedor',
      }),
    )
  })

  test('with the tractor of another active unit is kept, and warns', async () => {
    const { carrier, values } = await fleet()
    const first = await saved(carrier, '0', values)
    const second = await saved(carrier, '0', { nombre: 'Sur', tractor: values.tractor })
    expect(second.advertencias).toEqual(['AB123CD también es el tractor de la unidad «Norte».'])
    await saved(carrier, first.unidadid, { estado: 'INACTIVA' })
    const { records } = await carrier.call('DetailUnidad', { unidadid: second.unidadid })
    expect(records[0]?.advertencias).toEqual([])
  })
})

describe('an edited unit', () => {
  test('changes in what was sent alone; an empty place takes the part out', async () => {
    const { carrier, values } = await fleet()
    const { unidadid } = await saved(carrier, '0', values)
    expect(await saved(carrier, unidadid, { chofer2: '', version: 1 })).toMatchObject({
      nombre: 'Norte',
      chofer1: values.chofer1,
      chofer2: null,
      version: 2,
    })
    await expect(
      carrier.call('SaveUnidad', { unidadid, values: { nombre: 'Sur', version: 1 } }),
    ).rejects.toMatchObject(refusal(1520))
    await expect(
      (await signedIn(app)).call('SaveUnidad', { unidadid, values: { nombre: 'Sur' } }),
    ).rejects.toMatchObject(refusal('RECORD_NOT_FOUND'))
  })

  test('keeps a part that the provider blocked later, and says that it stops the unit', async () => {
    const { carrier, values } = await fleet()
    const { unidadid } = await saved(carrier, '0', values)
    await app.owner
      .updateTable('dominio')
      .set({ estado_dominio: 'BLOQUEADO' })
      .where('dominioid', '=', values.arrastre1)
      .execute()
    const unidad = await saved(carrier, unidadid, { nombre: 'Norte 2' })
    expect(unidad.arrastre1).toBe(values.arrastre1)
    expect(unidad.motivos).toContain('ZX512ST está bloqueado por el proveedor')
  })

  test('that is inactive is not fit, and may be without a tractor', async () => {
    const { carrier, values } = await fleet()
    const { unidadid } = await saved(carrier, '0', values)
    const unidad = await saved(carrier, unidadid, { estado: 'INACTIVA', tractor: '' })
    expect(unidad).toMatchObject({ estado: 'INACTIVA', tractor: null, aptitud: 'no habilitado' })
    expect(unidad.motivos[0]).toBe('La unidad está inactiva')
    await expect(
      carrier.call('SaveUnidad', { unidadid, values: { estado: 'ACTIVA' } }),
    ).rejects.toMatchObject(refusal(1510, { tractor: 'Campo requerido' }))
  })
})

describe('whoever leaves the road', () => {
  test('leaves its units, with a line in the history', async () => {
    const { carrier, values } = await fleet()
    const { unidadid } = await saved(carrier, '0', values)
    const choferid = values.chofer1
    expect((await carrier.call('DetailChofer', { choferid })).records[0]?.unidades).toEqual([
      { unidadid, nombre: 'Norte' },
    ])
    const { records } = await carrier.call('SaveChofer', {
      choferid,
      values: { estado_cuenta: 'BAJA', ...baja },
    })
    expect(records[0]?.unidades).toEqual([])
    expect((await carrier.call('DetailUnidad', { unidadid })).records[0]).toMatchObject({
      chofer1: null,
      chofer2: values.chofer2,
      estado: 'ACTIVA',
      version: 2,
    })
    const lines = await app.owner
      .selectFrom('historial')
      .select(['docrechistorial_estado', 'nota', 'nombre', 'actor'])
      .where('recursoid', '=', choferid)
      .orderBy('createdtime')
      .execute()
    expect(lines).toMatchObject([
      { docrechistorial_estado: 'baja' },
      {
        docrechistorial_estado: 'fuera de unidad',
        nota: 'Salió de la unidad «Norte»',
        nombre: 'Gómez, Ana',
        actor: carrier.contactid,
      },
    ])
  })

  test('as a tractor takes its units off the road too', async () => {
    const { carrier, values } = await fleet()
    const { unidadid } = await saved(carrier, '0', values)
    await carrier.call('SaveDominio', {
      dominioid: values.tractor,
      values: { estado_dominio: 'BAJA', ...baja },
    })
    expect((await carrier.call('DetailUnidad', { unidadid })).records[0]).toMatchObject({
      tractor: null,
      estado: 'INACTIVA',
    })
    const line = await app.owner
      .selectFrom('historial')
      .select('nota')
      .where('recursoid', '=', values.tractor)
      .where('docrechistorial_estado', '=', 'fuera de unidad')
      .executeTakeFirst()
    expect(line?.nota).toBe('Salió de la unidad «Norte», que quedó inactiva')
  })

  test('while it is put into a unit ends up out of it, or was never in', async () => {
    const { carrier, values } = await fleet()
    const { unidadid } = await saved(carrier, '0', { nombre: 'Norte', tractor: values.tractor })
    for (let round = 0; round < 5; round++) {
      await carrier.call('SaveChofer', { choferid: values.chofer1, values: { estado_cuenta: 'ACTIVO' } })
      await Promise.allSettled([
        carrier.call('SaveUnidad', { unidadid, values: { chofer1: values.chofer1 } }),
        carrier.call('SaveChofer', {
          choferid: values.chofer1,
          values: { estado_cuenta: 'BAJA', ...baja },
        }),
      ])
      expect((await carrier.call('DetailUnidad', { unidadid })).records[0]?.chofer1).toBeNull()
    }
  })
})
