import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../testing/freshDatabase.ts'
import { messagesOf } from '../testing/messages.ts'
import { createPool } from './pool.ts'
import { readingUnit, writingUnit } from './unit.ts'

let database: FreshDatabase
let pool: pg.Pool
beforeAll(async () => {
  database = await freshDatabase()
  pool = createPool({ url: database.ownerUrl, max: 1, name: 'unit', onError: () => {} })
  await pool.query('create table anotada (n integer primary key)')
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const one = { text: 'select 1 as n', values: [] }
const note = (n: number) => ({ text: 'insert into anotada (n) values ($1)', values: [n] })
const failing = { text: 'select 1 / 0', values: [] }
const noted = async () => {
  const { rows } = await pool.query<{ n: number }>('select n from anotada order by n')
  return rows.map(({ n }) => n)
}

test('what is asked at once goes in one message, in its order, and what ends the transaction with the commit', async () => {
  const sent = messagesOf('unit')
  const unit = writingUnit(pool, one)

  await Promise.all([unit.run(note(1)), unit.run(note(2))])
  const { rows } = await unit.run({ text: 'select n from anotada', values: [] })
  await unit.finish([note(3)])

  expect(rows).toEqual([{ n: 1 }, { n: 2 }])
  expect(sent()).toBe(3)
  expect(await noted()).toEqual([1, 2, 3])
})

test('what is asked while a message is on its way waits for it, and goes together', async () => {
  const sent = messagesOf('unit')
  const unit = writingUnit(pool, undefined)
  const slow = unit.run({ text: 'select pg_sleep(0.2)', values: [] })
  await new Promise((resolve) => setTimeout(resolve, 50))

  await Promise.all([slow, unit.run(one), unit.run(one), unit.run(one)])
  await unit.finish()

  expect(sent()).toBe(3)
})

test('a write that asks for nothing but its end is one message', async () => {
  const sent = messagesOf('unit')

  await writingUnit(pool, one).finish([note(4)])

  expect(sent()).toBe(1)
  expect(await noted()).toContain(4)
})

test('of a message the statement that failed says why, those before it are answered, and those after it did not run', async () => {
  const unit = writingUnit(pool, undefined)

  const [before, failed, after] = await Promise.allSettled([
    unit.run(one),
    unit.run(failing),
    unit.run(note(10)),
  ])
  await unit.abandon()

  expect(before).toMatchObject({ status: 'fulfilled', value: { rows: [{ n: 1 }] } })
  expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
  expect(after).toMatchObject({ status: 'rejected', reason: { cause: { code: '22012' } } })
  expect(await noted()).not.toContain(10)
})

test('who opened no session learns that, whichever statement asked', async () => {
  const unit = writingUnit(pool, failing)

  await expect(Promise.all([unit.run(note(11)), unit.run(note(12))])).rejects.toMatchObject({ code: '22012' })

  expect(unit.opened).toBe(false)
  await unit.abandon()
})

test('nothing is asked after the end, nor what was asked and not waited for', async () => {
  const unit = writingUnit(pool, undefined)
  const late = unit.run(note(13))
  const refused = expect(late).rejects.toThrow('after the transaction ended')
  await unit.finish()
  await refused

  await expect(unit.run(note(14))).rejects.toThrow('after the transaction ended')
  await expect(unit.finish()).rejects.toThrow('after the transaction ended')
  expect(await noted()).not.toContain(13)
  expect(pool.idleCount).toBe(pool.totalCount)
})

test('a value that cannot be sent fails alone, and the transaction goes on', async () => {
  const unit = writingUnit(pool, undefined)
  const endless: { self?: unknown } = {}
  endless.self = endless

  await expect(unit.run({ text: 'select $1::jsonb', values: [endless] })).rejects.toThrow()
  await unit.run(note(15))
  await unit.abandon()

  expect(await noted()).not.toContain(15)
})

test('what cannot be sent with the end alone leaves the connection to the next', async () => {
  const endless: { self?: unknown } = {}
  endless.self = endless

  await expect(
    writingUnit(pool, one).finish([{ text: 'select $1::jsonb', values: [endless] }]),
  ).rejects.toThrow()

  expect((await readingUnit(pool, undefined).run(one)).rows).toEqual([{ n: 1 }])
})

describe('a session that asks for steps first', () => {
  const opening = {
    text: 'select abrir_paso_a_paso()',
    values: [],
    step: { text: 'select dar_un_paso() as more', values: [] },
  }
  beforeAll(() =>
    pool.query(`
      create table escalon (n integer);
      create function abrir_paso_a_paso() returns void language plpgsql as $$
      begin
        if (select count(*) from escalon) < 3 then raise exception 'not yet' using errcode = 'P1598'; end if;
      end $$;
      create function dar_un_paso() returns boolean language plpgsql as $$
      begin
        insert into escalon values (1);
        return (select count(*) from escalon) < 3;
      end $$`),
  )
  beforeEach(() => pool.query('truncate escalon'))
  afterEach(async () => {
    const { rows } = await pool.query<{ steps: number }>('select count(*)::int as steps from escalon')
    expect(rows).toEqual([{ steps: 3 }])
  })

  test('is opened after them, to read', async () => {
    const unit = readingUnit(pool, opening)
    expect((await unit.run(one)).rows).toEqual([{ n: 1 }])
    expect(unit.opened).toBe(true)
  })

  test('is opened after them, to write', async () => {
    const unit = writingUnit(pool, opening)
    await Promise.all([unit.run(note(20)), unit.run(note(21))])
    await unit.finish([note(22)])
    expect(await noted()).toEqual(expect.arrayContaining([20, 21, 22]))
  })

  test('is opened after them, to end at once', async () => {
    await writingUnit(pool, opening).finish([note(23)])
    expect(await noted()).toContain(23)
    expect(pool.idleCount).toBe(pool.totalCount)
  })
})
