import type { Request, Result } from '@portal/contract'
import { Refusal } from '@portal/contract'
import { camposDe } from '@portal/contract/planillas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPool } from '../database/pool.ts'
import { roleUrl } from '../database/roles.ts'
import { startApp, type TestApp } from '../testing/app.ts'
import { lossyWay } from '../testing/lossyWay.ts'
import { signedIn, signedInOperador, type Carrier } from '../testing/people.ts'
import { runLote } from './lotes.ts'

let app: TestApp
let carrier: Carrier

beforeAll(async () => {
  app = await startApp()
}, 60_000)
afterAll(() => app.stop())
beforeEach(async () => {
  carrier = await signedIn(app)
})

type Tipo = NonNullable<Request<'RevisarLote'>['tipo']>

async function ensayar(tipo: Tipo, campos: (string | null)[], ...filas: string[][]): Promise<string> {
  const { records } = await carrier.call('RevisarLote', {
    loteid: '0',
    tipo,
    archivo: { nombre: 'planilla.xlsx', huella: 'b'.repeat(64), hoja: '' },
    columnas: campos.map((campo) => ({ titulo: campo ?? 'Otra', campo })),
    filas: filas.map((celdas, i) => ({ fila: i + 2, celdas })),
    completa: true,
  })
  return records[0]?.loteid ?? ''
}

type Detalle = Result<'DetailLote'>['records'][number]

async function detalle(loteid: string, more: Partial<Request<'DetailLote'>> = {}): Promise<Detalle> {
  const { records } = await carrier.call('DetailLote', { loteid, pagesize: 200, order: 'fila ASC', ...more })
  if (!records[0]) throw new Error('no lote')
  return records[0]
}

async function until(loteid: string, estado: Detalle['estado']): Promise<Detalle> {
  await expect
    .poll(async () => (await detalle(loteid)).estado, { timeout: 40_000, interval: 50 })
    .toBe(estado)
  return detalle(loteid)
}

async function importar(loteid: string): Promise<Detalle> {
  await carrier.call('ImportarLote', { loteid })
  return until(loteid, 'hecho')
}

async function deshacer(loteid: string): Promise<Detalle> {
  await carrier.call('DeshacerLote', { loteid })
  return until(loteid, 'deshecho')
}

const why = async (asked: Promise<unknown>): Promise<unknown> => {
  const error: unknown = await asked.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return error instanceof Refusal ? error.body.code : error
}

const choferesOf = ({ cuentaId }: Carrier) =>
  app.owner
    .selectFrom('chofer')
    .select(['choferid', 'apellido', 'documento', 'telefono', 'estado_cuenta', 'motivo_baja', 'version'])
    .where('cuenta_id', '=', cuentaId)
    .orderBy('documento')
    .execute()

const campos = ['apellido_y_nombre', 'documento', 'telefono']

