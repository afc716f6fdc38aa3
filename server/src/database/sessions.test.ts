import { createHash, randomUUID } from 'node:crypto'
import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asRole } from '../testing/asRole.ts'
import { freshDatabase, type FreshDatabase } from '../testing/freshDatabase.ts'
import { makeIn, type Make } from '../testing/make.ts'

let database: FreshDatabase
let make: Make

beforeAll(async () => {
  database = await freshDatabase()
  make = makeIn(database.owner)
})
afterAll(() => database.drop())

const minutos = 5
const newHash = () => createHash('sha256').update(randomUUID()).digest()

/** A session whose last use and beginning are so long ago. */
async function session(sujeto: string, { idle = '0', age = '0' } = {}): Promise<Buffer> {
  const token = newHash()
  await sql`select crear_sesion(${token}, ${sujeto})`.execute(database.owner)
  await sql`update privado.sesion set vista = now() - ${idle}::interval, creada = now() - ${age}::interval
            where token_hash = ${token}`.execute(database.owner)
  return token
}

interface Asked {
  acceso?: string
  escribe?: boolean
  incompleta?: boolean
  suspendida?: boolean
}

/** Who the transaction acts for once the session is open. */
function open(token: Buffer, asked: Asked = {}) {
  const { acceso = 'contacto', escribe = false, incompleta = false, suspendida = false } = asked
  return asRole(database.ownerUrl, 'portal_app', {}, async (client) => {
    await client.query('select abrir_sesion($1, $2, $3, $4, $5, $6)', [
      token,
      acceso,
      escribe,
      incompleta,
      suspendida,
      minutos,
    ])
    const { rows } = await client.query<{ cuenta: string; yo: string }>('select mi_cuenta() as cuenta, yo()')
    return rows[0]
  })
}

