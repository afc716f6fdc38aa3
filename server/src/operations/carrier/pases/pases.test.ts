import { rm } from 'node:fs/promises'
import { leerPase, type Pase } from '@portal/pase/pase.ts'
import { sql } from 'kysely'
import { encode } from 'uqr'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clavesPath, readClaves, writeClaves } from '../../../firma/claves.ts'
import { renewFirma } from '../../../firma/firma.ts'
import { cleanUp } from '../../../jobs/limpieza.ts'
import { diskStorage } from '../../../storage/disk.ts'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { gateOf } from '../../../testing/pasos.ts'
import { signedIn, type Carrier } from '../../../testing/people.ts'

let app: TestApp
let carrier: Carrier
let ids: { unidad: string; tractor: string; semi: string; otro: string; ana: string; luis: string }
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  carrier = await signedIn(app)
  const cuenta_id = carrier.cuentaId
  const arrastre = { cuenta_id, vehiculo: 'Semirremolque', tipo_vehiculo: 'ARRASTRE' } as const
  const tractor = (await app.make.dominio({ cuenta_id, dominio: 'AB123CD' })).dominioid
  const semi = (await app.make.dominio({ ...arrastre, dominio: 'ZX512ST' })).dominioid
  const otro = (await app.make.dominio({ ...arrastre, dominio: 'ZX513ST' })).dominioid
  const ana = (
    await app.make.chofer({ cuenta_id, apellido: 'Llanos', nombre: 'Ana', documento: '30.111.222' })
  ).choferid
  const luis = (
    await app.make.chofer({ cuenta_id, apellido: 'Monte', nombre: 'Luis', documento: '29888777' })
  ).choferid
  const [unidad] = (
    await carrier.call('SaveUnidad', {
      unidadid: '0',
      values: { nombre: 'Norte', tractor, arrastre1: semi, chofer1: ana },
    })
  ).records
  ids = { unidad: unidad?.unidadid ?? '', tractor, semi, otro, ana, luis }
})

const gone = { body: { code: 'RECORD_NOT_FOUND' } }
const ver = async (recursoid = ids.unidad, who = carrier) => {
  const [pase] = (await who.call('VerPase', { recursoid })).records
  if (!pase) throw new Error('no pass')
  return pase
}
const claves = async () =>
  (await app.owner.selectFrom('clave_de_firma').select(['claveid', 'publica']).execute()).map(
    ({ claveid, publica }) => ({ claveid, publica: new Uint8Array(publica) }),
  )
/** As a gate reads it now. */
const read = async (codigo: string) =>
  leerPase(codigo, {
    claves: await claves(),
    ahora: Date.now() / 1000,
    anulado: () => false,
  })
const serialOf = async (codigo: string): Promise<Pase['serial']> => {
  const { pase } = await read(codigo)
  if (!pase) throw new Error('unreadable')
  return pase.serial
}
/** As if the passes of it had been made so long before. */
const ages = (interval: string, recursoid = ids.unidad) =>
  sql`update pase set emitido = emitido - ${interval}::interval, vence = vence - ${interval}::interval
    where recursoid = ${recursoid}`.execute(app.owner)

