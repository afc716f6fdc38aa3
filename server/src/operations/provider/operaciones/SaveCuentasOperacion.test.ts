import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTries } from '../../../database/inTries.ts'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { signedIn, signedInOperador, type Carrier, type Operador } from '../../../testing/people.ts'

/** From when and until when accounts take part in an operacion: on any day once, and each is told so. */

let app: TestApp
let carrier: Carrier
let administrador: Operador

const hoy = hoyEnBuenosAires()
const ayer = sumarDias(hoy, -1)

const create = async (nombre: string) => {
  const { records } = await administrador.call('SaveOperacion', { operacionid: '0', values: { nombre } })
  return records[0] ?? expect.fail('nothing was saved')
}

const detail = async (operacionid: string) =>
  (await administrador.call('DetailOperacion', { operacionid })).records[0] ??
  expect.fail('no such operation')

const participaciones = async (operacionid: string) =>
  (await administrador.call('ListParticipaciones', { operacionid })).records

beforeAll(async () => {
  app = await startApp()
  carrier = await signedIn(app)
  administrador = await signedInOperador(app, { rol: 'administrador' })
})
afterAll(() => app.stop())

test('many accounts are added by CUIT; those that are not known, or disabled, are told and left out', async () => {
  const { operacionid } = await create('Puerto')
  const cuits = ['30710000005', '30710000013', '30710000021'].map((cuit) => withCheckDigit(cuit.slice(0, 10)))
  const [first = '', off = '', unknown = ''] = cuits
  const one = await app.make.cuenta({ tipo_documento: 'CUIT', cuit: first })
  const disabled = await app.make.cuenta({
    tipo_documento: 'CUIT',
    cuit: off,
    estado: estadoCuenta.deshabilitado,
  })
  const add = () =>
    administrador.call('SaveCuentasOperacion', { operacionid, cuentas: [carrier.cuentaId], cuits })
  const told = {
    operacionid,
    desconocidos: [unknown],
    deshabilitadas: [{ cuentaid: disabled.cuenta_id, accountname: disabled.accountname }],
  }
  const counted = { sinFin: 0, noEmpiezan: 0 }
  expect((await add()).records).toEqual([{ ...told, ...counted, cambiadas: 2, iguales: 0 }])
  expect((await add()).records).toEqual([{ ...told, ...counted, cambiadas: 0, iguales: 2 }])
  expect(
    (await participaciones(operacionid)).map(({ cuentaid, estado }) => [cuentaid, estado]).toSorted(),
  ).toEqual(
    [
      [carrier.cuentaId, 'vigente'],
      [one.cuenta_id, 'vigente'],
    ].toSorted(),
  )
  expect((await detail(operacionid)).cuentas).toBe(2)
})

test('one to come is told as such, may end before it begins, and begins at once then', async () => {
  const { operacionid } = await create('Antes de empezar')
  const cuentas = [carrier.cuentaId]
  const save = async (when: { desde?: string; hasta?: string } = {}) =>
    (await administrador.call('SaveCuentasOperacion', { operacionid, cuentas, ...when })).records[0]
      ?.cambiadas
  const estados = async () => (await participaciones(operacionid)).map(({ estado }) => estado)
  expect(await save({ desde: sumarDias(hoy, 5) })).toBe(1)
  expect(await estados()).toEqual(['por empezar'])
  expect(await save({ hasta: ayer })).toBe(1)
  expect(await estados()).toEqual(['terminada'])
  expect((await detail(operacionid)).cuentas).toBe(0)
  expect(await save()).toBe(1)
  expect((await detail(operacionid)).cuentas).toBe(1)
})

test('one that takes part ends through a day, is seen until then, and comes back', async () => {
  const { operacionid } = await create('Vuelta')
  const save = async (when: { desde?: string; hasta?: string } = {}) =>
    (await administrador.call('SaveCuentasOperacion', { operacionid, cuentas: [carrier.cuentaId], ...when }))
      .records[0]?.cambiadas
  const sees = async () =>
    (await carrier.call('ListOperaciones', {})).records.some((each) => each.operacionid === operacionid)
  expect(await save()).toBe(1)
  expect(await sees()).toBe(true)
  expect(await save({ hasta: hoy })).toBe(1)
  expect(await sees()).toBe(true)
  expect(await save({ hasta: ayer })).toBe(1)
  expect(await sees()).toBe(false)
  expect(await save()).toBe(1)
  expect(await sees()).toBe(true)
})