describe('an import', () => {
  test('writes what was rehearsed, leaves the rest, and changes nothing the second time', async () => {
    const { cuentaId: cuenta_id } = carrier
    await app.make.chofer({ cuenta_id, apellido: 'Costa', nombre: 'Fabián', documento: '99000112' })
    const hoja = [
      ['Costa, Fabián', '99000112', '291 555-0112'],
      ['Ibáñez, Julia', '99000402', '291 555-0148'],
      ['Mal, Fila', '1', ''],
    ]
    const loteid = await ensayar('choferes', campos, ...hoja)
    const hecho = await importar(loteid)
    expect(hecho).toMatchObject({
      hecho: { creados: 1, cambiados: 1, fallidos: 0 },
      hechas: 2,
      por_hacer: 2,
      cancelado: false,
    })
    expect(await choferesOf(carrier)).toMatchObject([
      { documento: '99000112', telefono: '+5492915550112' },
      { documento: '99000402', telefono: '+5492915550148', apellido: 'Ibáñez' },
    ])
    const before = await choferesOf(carrier)
    const { loteid: again } = await detalle(await ensayar('choferes', campos, ...hoja))
    expect((await detalle(again)).cuentas).toMatchObject({ igual: 2, error: 1, crear: 0, cambiar: 0 })
    expect(await why(carrier.call('ImportarLote', { loteid: again }))).toBe(1529)
    expect(await choferesOf(carrier)).toEqual(before)
    // The bad row comes back with what is wrong with it.
    const afuera = await detalle(loteid, { afuera: 'SI' })
    expect(afuera.filas_de_pagina).toMatchObject([{ celdas: ['Mal, Fila', '1', ''] }])
  })

  test('is told by the audit with each record, in the person’s name, and counts as the writes that it is', async () => {
    const filas = Array.from({ length: 60 }, (_, i) => [
      `Fila ${String(i)}x, Una`,
      String(81_000_000 + i),
      '',
    ])
    const loteid = await ensayar('choferes', campos, ...filas)
    await importar(loteid)
    const lineas = await app.owner
      .selectFrom('auditoria')
      .select(['actor', 'accion', 'cambios', 'sobre_cuenta'])
      .where('objeto', '=', loteid)
      .where('request_id', '=', `lote ${loteid}`)
      .orderBy('auditoriaid')
      .execute()
    expect(lineas).toHaveLength(3)
    expect(lineas[0]).toMatchObject({
      actor: carrier.contactid,
      accion: 'ImportarLote',
      sobre_cuenta: carrier.cuentaId,
    })
    expect(
      lineas.flatMap(({ cambios }) => cambios).filter((c) => JSON.stringify(c).includes('"chofer"')),
    ).toHaveLength(60)
    const { records } = await carrier.call('ListCupos', {})
    // The part, the import, and its rows.
    expect(records.find(({ cupo }) => cupo === 'escrituras_propias')?.usado).toBe(62)
  })

  test('leaves a row whose record somebody changed since, and takes those that are to leave', async () => {
    const { cuentaId: cuenta_id } = carrier
    const { choferid } = await app.make.chofer({ cuenta_id, documento: '99000112' })
    const sale = await app.make.chofer({ cuenta_id, documento: '99000113' })
    const loteid = await ensayar('choferes', ['documento', 'telefono'], ['99000112', '291 555-0112'])
    await carrier.call('RevisarLote', {
      loteid,
      filas: [{ fila: -1, decision: 'baja' }],
      baja: { fecha_baja: '2026-01-02', motivo_baja: 'No está en la planilla' },
    })
    await carrier.call('SaveChofer', { choferid, values: { ciudad: 'Bahía Blanca' } })
    expect(await importar(loteid)).toMatchObject({ hecho: { cambiados: 0, fallidos: 1, bajas: 1 } })
    const [fila] = (await detalle(loteid)).filas_de_pagina
    expect(fila?.problemas[0]?.texto).toContain('Cambió después del ensayo')
    const leaves = (await choferesOf(carrier)).find((each) => each.choferid === sale.choferid)
    expect(leaves).toMatchObject({ estado_cuenta: 'BAJA', motivo_baja: 'No está en la planilla' })
    await deshacer(loteid)
    expect((await choferesOf(carrier)).find((each) => each.choferid === sale.choferid)).toMatchObject({
      estado_cuenta: 'ACTIVO',
      motivo_baja: null,
    })
  })

  test('saves the others where one of them may not be saved', async () => {
    const loteid = await ensayar('choferes', campos, ['Uno, A', '99000501', ''], ['Dos, B', '99000502', ''])
    // Somebody else adds the first meanwhile.
    await app.make.chofer({ cuenta_id: carrier.cuentaId, documento: '99000501' })
    expect(await importar(loteid)).toMatchObject({ hecho: { creados: 1, fallidos: 1 } })
  })

  test('goes on where it was killed, with nothing twice', async () => {
    const filas = Array.from({ length: 40 }, (_, i) => [
      `Fila ${String(i)}x, Una`,
      String(82_000_000 + i),
      '',
    ])
    const loteid = await ensayar('choferes', campos, ...filas)
    const now = sql<string>`now()`
    // As it stands when its worker goes after some rows: those are done, and nobody does the others.
    await app.owner
      .updateTable('lote')
      .set({ estado: 'importando', importado_por: carrier.contactid, empezado: now })
      .where('loteid', '=', loteid)
      .execute()
    const { choferid } = await app.make.chofer({ cuenta_id: carrier.cuentaId, documento: '82000000' })
    await sql`update lote_fila set hecho = 'creado', recursoid = ${choferid}, version_hecha = 1 where loteid = ${loteid} and fila = 2`.execute(
      app.owner,
    )
    await sql`select graphile_worker.add_job('lote', json_build_object('loteid', ${loteid}::text), queue_name => 'lotes')`.execute(
      app.owner,
    )
    expect(await until(loteid, 'hecho')).toMatchObject({ hecho: { creados: 40, fallidos: 0 } })
    expect(await choferesOf(carrier)).toHaveLength(40)
  })

  test('is cancelled where it stands, and one at a time is at work', async () => {
    const filas = Array.from({ length: 400 }, (_, i) => [
      `Fila ${String(i)}x, Una`,
      String(83_000_000 + i),
      '',
    ])
    const loteid = await ensayar('choferes', campos, ...filas)
    const other = await ensayar(
      'dominios',
      ['dominio', 'vehiculo', 'cantidad_ejes', 'marca'],
      ['AB123CD', 'Tractor', '2', 'Prueba'],
    )
    await carrier.call('ImportarLote', { loteid })
    expect(await why(carrier.call('ImportarLote', { loteid: other }))).toBe(1531)
    const { records } = await carrier.call('CancelarLote', { loteid })
    expect(records[0]).toMatchObject({ estado: 'hecho', cancelado: true })
    const { hechas } = await detalle(loteid)
    expect(hechas).toBeLessThan(400)
    expect(await choferesOf(carrier)).toHaveLength(hechas)
    expect(await importar(other)).toMatchObject({ hecho: { creados: 1 } })
    await deshacer(loteid)
    expect(await choferesOf(carrier)).toHaveLength(0)
  })

  test('waits for the next hour where the account wrote all that it may, and is held to how many it may have', async () => {
    const loteid = await ensayar('choferes', campos, ['Uno, A', '99000501', ''], ['Dos, B', '99000502', ''])
    await app.owner
      .insertInto('ajuste')
      .values({ clave: 'recursos_por_clase', valor: '1' })
      .onConflict((conflict) => conflict.column('clave').doUpdateSet({ valor: '1' }))
      .execute()
    try {
      expect(await importar(loteid)).toMatchObject({ hecho: { creados: 1, fallidos: 1 } })
    } finally {
      await app.owner.deleteFrom('ajuste').where('clave', '=', 'recursos_por_clase').execute()
    }
    const late = await ensayar('choferes', campos, ['Tres, C', '99000503', ''])
    await sql`update privado.escritura set cuantas = 20000 where sujeto = ${carrier.contactid}`.execute(
      app.owner,
    )
    expect(await why(carrier.call('ImportarLote', { loteid: late }))).toBe(1522)
    await sql`update privado.escritura set cuantas = 19999 where sujeto = ${carrier.contactid}`.execute(
      app.owner,
    )
    await carrier.call('ImportarLote', { loteid: late })
    await expect.poll(async () => (await detalle(late)).espera, { timeout: 10_000 }).not.toBeNull()
    expect((await detalle(late)).estado).toBe('importando')
  })

  // Far from it they are counted once a transaction, and near it with each row.
  test('is held to the last one to how many the account may have, also where it began far from that', async () => {
    const maximo = 530
    await app.owner
      .insertInto('ajuste')
      .values({ clave: 'recursos_por_clase', valor: String(maximo) })
      .execute()
    try {
      const first = Array.from({ length: 500 }, (_, i) => ['Fila, Persona', String(70_000_000 + i), ''])
      const more = Array.from({ length: 60 }, (_, i) => ({
        fila: 1_000 + i,
        celdas: ['Más, Persona', String(71_000_000 + i), ''],
      }))
      const loteid = await ensayar('choferes', campos, ...first)
      await carrier.call('RevisarLote', { loteid, filas: more, completa: true })
      expect((await detalle(loteid)).por_hacer).toBe(560)
      await carrier.call('ImportarLote', { loteid })
      // Somebody adds one meanwhile.
      await carrier.call('SaveChofer', {
        choferid: '0',
        values: {
          nombre: 'A',
          apellido: 'La vez',
          documento: '99000900',
          tipo_documento: 'DNI',
          nacionalidad: 'Argentina',
        },
      })
      expect(await until(loteid, 'hecho')).toMatchObject({ hecho: { creados: maximo - 1, fallidos: 31 } })
      expect(await choferesOf(carrier)).toHaveLength(maximo)
    } finally {
      await app.owner.deleteFrom('ajuste').where('clave', '=', 'recursos_por_clase').execute()
    }
  }, 60_000)

  test('ends where its person may not write any more', async () => {
    const loteid = await ensayar('choferes', campos, ['Uno, A', '99000501', ''])
    const colega = await signedIn(app, { cuentaId: carrier.cuentaId })
    await app.owner
      .updateTable('lote')
      .set({ estado: 'importando', importado_por: colega.contactid })
      .where('loteid', '=', loteid)
      .execute()
    await app.owner
      .updateTable('contacto')
      .set({ activo: false })
      .where('contactid', '=', colega.contactid)
      .execute()
    await sql`select graphile_worker.add_job('lote', json_build_object('loteid', ${loteid}::text), queue_name => 'lotes')`.execute(
      app.owner,
    )
    expect(await until(loteid, 'hecho')).toMatchObject({ cancelado: true, hecho: { creados: 0 } })
    expect(await choferesOf(carrier)).toHaveLength(0)
  })
})