describe('opening a session', () => {
  test('with a twenty-first of one person ends the one used longest ago, and nobody else’s', async () => {
    const [{ contactid }, other] = [await make.contacto(), await make.contacto()]
    const theirs = await session(other.contactid, { idle: '4 minutes' })
    const tokens: Buffer[] = []
    for (let n = 0; n < 20; n++) tokens.push(await session(contactid, { idle: `${200 - n} seconds` }))
    const [oldest, second] = tokens
    if (!oldest || !second) throw new Error('no sessions')
    expect(await open(oldest)).toMatchObject({ yo: contactid })
    await sql`update privado.sesion set vista = now() - interval '210 seconds' where token_hash = ${oldest}`.execute(
      database.owner,
    )

    const newest = await session(contactid)

    await expect(open(oldest)).rejects.toMatchObject({ code: 'P1501' })
    for (const token of [second, newest]) expect(await open(token)).toMatchObject({ yo: contactid })
    expect(await open(theirs)).toMatchObject({ yo: other.contactid })
  })

  test('makes the transaction act for its person and carrier', async () => {
    const { contactid, cuenta_id } = await make.contacto()
    expect(await open(await session(contactid))).toEqual({ cuenta: cuenta_id, yo: contactid })
  })

  test('reads none of what a carrier keeps, however much of the whole is its own', async () => {
    const { contactid, cuenta_id } = await make.contacto()
    await sql`insert into chofer (cuenta_id, nombre, apellido, tipo_documento, nacionalidad, documento)
      select ${cuenta_id}, 'Uno', 'De Muchos', 'DNI', 'AR', 20000000 + n from generate_series(1, 2000) n`.execute(
      database.owner,
    )
    await sql`analyze veredicto`.execute(database.owner)
    const token = await session(contactid)
    const read = await asRole(database.ownerUrl, 'portal_app', {}, async (client) => {
      await client.query(`select abrir_sesion($1, 'contacto', false, false, false, $2)`, [token, minutos])
      const { rows } = await client.query<{ seq_tup_read: number }>(
        `select seq_tup_read from pg_stat_xact_user_tables where relname = 'veredicto'`,
      )
      return rows
    })
    expect(read).toEqual([{ seq_tup_read: 0 }])
  })

  test('looks at what is kept again once anything of it may be otherwise, and where what it renewed did not stay', async () => {
    const { contactid, cuenta_id } = await make.contacto()
    await make.chofer({ cuenta_id })
    const token = await session(contactid)
    const ask = (visto: string | null, { hoy = '', stays = true } = {}) =>
      asRole(database.ownerUrl, 'portal_app', { hoy }, async (client) => {
        const { rows } = await client.query<{ seen: string | null }>(
          `select abrir_sesion($1, 'contacto', false, false, false, $2, null, $3) as seen`,
          [token, minutos, visto],
        )
        const { rows: after } = await client.query<{ past: number }>(
          'select count(*)::int as past from veredicto where cuenta_id = $1 and (hasta < hoy() or dia > hoy())',
          [cuenta_id],
        )
        if (stays) await client.query('commit')
        return { seen: rows[0]?.seen ?? null, past: after[0]?.past }
      })

    const first = await ask(null)
    expect(first.seen).toContain(contactid)
    expect(await ask(first.seen)).toEqual(first)

    const passes = () =>
      sql`update veredicto set hasta = hoy() - 1 where cuenta_id = ${cuenta_id}`.execute(database.owner)
    await passes()
    expect(await ask(first.seen, { stays: false })).toEqual({ seen: null, past: 0 })
    expect(await ask(first.seen)).toEqual({ seen: null, past: 0 })

    const { seen } = await ask(null)
    await sql`update tipo_documento set orden = orden where orden = (select min(orden) from tipo_documento)`.execute(
      database.owner,
    )
    expect((await ask(seen)).seen).not.toBe(seen)
    // Of another day, forward and back.
    const { seen: today } = await ask(null)
    for (const hoy of ['2199-01-01', '']) expect(await ask(today, { hoy })).toMatchObject({ past: 0 })
  })

  test.each([
    [
      'idle just under the limit and what may not have been noted',
      { idle: '5 minutes 4 seconds' },
      undefined,
    ],
    ['idle for too long', { idle: '5 minutes 6 seconds' }, 'P1501'],
    ['used, but opened 12 hours ago', { age: '12 hours 1 second' }, 'P1501'],
    ['used, and not yet 12 hours old', { age: '11 hours 59 minutes' }, undefined],
  ])('looks at its age: %s', async (_, ages, code) => {
    const { contactid } = await make.contacto()
    const opening = open(await session(contactid, ages))
    if (code === undefined) await expect(opening).resolves.toMatchObject({ yo: contactid })
    else await expect(opening).rejects.toMatchObject({ code })
  })

  test('refuses a token that nobody has', async () => {
    await expect(open(newHash())).rejects.toMatchObject({ code: 'P1501' })
  })

  test.each<[estado: keyof typeof estadoCuenta, asked: Asked, code: string | undefined]>([
    ['habilitado', { escribe: true }, undefined],
    ['deshabilitado', {}, 'P1501'],
    ['deshabilitado', { incompleta: true, suspendida: true }, 'P1501'],
    ['incompleto', {}, 'P1506'],
    ['incompleto', { incompleta: true }, undefined],
    ['incompleto', { incompleta: true, escribe: true }, undefined],
    ['suspendido', {}, undefined],
    ['suspendido', { escribe: true }, 'P1507'],
    ['suspendido', { escribe: true, suspendida: true }, undefined],
  ])('of an account %s asked for %o answers %s', async (estado, asked, code) => {
    const { cuenta_id } = await make.cuenta({
      estado: estadoCuenta[estado],
      estado_motivo: 'Falta el seguro',
    })
    const { contactid } = await make.contacto({ cuenta_id })
    const opening = open(await session(contactid), asked)
    if (code === undefined) await expect(opening).resolves.toMatchObject({ yo: contactid })
    else await expect(opening).rejects.toMatchObject({ code })
    if (code === 'P1507') await expect(opening).rejects.toThrow('Falta el seguro')
  })

  test('for the titular alone refuses a colaborador', async () => {
    const colaborador = await make.contacto({ rol: 'colaborador' })
    const titular = await make.contacto({ cuenta_id: colaborador.cuenta_id })
    await expect(open(await session(colaborador.contactid), { acceso: 'titular' })).rejects.toMatchObject({
      code: 'PDENY',
    })
    await expect(open(await session(titular.contactid), { acceso: 'titular' })).resolves.toBeDefined()
  })

  test('of somebody deactivated is refused from the next call on', async () => {
    const { contactid } = await make.contacto()
    const token = await session(contactid)
    await database.owner
      .updateTable('contacto')
      .set({ activo: false })
      .where('contactid', '=', contactid)
      .execute()
    await expect(open(token)).rejects.toMatchObject({ code: 'P1501' })
  })

  test('is nothing that the provider’s people could do at the carriers’ door, nor the other way round', async () => {
    const operador = await make.operador()
    const contacto = await make.contacto()
    await expect(open(await session(operador.operadorid))).rejects.toMatchObject({ code: 'P1501' })
    const openAsOperador = async (token: Buffer, acceso: string) =>
      asRole(database.ownerUrl, 'portal_proveedor', {}, (client) =>
        client.query('select abrir_sesion_operador($1, $2, $3)', [token, acceso, minutos]),
      )
    await expect(openAsOperador(await session(contacto.contactid), 'revisor')).rejects.toMatchObject({
      code: 'P1501',
    })
    await expect(openAsOperador(await session(operador.operadorid), 'revisor')).resolves.toBeDefined()
    await expect(openAsOperador(await session(operador.operadorid), 'administrador')).rejects.toMatchObject({
      code: 'PDENY',
    })
  })
})

