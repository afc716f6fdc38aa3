import { appendFileSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkAuditoria as examine } from '../../../cli/doctor/checkAuditoria.ts'
import { checkRegistro } from '../../../cli/doctor/checkRegistro.ts'
import { checkAuditoria, createSealer, sealAuditoria } from '../../../jobs/auditoria.ts'
import { startApp, type TestApp } from '../../../testing/app.ts'
import { asRole } from '../../../testing/asRole.ts'
import { signedInOperador, type Operador } from '../../../testing/people.ts'

let app: TestApp
let administrador: Operador
beforeAll(async () => {
  app = await startApp()
  administrador = await signedInOperador(app, { rol: 'administrador' })
})
afterAll(() => app.stop())

const write = (accion: string) =>
  app.owner
    .insertInto('auditoria')
    .values({ accion, request_id: 'r' })
    .returning('auditoriaid')
    .executeTakeFirstOrThrow()

const blocks = () => app.owner.selectFrom('bloque_auditoria').selectAll().orderBy('bloque').execute()

/** All of the chain, as the screen walks it. */
async function verify() {
  for (let desde = 1; ;) {
    const piece = await administrador.call('VerificarAuditoria', { desde })
    if (piece.siguiente === null) return piece
    desde = piece.siguiente
  }
}

async function seal(): Promise<void> {
  await sealAuditoria(app.owner)
}

test('what is not sealed yet is told apart, and nothing checked is not as good as checked', async () => {
  await write('suelta')
  const estado = await administrador.call('VerificarAuditoria', {})
  expect(estado).toMatchObject({ comprobado: null, rota: null, ultima: null })
  expect(estado.sin_sellar).toBeGreaterThan(0)
  expect((await administrador.call('ListAuditoria', { accion: 'suelta' })).records[0]?.bloque).toBeNull()
})

test('a line that is committed late goes into a later block, and nobody waits for the seal', async () => {
  await seal()
  const late = new pg.Client({ connectionString: app.ownerUrl })
  await late.connect()
  await late.query('begin')
  await late.query(`insert into auditoria (accion, request_id) values ('tarde', 'r')`)
  const after = await write('despues')

  // The open transaction has a number below the line that can be seen: nothing past it is claimed.
  expect(await sealAuditoria(app.owner, { waitMs: 200 })).toEqual({ hechos: 0, fallidos: 0 })
  const before = await blocks()
  expect(before.every(({ hasta }) => hasta < after.auditoriaid)).toBe(true)
  await write('mientras')
  await late.query('commit')
  await late.end()

  await seal()
  const { records } = await administrador.call('ListAuditoria', { accion: 'tarde' })
  expect(records[0]?.bloque).toBeGreaterThan(before.length)
  expect(await verify()).toMatchObject({ rota: null, siguiente: null })
})

test('whatever writes while it is sealed, each line is in one block and none is left out', async () => {
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    for (let i = 0; i < 12; i++)
      await app.owner.transaction().execute(async (tx) => {
        await tx
          .insertInto('auditoria')
          .values({ accion: `w${writer}`, request_id: 'r' })
          .execute()
        await sql`select pg_sleep(${Math.random() / 100})`.execute(tx)
      })
  })
  const sealers = Array.from({ length: 6 }, () => sealAuditoria(app.owner))
  await Promise.all([...writers, ...sealers])
  await seal()

  const chain = await blocks()
  for (const [i, block] of chain.entries()) expect(block.desde).toBe(chain[i - 1]?.hasta ?? block.desde)
  const { lines } = await app.owner
    .selectFrom('auditoria')
    .select(sql<number>`count(*)::int`.as('lines'))
    .where('auditoriaid', '<=', chain.at(-1)?.hasta ?? 0)
    .executeTakeFirstOrThrow()
  expect(chain.reduce((sum, { lineas }) => sum + lineas, 0)).toBe(lines)
  expect(await verify()).toMatchObject({ comprobado: chain.length, rota: null })
})

test('blocks are read by the provider alone, and made by nobody’s request', async () => {
  const attempt = (role: 'portal_app' | 'portal_proveedor', statement: string) =>
    asRole(app.ownerUrl, role, {}, (client) => client.query(statement))
  await expect(attempt('portal_app', 'select * from bloque_auditoria')).rejects.toMatchObject({
    code: '42501',
  })
  await expect(attempt('portal_app', 'select comprobar_auditoria(1)')).rejects.toMatchObject({
    code: '42501',
  })
  for (const statement of [
    'select sellar_auditoria(1000000)',
    'delete from bloque_auditoria',
    `insert into comprobacion_auditoria (bloque) values (1)`,
  ])
    await expect(attempt('portal_proveedor', statement)).rejects.toMatchObject({ code: '42501' })
  await expect(sql`delete from bloque_auditoria`.execute(app.owner)).rejects.toThrow(/append-only/)
})