/** Begins as its person would, and nobody goes on with it. */
const begin = (loteid: string, estado: 'importando' | 'deshaciendo') =>
  app.owner
    .updateTable('lote')
    .set({ estado, importado_por: carrier.contactid })
    .where('loteid', '=', loteid)
    .execute()

const poolAt = (ownerUrl: string) =>
  createPool({
    url: roleUrl(ownerUrl, 'portal_app'),
    max: 2,
    name: 'lotes',
    onError: () => undefined,
  })

test('a commit whose answer is lost is found done: nothing is done twice, fails by it, or is forgotten by an undo', async () => {
  const { cuentaId: cuenta_id } = carrier
  const { choferid } = await app.make.chofer({
    cuenta_id,
    documento: '99000200',
    telefono: '+5492915550100',
  })
  const loteid = await ensayar(
    'choferes',
    campos,
    ['', '99000200', '291 555-0112'],
    ['Prueba, Uno', '99000201', ''],
    ['Prueba, Dos', '99000202', ''],
  )
  const way = await lossyWay(app.ownerUrl)
  // The password of a role is the owner's, wherever the database is reached.
  const pool = poolAt(way.url)
  const parts = { db: app.owner, pool, log: app.http.log }
  try {
    await begin(loteid, 'importando')
    way.loseNextCommit()
    await expect(runLote(parts, loteid)).rejects.toThrow('Connection terminated')
    await runLote(parts, loteid)
    expect(await detalle(loteid)).toMatchObject({
      estado: 'hecho',
      hecho: { creados: 2, cambiados: 1, fallidos: 0 },
    })
    expect(await choferesOf(carrier)).toHaveLength(3)

    await begin(loteid, 'deshaciendo')
    way.loseNextCommit()
    await expect(runLote(parts, loteid)).rejects.toThrow('Connection terminated')
    await runLote(parts, loteid)
    expect(await detalle(loteid)).toMatchObject({
      estado: 'deshecho',
      deshecho: { vueltos: 1, quitados: 2, quedaron: 0 },
    })
    expect(await choferesOf(carrier)).toMatchObject([{ choferid, telefono: '+5492915550100' }])
  } finally {
    await pool.end()
    await way.close()
  }
})

