import type { Request } from '@portal/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { markHitos } from '../../../jobs/hitos.ts'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, type Carrier } from '../../../testing/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

/** `count` lines, a minute apart, the oldest called "Línea 1". */
async function withLines(count: number): Promise<Carrier> {
  const carrier = await signedIn(app)
  await sql`
    insert into historial (cuenta_id, docrechistorial_estado, createdtime, tiporecurso, recursoid, nombre)
    select ${carrier.cuentaId}, 'aprobado', '2026-01-31T12:00:00Z'::timestamptz + n * interval '1 minute', 'chofer', '17x1', 'Línea ' || n
    from generate_series(1, ${count}::int) n`.execute(app.owner)
  return carrier
}

describe('the history', () => {
  test('comes fifteen lines at a time, the oldest first, unless asked otherwise', async () => {
    const carrier = await withLines(40)

    const first = await carrier.call('ListRecDocHistorial', {})
    expect(first).toMatchObject({ page: 1, pagesize: 15, total: 40, moreRecords: true })
    expect(first.records.map(({ nombre }) => nombre)).toEqual(
      Array.from({ length: 15 }, (_, i) => `Línea ${i + 1}`),
    )
    const newest = await carrier.call('ListRecDocHistorial', { order: 'createdtime DESC', pagesize: 3 })
    expect(newest.records.map(({ nombre }) => nombre)).toEqual(['Línea 40', 'Línea 39', 'Línea 38'])
  })

  test.each(['createdtime ASC', 'createdtime DESC', 'nombre ASC', 'dominio DESC'])(
    'has each line on one page, by %s',
    async (order) => {
      const carrier = await withLines(40)
      await app.make.historial({ cuenta_id: carrier.cuentaId, dominio: 'AB123CD' })
      const pageOf = (page: number) =>
        carrier.call('ListRecDocHistorial', { order, page, pagesize: 7 }).then(({ records }) => records)

      const pages = await Promise.all([1, 2, 3, 4, 5, 6].map(pageOf))
      const all = await carrier.call('ListRecDocHistorial', { order, pagesize: 200 })

      expect(pages.flat()).toEqual(all.records)
      expect(pages[5]).toHaveLength(6)
      expect(all.records).toHaveLength(41)
    },
  )

  test('says how many lines there are on a page past the end, and in an account without any', async () => {
    const carrier = await withLines(40)
    expect(await carrier.call('ListRecDocHistorial', { page: 4 })).toEqual({
      records: [],
      page: 4,
      pagesize: 15,
      total: 40,
      moreRecords: false,
    })
    const nobody = await signedIn(app)
    expect(await nobody.call('ListRecDocHistorial', {})).toMatchObject({ records: [], total: 0 })
    expect(await nobody.call('ListRecDocHistorial', { search: 'línea' })).toMatchObject({
      records: [],
      total: 0,
      totalCapped: false,
    })
  })
})