describe('the pass of a unit', () => {
  test('says its plates and the numbers of its people, signed, for a week, and how it stands beside', async () => {
    const pase = await ver()

    expect(pase).toMatchObject({
      recursoid: ids.unidad,
      que: 'unidad',
      nombre: 'Norte',
      aptitud: 'no habilitado',
      hasta: null,
      compartido: false,
      partes: [
        { lugar: 'tractor', nombre: 'AB123CD' },
        { lugar: 'arrastre1', nombre: 'ZX512ST' },
        { lugar: 'chofer1', nombre: 'Llanos, Ana' },
      ],
    })
    expect(pase.motivo).toEqual(expect.stringContaining('falta presentar'))
    expect(pase.numero).toMatch(/^\d{4}-\d{4}$/)
    const { pase: read1, problema } = await read(pase.codigo)
    expect(problema).toBeUndefined()
    expect(read1).toMatchObject({
      tractor: 'AB123CD',
      arrastre1: 'ZX512ST',
      arrastre2: null,
      chofer1: '30111222',
      chofer2: null,
      serial: Number(pase.numero.replace('-', '')),
    })
    const days = (new Date(pase.vence).getTime() - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(6.99)
    expect(days).toBeLessThanOrEqual(7)
    expect(read1?.vence).toBe(Math.floor(new Date(pase.vence).getTime() / 1000))
  })

  test('tells no name, and fits a code of version 8 at M with all that one can have', async () => {
    const cuenta_id = carrier.cuentaId
    await sql`update chofer set documento = '99999998' where choferid = ${ids.ana}`.execute(app.owner)
    const more = await app.make.dominio({
      cuenta_id,
      vehiculo: 'Bitrén',
      tipo_vehiculo: 'ARRASTRE',
      dominio: 'ZX514ST',
    })
    await carrier.call('SaveUnidad', {
      unidadid: ids.unidad,
      values: { arrastre2: more.dominioid, chofer2: ids.luis },
    })
    // As after sixteen million of them, many years of a large provider's.
    await sql`alter table pase alter column serial restart with 16777214`.execute(app.owner)

    const { codigo } = await ver()

    expect(codigo).toMatch(/^PU1:[\dA-Z $%*+\-./:]+$/)
    expect(encode(codigo, { ecc: 'M' }).version).toBeLessThanOrEqual(8)
  })

  test('stays while it is good for two days more, and is another one before it ends', async () => {
    const first = await ver()
    expect((await ver()).codigo).toBe(first.codigo)
    await ages('4 days 23 hours')
    expect((await ver()).codigo).toBe(first.codigo)
    await ages('2 hours')
    const next = await ver()
    expect(next.codigo).not.toBe(first.codigo)
    expect(await serialOf(next.codigo)).toBeGreaterThan(await serialOf(first.codigo))
  })

  test('is another one once another trailer or another driver goes along', async () => {
    const first = await ver()
    await carrier.call('SaveUnidad', { unidadid: ids.unidad, values: { arrastre1: ids.otro } })
    const second = await ver()
    expect((await read(second.codigo)).pase).toMatchObject({ arrastre1: 'ZX513ST' })
    await carrier.call('SaveUnidad', { unidadid: ids.unidad, values: { chofer1: ids.luis } })
    expect((await read((await ver()).codigo)).pase).toMatchObject({ chofer1: '29888777' })
    // And what it said before is good again once it is so again.
    await carrier.call('SaveUnidad', {
      unidadid: ids.unidad,
      values: { arrastre1: ids.semi, chofer1: ids.ana },
    })
    expect((await ver()).codigo).toBe(first.codigo)
  })

  test('is none of a unit that is out of use, nor anybody else’s', async () => {
    await carrier.call('SaveUnidad', { unidadid: ids.unidad, values: { estado: 'INACTIVA' } })
    await expect(ver()).rejects.toMatchObject(gone)
    await expect(carrier.call('CompartirPase', { recursoid: ids.unidad })).rejects.toMatchObject(gone)
    const stranger = await signedIn(app)
    await expect(ver(ids.ana, stranger)).rejects.toMatchObject(gone)
    await expect(stranger.call('CompartirPase', { recursoid: ids.ana })).rejects.toMatchObject(gone)
    await expect(stranger.call('AnularPase', { recursoid: ids.ana })).rejects.toMatchObject(gone)
    // A dominio has none: its unit does.
    await expect(ver(ids.tractor)).rejects.toMatchObject(gone)
  })
})

describe('the pass of a chofer', () => {
  test('has the number alone, without dots', async () => {
    const pase = await ver(ids.ana)
    expect(pase).toMatchObject({ que: 'chofer', nombre: 'Llanos, Ana', aptitud: 'no habilitado' })
    expect((await read(pase.codigo)).pase).toMatchObject({ tractor: null, chofer1: '30111222' })
  })

  test('is none while they are on leave', async () => {
    await carrier.call('SaveChofer', {
      choferid: ids.luis,
      values: { estado_cuenta: 'BAJA', fecha_baja: '2026-01-15', motivo_baja: 'Prueba' },
    })
    await expect(ver(ids.luis)).rejects.toMatchObject(gone)
  })
})

test('is shown to a suspended account too: it says who comes, and not that they may', async () => {
  const owner = app.owner
  await owner
    .updateTable('cuenta')
    .set({ estado: 4, estado_motivo: 'Prueba' })
    .where('cuenta_id', '=', carrier.cuentaId)
    .execute()
  expect((await ver()).codigo).toMatch(/^PU1:/)
  expect((await carrier.call('AnularPase', { recursoid: ids.unidad })).records[0]?.anulados).toBe(1)
})

describe('taken back', () => {
  test('the codes that were shown are revoked, all that are good still, and the next one is another', async () => {
    const first = await ver()
    await carrier.call('SaveUnidad', { unidadid: ids.unidad, values: { arrastre1: ids.otro } })
    const second = await ver()
    await carrier.call('CompartirPase', { recursoid: ids.unidad })
    expect((await ver()).compartido).toBe(true)

    expect((await carrier.call('AnularPase', { recursoid: ids.unidad })).records).toEqual([
      { recursoid: ids.unidad, anulados: 2 },
    ])

    const revoked = await app.owner
      .selectFrom('pase')
      .select(['serial', 'anulado_por'])
      .where('anulado', 'is not', null)
      .where('recursoid', '=', ids.unidad)
      .execute()
    expect(revoked.map(({ serial }) => serial).toSorted((a, b) => a - b)).toEqual([
      await serialOf(first.codigo),
      await serialOf(second.codigo),
    ])
    expect(revoked.every(({ anulado_por }) => anulado_por === carrier.contactid)).toBe(true)
    const next = await ver()
    expect(next.compartido).toBe(false)
    expect([first.codigo, second.codigo]).not.toContain(next.codigo)
    // A second press finds the one that was made since.
    expect((await carrier.call('AnularPase', { recursoid: ids.unidad })).records[0]?.anulados).toBe(1)
  })

  test('and nobody makes more of them on one day than lists have room for', async () => {
    await ver()
    await sql`insert into pase (cuenta_id, recursoid, partes, vence, codigo, anulado, anulado_por)
      select cuenta_id, recursoid, partes, vence, codigo, now(), '12x1' from pase, generate_series(1, 49) where recursoid = ${ids.unidad}`.execute(
      app.owner,
    )
    await carrier.call('AnularPase', { recursoid: ids.unidad })
    await expect(ver()).rejects.toMatchObject({ body: { code: 1691 } })
    // Others of the same account have theirs.
    expect((await ver(ids.luis)).codigo).toMatch(/^PU1:/)
  })
})

describe('the key that signs', () => {
  const inHours = async (hours: number) => {
    const { rows } = await sql<{ claveid: string }>`
      select claveid from clave_de_pases(now() + make_interval(hours => 0, secs => ${hours * 3600}))`.execute(
      app.owner,
    )
    return rows.map(({ claveid }) => claveid)
  }
  const renewed = async () => (await renewFirma({ db: app.owner, dataDir: app.dataDir })).claveid

  test('is a new one once gates had a day to learn of it, and the one before it until then', async () => {
    const [first = ''] = await inHours(0)
    const second = await renewed()
    expect(await inHours(1)).toEqual([first])
    expect(await inHours(23.9)).toEqual([first])
    expect(await inHours(24.1)).toEqual([second])
    // Replaced twice within a day, the last that gates know signs on.
    const third = await renewed()
    expect(await inHours(12)).toEqual([first])
    expect(await inHours(25)).toEqual([third])

    const pase = await ver()
    const { pase: read1, problema } = await read(pase.codigo)
    expect(problema).toBeUndefined()
    expect(read1?.tractor).toBe('AB123CD')
    // And no pass outlives its key, of which lists say nothing seven days after it was replaced.
    await ages('3 days')
    await sql`update clave_de_firma set hasta = hasta - interval '20 hours', desde = desde - interval '30 hours' where claveid = ${first}`.execute(
      app.owner,
    )
    await carrier.call('AnularPase', { recursoid: ids.unidad })
    const hours = (new Date((await ver()).vence).getTime() - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(147)
    expect(hours).toBeLessThan(148.1)
  })

  test('is missed plainly where this node hasn’t it, and a pass that was made before is shown', async () => {
    const kept = await readClaves(app.dataDir)
    const first = await ver()
    await rm(clavesPath(app.dataDir))
    try {
      expect((await ver()).codigo).toBe(first.codigo)
      await expect(ver(ids.luis)).rejects.toMatchObject({ body: { code: 1670 } })
      const { rows } = await sql<{ left: number }>`
        select count(*)::integer as left from pase where recursoid = ${ids.luis}`.execute(app.owner)
      expect(rows[0]?.left).toBe(0)
    } finally {
      await writeClaves(app.dataDir, kept)
    }
  })
})

describe('where they passed', () => {
  test('is told of the chofer, the dominio and the unit, the newest first, with how long they were inside', async () => {
    const { paso, sede } = await gateOf(app)
    const cuenta_id = carrier.cuentaId
    const own = [
      { lugar: 'tractor', texto: 'AB123CD', cuenta_id, recursoid: ids.tractor },
      { lugar: 'chofer1', texto: '30111222', cuenta_id, recursoid: ids.ana },
    ] as const
    await paso(own, { unidadid: ids.unidad, momento: '2026-11-20T10:00:00Z' })
    await paso(own, { unidadid: ids.unidad, momento: '2026-11-20T12:30:00Z', sentido: 'sale' })
    await paso(own.slice(1), {
      momento: '2026-11-21T09:00:00Z',
      respuesta: 'no',
      motivos: ['Licencia venció'],
      igual: JSON.stringify({ autoriza: 'Jefa de Planta', motivo: 'La trae en papel' }),
    })

    const of = async (recursoid: string) => (await carrier.call('ListMisPasos', { recursoid })).records
    expect(await of(ids.unidad)).toMatchObject([
      { sentido: 'sale', estuvo: 150, sede, igual: null },
      { sentido: 'entra', estuvo: null, partes: [{ nombre: 'AB123CD' }, { nombre: 'Llanos, Ana' }] },
    ])
    expect((await of(ids.tractor)).length).toBe(2)
    const [newest, ...older] = await of(ids.ana)
    expect(newest).toMatchObject({
      respuesta: 'no',
      motivos: ['Licencia venció'],
      igual: 'La trae en papel',
      partes: [{ lugar: 'chofer1', nombre: 'Llanos, Ana' }],
    })
    expect(older).toHaveLength(2)
    expect(await of(ids.luis)).toEqual([])
  })

  test('names of others who came along stay theirs, and so do the reasons', async () => {
    const { paso } = await gateOf(app)
    const other = await signedIn(app)
    const theirs = await app.make.chofer({ cuenta_id: other.cuentaId, documento: '31222333' })
    await paso(
      [
        { lugar: 'tractor', texto: 'AB123CD', cuenta_id: carrier.cuentaId, recursoid: ids.tractor },
        { lugar: 'arrastre1', texto: 'ZX999ZZ' },
        { lugar: 'chofer1', texto: '31222333', cuenta_id: other.cuentaId, recursoid: theirs.choferid },
      ],
      { respuesta: 'no', motivos: ['Lo que es del otro'] },
    )
    const [seen] = (await carrier.call('ListMisPasos', { recursoid: ids.tractor })).records
    expect(seen).toMatchObject({
      motivos: [],
      partes: [
        { lugar: 'tractor', nombre: 'AB123CD' },
        { lugar: 'arrastre1', nombre: 'ZX999ZZ' },
      ],
    })
    expect((await other.call('ListMisPasos', { recursoid: ids.tractor })).records).toEqual([])
    expect((await other.call('ListMisPasos', { recursoid: theirs.choferid })).records).toHaveLength(1)
  })
})

test('passes are forgotten thirty days after their end', async () => {
  await ver()
  await ages('36 days')
  await cleanUp(app.owner, diskStorage(app.dataDir))
  expect(await passesOf(ids.unidad)).toBe(1)
  await ages('2 days')
  await cleanUp(app.owner, diskStorage(app.dataDir))
  expect(await passesOf(ids.unidad)).toBe(0)
})

const passesOf = async (recursoid: string) =>
  (await app.owner.selectFrom('pase').select('paseid').where('recursoid', '=', recursoid).execute()).length