test('two that are at one lote do each row once', async () => {
  const filas = Array.from({ length: 60 }, (_, i) => [`Fila ${String(i)}x, Una`, String(84_000_000 + i), ''])
  const loteid = await ensayar('choferes', campos, ...filas)
  const pool = poolAt(app.ownerUrl)
  const both = () => {
    const parts = { db: app.owner, pool, log: app.http.log }
    return Promise.all([runLote(parts, loteid), runLote(parts, loteid)])
  }
  try {
    await begin(loteid, 'importando')
    await both()
    expect(await detalle(loteid)).toMatchObject({ estado: 'hecho', hecho: { creados: 60, fallidos: 0 } })
    expect(await choferesOf(carrier)).toHaveLength(60)
    await begin(loteid, 'deshaciendo')
    await both()
    expect(await detalle(loteid)).toMatchObject({ estado: 'deshecho', deshecho: { quitados: 60 } })
    const { lineas } = await app.owner
      .selectFrom('auditoria')
      .select(({ fn }) => fn.countAll<number>().as('lineas'))
      .where('request_id', '=', `lote ${loteid}`)
      .executeTakeFirstOrThrow()
    expect(lineas).toBe(6)
  } finally {
    await pool.end()
  }
}, 30_000)

test('a row that meets a database at its limit waits for it, and did not fail', async () => {
  const loteid = await ensayar('choferes', campos, ['Prueba, Uno', '99000203', ''])
  const impatient = new URL(app.ownerUrl)
  impatient.searchParams.set('options', '-c lock_timeout=100')
  const pool = poolAt(impatient.href)
  const parts = { db: app.owner, pool, log: app.http.log }
  try {
    await begin(loteid, 'importando')
    await app.owner.transaction().execute(async (holds) => {
      await sql`lock table chofer in share mode`.execute(holds)
      await expect(runLote(parts, loteid)).rejects.toThrow('lock timeout')
    })
    await runLote(parts, loteid)
    expect(await detalle(loteid)).toMatchObject({ estado: 'hecho', hecho: { creados: 1, fallidos: 0 } })
  } finally {
    await pool.end()
  }
})