test('days that say nothing, and accounts of one that is closed, are refused', async () => {
  const { operacionid } = await create('Por cerrar')
  const cuentas = [carrier.cuentaId]
  for (const when of [
    { desde: hoy, hasta: hoy },
    { desde: sumarDias(hoy, -2) },
    { hasta: sumarDias(hoy, -2) },
    { desde: sumarDias(hoy, 4000) },
  ])
    await expect(
      administrador.call('SaveCuentasOperacion', { operacionid, cuentas, ...when }),
    ).rejects.toMatchObject({ body: { code: 1510 } })
  await administrador.call('SaveCuentasOperacion', { operacionid, cuentas })
  await administrador.call('SaveOperacion', { operacionid, values: { activa: false } })
  await expect(administrador.call('SaveCuentasOperacion', { operacionid, cuentas })).rejects.toMatchObject({
    body: { code: 1510 },
  })
  expect(await participaciones(operacionid)).toMatchObject([{ estado: 'terminada' }])
})

test('one that was to begin later begins sooner where somebody says so', async () => {
  const { operacionid } = await create('Obra que se adelanta')
  const asked = { operacionid, cuentas: [carrier.cuentaId] }
  await administrador.call('SaveCuentasOperacion', { ...asked, desde: sumarDias(hoy, 20) })
  const { records } = await administrador.call('SaveCuentasOperacion', asked)
  expect(records).toMatchObject([{ cambiadas: 1, iguales: 0 }])
  expect(await participaciones(operacionid)).toMatchObject([{ desde: hoy, hasta: null, estado: 'vigente' }])
})

test('whoever takes part through a day goes on without end, and is told so', async () => {
  const { operacionid } = await create('Sin fin')
  const save = async (when: { desde?: string; hasta?: string }) =>
    (await administrador.call('SaveCuentasOperacion', { operacionid, cuentas: [carrier.cuentaId], ...when }))
      .records[0]
  const rows = async () =>
    (await participaciones(operacionid)).map(({ desde, hasta, estado }) => [desde, hasta, estado])
  await save({ desde: hoy })
  await save({ hasta: sumarDias(hoy, 10) })
  expect(await save({ hasta: sumarDias(hoy, 30) }), 'later than it was').toMatchObject({ cambiadas: 1 })
  expect(await rows()).toEqual([[hoy, sumarDias(hoy, 30), 'vigente']])
  expect(await save({ hasta: sumarDias(hoy, 30) })).toMatchObject({ cambiadas: 0, iguales: 1 })

  for (const desde of [hoy, sumarDias(hoy, 5)]) {
    expect(await save({ desde })).toMatchObject({ cambiadas: 1, sinFin: 1, iguales: 0 })
    expect(await rows()).toEqual([[hoy, null, 'vigente']])
    await save({ hasta: sumarDias(hoy, 30) })
  }
  await save({ desde: hoy })
  expect(await rows()).toEqual([[hoy, null, 'vigente']])
  expect(await save({ hasta: ayer })).toMatchObject({ cambiadas: 1, noEmpiezan: 1 })
  expect(await save({ hasta: sumarDias(hoy, 3) }), 'it takes no part').toMatchObject({
    cambiadas: 0,
    iguales: 1,
  })
  expect(await save({ desde: hoy }), 'it never began').toMatchObject({ cambiadas: 1, sinFin: 0 })
  expect(await rows()).toEqual([[hoy, null, 'vigente']])
})