describe('somebody with the owner’s hands', () => {
  /** What nobody else can do. */
  async function tamper(...statements: string[]): Promise<void> {
    await app.owner.transaction().execute(async (tx) => {
      for (const table of ['auditoria', 'bloque_auditoria', 'comprobacion_auditoria'])
        await sql.raw(`alter table ${table} disable trigger user`).execute(tx)
      for (const statement of statements) await sql.raw(statement).execute(tx)
      for (const table of ['auditoria', 'bloque_auditoria', 'comprobacion_auditoria'])
        await sql.raw(`alter table ${table} enable trigger user`).execute(tx)
    })
  }

  let id: number
  let block: number
  beforeAll(async () => {
    await seal()
    await write('antes')
    id = (await write('mia')).auditoriaid
    await seal()
    block = (await blocks()).length
    await write('otra')
    await seal()
  })

  const kept = `create table guardada as select * from auditoria`
  test.each([
    ['changed a line', [`update auditoria set actor = 'x' where accion = 'mia'`], 'no coincide'],
    [
      'changed what a line changed',
      [`update auditoria set cambios = '[{}]' where accion = 'mia'`],
      'no coincide',
    ],
    ['removed a line', [`delete from auditoria where accion = 'mia'`], 'faltan lineas'],
    [
      'put a line in between',
      [
        `delete from auditoria where accion = 'mia'`,
        `insert into auditoria (auditoriaid, accion, request_id) overriding system value
         select auditoriaid, 'falsa', 'r' from guardada where accion = 'mia'`,
      ],
      'no coincide',
    ],
  ] as const)('who %s is found out, and the block is named', async (_, statements, motivo) => {
    await tamper(kept, ...statements)
    const { rota, comprobado } = await verify()
    expect(rota).toMatchObject({ motivo, bloque: block, hasta: id })
    expect(rota?.primera).toEqual(expect.any(String))
    expect(comprobado).toBe(block - 1)
    expect((await examine(app.owner))[0]).toMatchObject({
      level: 'mal',
      sentence: expect.stringContaining(`bloque ${block}`) as string,
    })

    await tamper(
      `delete from auditoria where auditoriaid = ${id}`,
      `insert into auditoria overriding system value select * from guardada where auditoriaid = ${id}`,
      'drop table guardada',
    )
    expect(await verify()).toMatchObject({ rota: null })
  })

  test('who changed a block, or took one out, is found out', async () => {
    await tamper(
      'create table guardado as select * from bloque_auditoria',
      `update bloque_auditoria set sellado = sellado - interval '1 day' where bloque = ${block}`,
    )
    expect((await verify()).rota).toMatchObject({ motivo: 'no coincide', bloque: block })
    await tamper(`delete from bloque_auditoria where bloque = ${block}`)
    expect((await verify()).rota).toMatchObject({ motivo: 'falta el bloque', bloque: block })
    await tamper(
      `insert into bloque_auditoria select * from guardado where bloque = ${block}`,
      'drop table guardado',
    )
    expect(await verify()).toMatchObject({ rota: null })
  })

  test('the nightly check fails, and says since when; who took the end away is found out by the check before', async () => {
    const log = { info: () => {}, warn: () => {}, error: () => {} }
    const job = () => checkAuditoria({ db: app.owner, log })
    await seal()
    await job()
    const whole = await administrador.call('VerificarAuditoria', {})
    expect(whole).toMatchObject({ ultima: { rota: null }, ultima_entera: { bloque: whole.bloques } })

    await tamper('delete from bloque_auditoria where bloque = (select max(bloque) from bloque_auditoria)')
    expect((await verify()).rota).toMatchObject({ motivo: 'otra cadena', bloque: whole.bloques })
    await expect(job()).rejects.toThrow(/block \d+ is broken: otra cadena/)
    expect(await administrador.call('VerificarAuditoria', {})).toMatchObject({
      ultima: { rota: { motivo: 'otra cadena' } },
      ultima_entera: { bloque: whole.bloques },
    })
  })

  describe('before anybody checked', () => {
    /** What the server's log was told, a line each as it writes them. */
    let log: string
    let seal: ReturnType<typeof createSealer>
    beforeEach(async () => {
      log = join(await mkdtemp(join(tmpdir(), 'portal-registro-')), 'registro')
      const say = (about: unknown, msg?: string) =>
        appendFileSync(log, `${JSON.stringify({ ...Object(about), msg })}\n`)
      seal = createSealer({ db: app.owner, log: { info: say, warn: say, error: say } })
      await tamper('delete from comprobacion_auditoria')
      await write('atacada')
      await seal()
    })

    test('who cuts off the last blocks is found out by the next seal, and by the log', async () => {
      expect(await checkRegistro(app.owner, log)).toMatchObject({ level: 'bien' })
      await tamper(
        'create table guardado as select * from bloque_auditoria',
        'delete from bloque_auditoria where bloque = (select max(bloque) from bloque_auditoria)',
        `delete from auditoria where accion = 'atacada'`,
      )
      // All that is left is as it was sealed.
      expect(await verify()).toMatchObject({ rota: null })
      await expect(seal()).rejects.toThrow(/block \d+ is not the one that was sealed/)
      expect(await checkRegistro(app.owner, log)).toMatchObject({
        level: 'mal',
        sentence: expect.stringContaining('ya no es ese') as string,
      })
      await tamper(
        'insert into bloque_auditoria select * from guardado on conflict do nothing',
        'drop table guardado',
        `delete from bloque_auditoria where bloque = (select max(bloque) from bloque_auditoria)`,
      )
    })

    test('who makes the last blocks anew with other lines is found out the same way', async () => {
      await tamper(
        'delete from bloque_auditoria where bloque = (select max(bloque) from bloque_auditoria)',
        `update auditoria set actor = '13x1' where accion = 'atacada'`,
        'select sellar_auditoria(1000000)',
      )
      expect(await verify()).toMatchObject({ rota: null })
      await expect(seal()).rejects.toThrow(/is not the one that was sealed/)
      expect(await checkRegistro(app.owner, log)).toMatchObject({ level: 'mal' })
    })

    test('a log that tells of no block proves nothing', async () => {
      const other = `${log}-otro`
      writeFileSync(
        other,
        `${JSON.stringify({ msg: 'listening' })}\nno es JSON: a block of the audit was sealed\n`,
      )
      expect(await checkRegistro(app.owner, other)).toMatchObject({ level: 'mal' })
      expect(await checkRegistro(app.owner, `${log}-ninguno`)).toMatchObject({ level: 'mal' })
    })
  })
})