describe('undoing', () => {
  test('puts back what nobody touched, takes away what was made, and names the rest', async () => {
    const { cuentaId: cuenta_id } = carrier
    const { choferid: cambiado } = await app.make.chofer({
      cuenta_id,
      documento: '99000112',
      telefono: '+5492915550100',
    })
    const { choferid: tocado } = await app.make.chofer({ cuenta_id, documento: '99000113' })
    const { choferid: vuelve } = await app.make.chofer({
      cuenta_id,
      documento: '99000114',
      estado_cuenta: 'BAJA',
      fecha_baja: '2026-01-02',
      motivo_baja: 'Renunció',
    })
    const loteid = await ensayar(
      'choferes',
      ['apellido_y_nombre', 'documento', 'telefono'],
      ['', '99000112', '291 555-0112'],
      ['', '99000113', '291 555-0113'],
      ['', '99000114', ''],
      ['Nueva, Una', '99000401', ''],
      ['Nueva, Con papel', '99000402', ''],
    )
    await carrier.call('RevisarLote', { loteid, filas: [{ fila: 4, decision: 'usar' }] })
    await importar(loteid)
    await carrier.call('SaveChofer', { choferid: tocado, values: { ciudad: 'Bahía Blanca' } })
    const conPapel =
      (await choferesOf(carrier)).find(({ documento }) => documento === '99000402')?.choferid ?? ''
    const { tipodocumentoid } = await app.make.tipo()
    await app.make.documento({ cuenta_id, recursoid: conPapel, tipodocumentoid })
    const { deshecho } = await deshacer(loteid)
    expect(deshecho).toEqual({ vueltos: 2, quitados: 1, bajas: 1, quedaron: 1 })
    const by = new Map((await choferesOf(carrier)).map((each) => [each.choferid, each]))
    expect(by.get(cambiado)?.telefono).toBe('+5492915550100')
    expect(by.get(tocado)?.telefono).toBe('+5492915550113')
    expect(by.get(vuelve)).toMatchObject({ estado_cuenta: 'BAJA', motivo_baja: 'Renunció' })
    expect(by.get(conPapel)).toMatchObject({ estado_cuenta: 'BAJA', motivo_baja: 'Importación deshecha' })
    const quedo = (await detalle(loteid)).filas_de_pagina.find((fila) => fila.deshecho === 'quedo')
    expect(quedo?.problemas[0]?.texto).toContain('Alguien lo cambió')
  })

  test('is for a day, and for what was imported', async () => {
    const loteid = await ensayar('choferes', campos, ['Uno, A', '99000501', ''])
    expect(await why(carrier.call('DeshacerLote', { loteid }))).toBe(1525)
    await importar(loteid)
    expect((await detalle(loteid)).deshacible).not.toBeNull()
    await sql`update lote set terminado = now() - interval '25 hours' where loteid = ${loteid}`.execute(
      app.owner,
    )
    expect((await detalle(loteid)).deshacible).toBeNull()
    expect(await why(carrier.call('DeshacerLote', { loteid }))).toBe(1527)
    expect(await why(carrier.call('RevisarLote', { loteid }))).toBe(1525)
  })

  test('of dominios and unidades is the same', async () => {
    const { cuentaId: cuenta_id } = carrier
    const { dominioid } = await app.make.dominio({ cuenta_id, dominio: 'AB123CD' })
    const dominios = await ensayar(
      'dominios',
      ['dominio', 'vehiculo', 'cantidad_ejes', 'marca', 'nombre'],
      ['AB123CD', '', '', '', 'El rojo'],
      ['AC456EF', 'Semirremolque', '3', 'Prueba', ''],
    )
    expect(await importar(dominios)).toMatchObject({ hecho: { creados: 1, cambiados: 1 } })
    const unidades = await ensayar(
      'unidades',
      ['nombre', 'tractor', 'arrastre1'],
      ['U1', 'AB123CD', 'AC456EF'],
    )
    expect(await importar(unidades)).toMatchObject({ hecho: { creados: 1 } })
    const { records } = await carrier.call('ListUnidades', {})
    expect(records[0]?.partes).toMatchObject([{ nombre: 'AB123CD' }, { nombre: 'AC456EF' }])
    expect((await deshacer(unidades)).deshecho).toMatchObject({ quitados: 1 })
    // One of them was part of a unidad.
    expect((await deshacer(dominios)).deshecho).toMatchObject({ vueltos: 1, bajas: 1 })
    const rojo = await carrier.call('DetailDominio', { dominioid })
    expect(rojo.records[0]?.nombre).toBeNull()
  })
})