test('a new password ends the other sessions of its person, and nobody else’s', async () => {
  const [one, other] = [await make.contacto(), await make.contacto()]
  const [kept, ended, foreign] = [
    await session(one.contactid),
    await session(one.contactid),
    await session(other.contactid),
  ]
  await sql`select guardar_clave(${one.contactid}, 'hash', ${kept})`.execute(database.owner)
  await expect(open(kept)).resolves.toBeDefined()
  await expect(open(foreign)).resolves.toBeDefined()
  await expect(open(ended)).rejects.toMatchObject({ code: 'P1501' })
})

describe('a reset code', () => {
  const asker = newHash()
  const askCode = (email: string) =>
    sql`select * from crear_codigo(${email}, 'hash', ${asker}, null)`
      .execute(database.owner)
      .then(({ rows }) => rows.length)
  const guess = (email: string) =>
    sql<{ codigoid: number }>`select * from probar_codigo(${email}, ${asker}, null)`
      .execute(database.owner)
      .then(({ rows }) => rows)

  test('is made for who is there, whatever the case of the e-mail', async () => {
    const { email } = await make.contacto()
    expect(await askCode(email.toUpperCase())).toBe(1)
    expect(await askCode('nadie@transporte.example')).toBe(0)
  })

  test('takes five guesses, also when fifty come at once', async () => {
    const { email } = await make.contacto()
    await askCode(email)
    const guesses = await Promise.all(Array.from({ length: 50 }, () => guess(email)))
    expect(guesses.filter((rows) => rows.length > 0)).toHaveLength(5)
  })

  test('is void once a newer one was asked for, spent, or ten minutes old', async () => {
    const { email, contactid } = await make.contacto()
    await askCode(email)
    const [first] = await guess(email)
    await askCode(email)
    const [second] = await guess(email)
    expect(second?.codigoid).not.toBe(first?.codigoid)
    await sql`select usar_codigo(${second?.codigoid})`.execute(database.owner)
    expect(await guess(email)).toEqual([])
    await askCode(email)
    await sql`update privado.codigo set creado = now() - interval '10 minutes 1 second'
              where contactid = ${contactid}`.execute(database.owner)
    expect(await guess(email)).toEqual([])
  })
})

test('a mailed link serves once, not past its hours, and not once another was mailed', async () => {
  const { contactid } = await make.contacto()
  const other = await make.contacto()
  const [before, good, late] = [newHash(), newHash(), newHash()]
  for (const [token, whose, hours] of [
    [before, contactid, 72],
    [good, contactid, 72],
    [late, other.contactid, 0],
  ] as const)
    await sql`select crear_enlace(${token}, ${whose}, ${hours})`.execute(database.owner)
  const spend = (token: Buffer) =>
    sql`select contactid from usar_enlace(${token})`.execute(database.owner).then(({ rows }) => rows)
  const spent = await Promise.all([spend(good), spend(good)])
  expect(spent.flat()).toEqual([{ contactid }])
  expect(await spend(late)).toEqual([])
  expect(await spend(before)).toEqual([])
})