describe('the history cut', () => {
  let carrier: Carrier
  beforeAll(async () => {
    carrier = await signedIn(app)
    const cuenta_id = carrier.cuentaId
    const { choferid } = await app.make.chofer({ cuenta_id, estado_cuenta: 'BAJA' })
    const { dominioid } = await app.make.dominio({ cuenta_id, dominio: 'AB123CD' })
    const dominio = {
      cuenta_id,
      recursoid: dominioid,
      dominioid,
      tiporecurso: 'dominio',
      dominio: 'AB123CD',
      marca: 'Citroën',
      nombre: 'El 50%_nuevo',
      tipodocumento: 'Póliza',
    }
    const chofer = { cuenta_id, recursoid: choferid, choferid, nombre: 'Núñez, Ana' }
    await app.make.historial({ ...dominio, docrechistorial_estado: 'en revision' })
    await app.make.historial({ ...dominio, docrechistorial_estado: 'rechazado' })
    await app.make.historial({ ...chofer, tiporecurso: 'chofer' })
    await app.make.historial({ ...chofer, tiporecurso: 'chofer dado de baja' })
    await app.make.historial({ nombre: 'Núñez, de otro transportista', dominio: 'AB123CD' })
    ids = { choferid, dominioid }
  })
  let ids: { choferid: string; dominioid: string }

  const found = async (input: Request<'ListRecDocHistorial'>) => {
    const { records, total } = await carrier.call('ListRecDocHistorial', input)
    expect(total).toBe(records.length)
    return records.map(
      ({ nombre, docrechistorial_estado, tiporecurso }) =>
        `${nombre} ${tiporecurso} ${docrechistorial_estado}`,
    )
  }
  const presented = 'El 50%_nuevo dominio en revision'
  const rejected = 'El 50%_nuevo dominio rechazado'
  const active = 'Núñez, Ana chofer aprobado'
  const onLeave = 'Núñez, Ana chofer dado de baja aprobado'

  test.each([
    ['by plate, whatever the case', 'b123', [presented, rejected]],
    ['by brand, without the accent', 'citroen', [presented, rejected]],
    ['by name, with an accent that is not there', 'NUÑÉZ', [active, onLeave]],
    ['by the name of the document type', 'poliza', [presented, rejected]],
    ['by signs that mean something to SQL', '50%_', [presented, rejected]],
    ['by a sign that stands for itself', '5_%', []],
    ['by a backslash', '\\', []],
    ['by a wide percent sign', '％nuevo', []],
  ])('%s', async (_, search, lines) => {
    expect(await found({ search })).toEqual(lines)
    expect(await found({ filter: { search } })).toEqual(lines)
  })

  test('by kind, resource, status, and how its resources stand now; with a search too', async () => {
    for (const search of [undefined, 'n']) {
      const of = (input: Request<'ListRecDocHistorial'>) => found({ ...input, search })
      expect(await of({ filter: { tiporecurso: 'chofer' } })).toEqual([active, onLeave])
      expect(await of({ filter: { tiporecurso: 'dominio' } })).toEqual([presented, rejected])
      expect(await of({ filter: { recursoid: ids.choferid } })).toEqual([active, onLeave])
      expect(await of({ filter: { recursoid: ids.dominioid, estado: 'rechazado' } })).toEqual([rejected])
      expect(await of({ estadorecursos: 'BAJA' })).toEqual([active, onLeave])
      expect(await of({ estadorecursos: 'ACTIVO', filter: { estado: 'en revision' } })).toEqual([presented])
      expect(await of({ estadorecursos: 'BLOQUEADO' })).toEqual([])
    }
  })
})

test('a search counts up to a thousand, says so, and its pages go on', async () => {
  const carrier = await withLines(1_030)
  const pageOf = (page: number) =>
    carrier.call('ListRecDocHistorial', { search: 'linea', page, pagesize: 100 })

  expect(await pageOf(1)).toMatchObject({ total: 1_000, totalCapped: true, moreRecords: true })
  expect(await pageOf(10)).toMatchObject({ total: 1_000, totalCapped: true, moreRecords: true })
  const last = await pageOf(11)
  expect(last).toMatchObject({ total: 1_000, totalCapped: true, moreRecords: false })
  expect(last.records.map(({ nombre }) => nombre)).toEqual(
    Array.from({ length: 30 }, (_, i) => `Línea ${1_001 + i}`),
  )
  expect(await carrier.call('ListRecDocHistorial', { search: 'línea 103' })).toMatchObject({
    total: 2,
    totalCapped: false,
  })
})

test('a text that stops after many lines at the beginning is found at the far end too', async () => {
  const carrier = await withLines(20_050)
  await sql`
    insert into historial (cuenta_id, docrechistorial_estado, createdtime, tiporecurso, recursoid, nombre)
    select ${carrier.cuentaId}, 'aprobado', '2026-01-31T12:00:00Z'::timestamptz + n * interval '1 day', 'chofer', '17x1', 'Rareza ' || n
    from (select generate_series(-99, 0) union all select 200) of(n)`.execute(app.owner)

  const { records, total } = await carrier.call('ListRecDocHistorial', { search: 'rareza', pagesize: 200 })

  expect(total).toBe(101)
  expect(records.map(({ nombre }) => nombre)).toEqual([
    ...Array.from({ length: 100 }, (_, i) => `Rareza ${i - 99}`),
    'Rareza 200',
  ])
})

