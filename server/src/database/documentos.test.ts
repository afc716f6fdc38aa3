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

type Estado = 'en revision' | 'aprobado' | 'rechazado' | 'anulado'

/** A slot with these presentations, oldest first; answers which of them are its newest and the one in force. */
async function slot(estados: readonly Estado[]) {
  const { cuenta_id, choferid } = await make.chofer()
  const { tipodocumentoid } = await make.tipo()
  const place = { cuenta_id, recursoid: choferid, tipodocumentoid }
  const ids: string[] = []
  for (const estado of estados) ids.push((await make.documento({ ...place, estado })).documentoid)
  return { ...place, ids }
}

async function pointersOf({ recursoid, ids }: { recursoid: string; ids: readonly string[] }) {
  const rows = await database.owner
    .selectFrom('documento')
    .select(['documentoid', 'es_ultimo', 'es_vigente'])
    .where('recursoid', '=', recursoid)
    .execute()
  const indexOf = (mark: 'es_ultimo' | 'es_vigente') =>
    rows.filter((row) => row[mark]).map(({ documentoid }) => ids.indexOf(documentoid))
  return { ultimo: indexOf('es_ultimo'), vigente: indexOf('es_vigente') }
}

const decide = (documentoid: string | undefined, estado: 'aprobado' | 'rechazado') =>
  sql`update documento set estado = ${estado}, decidido = now() where documentoid = ${documentoid}`.execute(
    database.owner,
  )

describe('a slot points at its newest presentation and at the one in force', () => {
  test.each<[estados: Estado[], ultimo: number[], vigente: number[]]>([
    [['en revision'], [0], []],
    [['aprobado'], [0], [0]],
    [['rechazado'], [0], []],
    [['anulado'], [], []],
    [['aprobado', 'en revision'], [1], [0]],
    [['aprobado', 'rechazado'], [1], [0]],
    [['aprobado', 'anulado'], [0], [0]],
    [['aprobado', 'aprobado'], [1], [1]],
    [['rechazado', 'aprobado', 'anulado', 'en revision'], [3], [1]],
  ])('of %j', async (estados, ultimo, vigente) => {
    expect(await pointersOf(await slot(estados))).toEqual({ ultimo, vigente })
  })

  test('and follows what is decided and withdrawn', async () => {
    const made = await slot(['aprobado', 'en revision'])
    await decide(made.ids[1], 'aprobado')
    expect(await pointersOf(made)).toEqual({ ultimo: [1], vigente: [1] })

    const other = await slot(['aprobado', 'en revision'])
    await sql`update documento set estado = 'anulado' where documentoid = ${other.ids[1]}`.execute(
      database.owner,
    )
    expect(await pointersOf(other)).toEqual({ ultimo: [0], vigente: [0] })
  })

  test('also when many present in it at once', async () => {
    const { ids, ...place } = await slot(['aprobado'])
    await Promise.all(Array.from({ length: 8 }, () => make.documento({ ...place, estado: 'rechazado' })))
    const { ultimo, vigente } = await pointersOf({ ...place, ids })
    expect(ultimo).toHaveLength(1)
    expect(vigente).toEqual([0])
  })
})

describe('a decided presentation', () => {
  test.each([
    `estado = 'en revision', decidido = null`,
    `fecha_vencimiento = '2030-01-01'`,
    `numero = 'otro'`,
    `decidido = now() - interval '1 day'`,
    `presentacionid = gen_random_uuid()`,
    `marca = '{"pagina": 1, "x": 0.5, "y": 0.5}'`,
  ])('does not change: %s', async (change) => {
    const { ids } = await slot(['aprobado'])
    await expect(
      sql`update documento set ${sql.raw(change)} where documentoid = ${ids[0]}`.execute(database.owner),
    ).rejects.toThrow(/does not change/)
  })

  test('is blocked and let go with a reason', async () => {
    const { ids } = await slot(['aprobado'])
    for (const [bloqueado, motivo] of [
      [true, 'No coincide con la del emisor'],
      [false, null],
    ])
      await sql`update documento set bloqueado = ${bloqueado}, motivo = ${motivo} where documentoid = ${ids[0]}`.execute(
        database.owner,
      )
  })
})

test('today is what day it is in Buenos Aires, or the day asked about', async () => {
  const today = (hoy?: string) =>
    asRole(database.ownerUrl, 'portal_app', hoy === undefined ? {} : { hoy }, async (client) => {
      const { rows } = await client.query<{ hoy: string }>('select hoy()')
      return rows[0]?.hoy
    })
  const inBuenosAires = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' })
  expect(await today()).toBe(inBuenosAires.format(new Date()))
  expect(await today('2027-02-28')).toBe('2027-02-28')
})