test('somebody of the provider imports in the account’s name, and the carrier reads who', async () => {
  const operador = await signedInOperador(app)
  const { cuentaId: cuentaid } = carrier
  const { records } = await operador.call('RevisarLotePorCuenta', {
    cuentaid,
    loteid: '0',
    tipo: 'choferes',
    archivo: { nombre: 'planilla.csv', huella: '', hoja: '' },
    columnas: [
      { titulo: 'Nombre', campo: 'apellido_y_nombre' },
      { titulo: 'DNI', campo: 'documento' },
    ],
    filas: [{ fila: 2, celdas: ['Paz, Ana', '99000777'] }],
    completa: true,
  })
  const loteid = records[0]?.loteid ?? ''
  await operador.call('ImportarLotePorCuenta', { cuentaid, loteid })
  const hecho = await until(loteid, 'hecho')
  expect(hecho).toMatchObject({ del_proveedor: true, hecho: { creados: 1 } })
  expect(hecho.creado_por).not.toBeNull()
  const line = await app.owner
    .selectFrom('auditoria')
    .select(['actor', 'sobre_cuenta'])
    .where('objeto', '=', loteid)
    .where('request_id', '=', `lote ${loteid}`)
    .executeTakeFirstOrThrow()
  expect(line.actor).toMatch(/^13x/)
  expect(line.sobre_cuenta).toBe(cuentaid)
  const other = await signedIn(app)
  const asOther = { cuentaid: other.cuentaId, loteid }
  expect(await why(operador.call('DetailLoteCuenta', asOther))).toBe('RECORD_NOT_FOUND')
  expect(await why(operador.call('DeshacerLotePorCuenta', asOther))).toBe('RECORD_NOT_FOUND')
  expect((await operador.call('ListLotesCuenta', { cuentaid })).total).toBe(1)
  const { records: hoy } = await operador.call('PlantillaDeLoteCuenta', { cuentaid, tipo: 'choferes' })
  expect(hoy).toHaveLength(1)
  // It is over already.
  const late = await operador.call('CancelarLotePorCuenta', { cuentaid, loteid })
  expect(late.records[0]).toMatchObject({ estado: 'hecho', cancelado: false })
  await operador.call('DeshacerLotePorCuenta', { cuentaid, loteid })
  await until(loteid, 'deshecho')
  expect(await choferesOf(carrier)).toHaveLength(0)
})

test('the template brings the rows of today, which change nothing when they come back', async () => {
  const { cuentaId: cuenta_id } = carrier
  const { dominioid } = await app.make.dominio({ cuenta_id, dominio: 'AB123CD' })
  const { choferid } = await app.make.chofer({ cuenta_id, documento: '99000112', cuil: null })
  await app.make.unidad({ cuenta_id, tractor: dominioid, chofer1: choferid })
  for (const tipo of ['choferes', 'dominios', 'unidades'] as const) {
    const { records, total } = await carrier.call('PlantillaDeLote', { tipo })
    expect(total).toBe(1)
    const loteid = await ensayar(tipo, [...camposDe(tipo)], ...records.map(({ celdas }) => celdas))
    expect((await detalle(loteid)).cuentas, tipo).toMatchObject({ igual: 1, falta: 0, error: 0 })
  }
})

test('rehearsals that nobody took up go, and old imports keep their counts', async () => {
  const viejo = await ensayar('choferes', campos, ['Uno, A', '99000501', ''])
  await importar(viejo)
  const ensayo = await ensayar('choferes', campos, ['Dos, B', '99000502', ''])
  await sql`update lote set creado = now() - interval '3 days' where loteid = ${ensayo}`.execute(app.owner)
  await sql`update lote set terminado = now() - interval '31 days' where loteid = ${viejo}`.execute(app.owner)
  await sql`select olvidar_lotes()`.execute(app.owner)
  expect(await why(carrier.call('DetailLote', { loteid: ensayo }))).toBe('RECORD_NOT_FOUND')
  expect(await detalle(viejo)).toMatchObject({ hecho: { creados: 1 }, filas: 1, filas_de_pagina: [] })
})