test('of many lines, those of resources that stand so come in their order, from either end', async () => {
  const carrier = await signedIn(app)
  const cuenta_id = carrier.cuentaId
  const [{ choferid }, { choferid: onLeave }] = [
    await app.make.chofer({ cuenta_id }),
    await app.make.chofer({ cuenta_id, estado_cuenta: 'BAJA' }),
  ]
  await sql`
    insert into historial (cuenta_id, docrechistorial_estado, createdtime, tiporecurso, recursoid, choferid, nombre)
    select ${cuenta_id}, 'aprobado', '2026-01-31T12:00:00Z'::timestamptz + n * interval '1 minute', 'chofer', id, id,
      'Línea ' || lpad(n::text, 5, '0')
    from generate_series(1, 22000) n,
      lateral (select case when n % 11 = 0 then ${onLeave}::text else ${choferid}::text end as id) of(id)`.execute(
    app.owner,
  )
  const lines = Array.from({ length: 22_000 }, (_, i) => i + 1)
  for (const [estadorecursos, wanted] of [
    ['ACTIVO', lines.filter((n) => n % 11 !== 0)],
    ['BAJA', lines.filter((n) => n % 11 === 0)],
  ] as const)
    for (const order of ['createdtime ASC', 'createdtime DESC', 'nombre ASC', 'nombre DESC']) {
      const inOrder = order.endsWith('DESC') ? wanted.toReversed() : wanted
      const pages = Math.ceil(wanted.length / 70)
      for (const page of [1, 2, Math.floor(pages / 2), pages]) {
        const found = await carrier.call('ListRecDocHistorial', { estadorecursos, order, page, pagesize: 70 })
        expect(found.total).toBe(wanted.length)
        expect(found.records.map(({ nombre }) => Number(nombre.slice(6)))).toEqual(
          inOrder.slice((page - 1) * 70, page * 70),
        )
      }
    }
})

describe('milestones', () => {
  const pagesize = 130
  const pagesOf = (carrier: Carrier) =>
    Promise.all(
      (['createdtime ASC', 'createdtime DESC'] as const).flatMap((order) =>
        Array.from({ length: 21 }, (_, i) =>
          carrier.call('ListRecDocHistorial', { order, page: i + 1, pagesize }),
        ),
      ),
    )
  const positions = async ({ cuentaId }: Carrier) =>
    (
      await app.owner
        .selectFrom('historial_hito')
        .select('posicion')
        .where('cuenta_id', '=', cuentaId)
        .orderBy('posicion')
        .execute()
    ).map(({ posicion }) => posicion)

  test('change nothing of what the pages say, and grow with the history', async () => {
    const carrier = await withLines(2_500)
    const before = await pagesOf(carrier)

    await markHitos(app.owner)
    await markHitos(app.owner)

    expect(await positions(carrier)).toEqual([1_000, 2_000])
    expect(await pagesOf(carrier)).toEqual(before)

    await app.make.historial({ cuenta_id: carrier.cuentaId, nombre: 'La última' })
    await markHitos(app.owner)
    expect(await positions(carrier)).toEqual([1_000, 2_000])
    const last = await carrier.call('ListRecDocHistorial', { page: 20, pagesize })
    expect(last).toMatchObject({ total: 2_501, moreRecords: false })
    expect(last.records.at(-1)?.nombre).toBe('La última')
  })

  test('go when lines are written before them, as an import does', async () => {
    const carrier = await withLines(2_500)
    await markHitos(app.owner)
    await app.make.historial({
      cuenta_id: carrier.cuentaId,
      nombre: 'Importada',
      createdtime: '2026-02-01T08:00:30Z', // after line 1,200
    })

    expect(await positions(carrier)).toEqual([1_000])
    const { records, total } = await carrier.call('ListRecDocHistorial', { page: 13, pagesize: 100 })
    expect(total).toBe(2_501)
    expect(records.slice(0, 2).map(({ nombre }) => nombre)).toEqual(['Importada', 'Línea 1201'])

    await markHitos(app.owner)
    expect(await positions(carrier)).toEqual([1_000, 2_000])
    const deep = await carrier.call('ListRecDocHistorial', { page: 21, pagesize: 100 })
    expect(deep.records[0]?.nombre).toBe('Línea 2000')
  })

  test('do not stand on lines of the last hour, which one that is being written could still precede', async () => {
    const carrier = await signedIn(app)
    await sql`
      insert into historial (cuenta_id, docrechistorial_estado, tiporecurso, recursoid, nombre)
      select ${carrier.cuentaId}, 'aprobado', 'chofer', '17x1', 'Línea ' || n from generate_series(1, 1001) n`.execute(
      app.owner,
    )
    await markHitos(app.owner)
    expect(await positions(carrier)).toEqual([])
  })
})