test('whoever ends and comes back is told once, and on no day twice', async () => {
  const carrier = await signedIn(app)
  const { operacionid } = await create('Ida y vuelta')
  const save = async (when: { desde?: string; hasta?: string }) =>
    (await administrador.call('SaveCuentasOperacion', { operacionid, cuentas: [carrier.cuentaId], ...when }))
      .records[0]
  const seen = async () =>
    (await carrier.call('ListOperaciones', {})).records.filter((each) => each.operacionid === operacionid)
  await save({ desde: ayer })
  await save({ hasta: sumarDias(hoy, 10) })
  // The job that renews verdicts may be at the same account.
  await inTries(() =>
    sql`insert into cuenta_operacion (cuenta_id, operacionid, desde)
      values (${carrier.cuentaId}, ${operacionid}, ${sumarDias(hoy, 20)})`.execute(app.owner),
  )
  expect(await seen()).toMatchObject([{ desde: ayer, hasta: sumarDias(hoy, 10) }])

  expect(await save({ desde: hoy })).toMatchObject({ cambiadas: 1, sinFin: 1 })
  expect(await seen()).toMatchObject([{ desde: ayer, hasta: null }])
  const { choferid } = await app.make.chofer({ cuenta_id: carrier.cuentaId })
  const [chofer] = (await carrier.call('DetailChofer', { choferid })).records
  expect(chofer?.operaciones?.filter((each) => each.operacionid === operacionid)).toHaveLength(1)
  expect((await participaciones(operacionid)).map(({ estado }) => estado).toSorted()).toEqual([
    'terminada',
    'vigente',
  ])

  await expect(
    sql`insert into cuenta_operacion (cuenta_id, operacionid, desde, hasta)
      values (${carrier.cuentaId}, ${operacionid}, ${hoy}, ${sumarDias(hoy, 2)})`.execute(app.owner),
  ).rejects.toThrow('meet')
})

test('what begins twice at once begins once', async () => {
  const { operacionid } = await create('A la vez')
  const cuentas = [carrier.cuentaId]
  const answers = await Promise.all(
    [hoy, sumarDias(hoy, 3), sumarDias(hoy, 1), sumarDias(hoy, 2)].map((desde) =>
      administrador.call('SaveCuentasOperacion', { operacionid, cuentas, desde }),
    ),
  )
  expect(answers.filter(({ records }) => records[0]?.cambiadas === 1).length).toBeGreaterThan(0)
  const running = (await participaciones(operacionid)).filter(({ estado }) => estado !== 'terminada')
  expect(running).toMatchObject([{ desde: hoy, hasta: null }])
})

test('whoever renews the account meanwhile is waited for, and waits for nobody', async () => {
  const carrier = await signedIn(app)
  const { operacionid } = await create('Mientras se renueva')
  const renews = new pg.Client({ connectionString: app.ownerUrl })
  await renews.connect()
  try {
    // Shorter than it takes PostgreSQL to see that two wait for each other.
    await renews.query(`set lock_timeout = '300ms'`)
    await renews.query('begin')
    await renews.query(`select pg_advisory_xact_lock(hashtextextended('veredicto ' || $1, 0))`, [
      carrier.cuentaId,
    ])
    await renews.query(`update veredicto set por_hacer = por_hacer + 1 where cuenta_id = $1`, [
      carrier.cuentaId,
    ])
    const saved = administrador.call('SaveCuentasOperacion', { operacionid, cuentas: [carrier.cuentaId] })
    const waits = async () => {
      const { rows } = await sql`select from pg_locks l join pg_stat_activity a using (pid)
        where a.usename = 'portal_proveedor' and l.locktype = 'advisory' and not l.granted`.execute(app.owner)
      return rows.length
    }
    await expect.poll(waits).toBe(1)
    // Who meets nobody on the way is not told that it has to give way.
    await renews.query('commit')
    expect((await saved).records).toMatchObject([{ cambiadas: 1 }])
  } finally {
    await renews.end()
  }
})

/** The CUIT whose first ten digits these are. */
function withCheckDigit(ten: string): string {
  const sum = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2].reduce((all, weight, n) => all + weight * Number(ten[n]), 0)
  const rest = 11 - (sum % 11)
  return ten + String(rest === 11 ? 0 : rest)
}
