import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../testing/freshDatabase.ts'
import { runBatch } from './batch.ts'
import { createPool } from './pool.ts'
import { readingUnit, writingUnit, type Unit } from './unit.ts'

const carriers = 50
const requests = 10_000
const connections = 4
/** As many as a busy server has at once. */
const atOnce = 64

let database: FreshDatabase
let pool: pg.Pool
beforeAll(async () => {
  database = await freshDatabase()
  pool = createPool({ url: database.ownerUrl, max: connections, name: 'batch', onError: () => {} })
  await pool.query(`
    create table cosa (cuenta_id text not null, n integer not null);
    insert into cosa select (i % ${carriers})::text, i from generate_series(1, 1000) i;
    create table anotada (cuenta_id text not null default current_setting('app.cuenta', true), n integer primary key);
    create function abrir(cuenta text) returns void language plpgsql as $$
    begin
      if cuenta = 'vencida' then raise exception 'no session' using errcode = 'P1501'; end if;
      perform set_config('app.cuenta', cuenta, true);
    end $$;
    alter table cosa enable row level security;
    alter table cosa force row level security;
    create policy propia on cosa using (cuenta_id = nullif(current_setting('app.cuenta', true), ''));`)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const open = (cuenta: string) => ({ text: 'select abrir($1)', values: [cuenta] })
const all = { text: 'select cuenta_id from cosa', values: [] }
const some = (n: number) => ({ text: 'select cuenta_id from cosa where n > $1', values: [n] })
const failing = { text: 'select 1 / (n - n) from cosa', values: [] }
const misspelt = { text: 'selec', values: [] }
const note = (n: number) => ({ text: 'insert into anotada (n) values ($1)', values: [n] })

test('ten thousand interleaved requests of fifty carriers on four connections see no foreign row, with errors in the middle', async () => {
  let foreign = 0
  let answered = 0
  const expected = new Map([
    ['P1501', 0],
    ['22012', 0],
    ['42601', 0],
  ])

  async function request(i: number): Promise<void> {
    const cuenta = String(i % carriers)
    const opening = open(i % 97 === 0 ? 'vencida' : cuenta)
    const unit: Unit = (i % 3 === 0 ? writingUnit : readingUnit)(pool, opening)
    try {
      const { rows } = await unit.run(i % 2 === 0 ? all : some(i % 500))
      foreign += rows.filter((row) => row['cuenta_id'] !== cuenta).length
      if (i % 3 === 0) await unit.run(note(i))
      if (i % 7 === 0) await unit.run(failing)
      if (i % 11 === 0) await unit.run(misspelt)
      await unit.finish()
      answered += rows.length > 0 ? 1 : 0
    } catch (error) {
      await unit.abandon()
      const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
      expected.set(code, (expected.get(code) ?? 0) + 1)
    }
  }
  let next = 0
  async function client(): Promise<void> {
    while (next < requests) await request(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, client))

  expect(foreign).toBe(0)
  const [sessions = 0, divisions = 0, syntax = 0, ...unforeseen] = expected.values()
  expect(unforeseen).toEqual([])
  expect(Math.min(sessions, divisions, syntax)).toBeGreaterThan(50)
  expect(answered + sessions + divisions + syntax).toBe(requests)
  // What a failed write had written is gone; what a good one wrote stayed, under its own carrier.
  const kept = await pool.query<{ n: number; cuenta_id: string }>('select n, cuenta_id from anotada')
  expect(kept.rows.filter(({ n, cuenta_id }) => cuenta_id !== String(n % carriers))).toEqual([])
  expect(kept.rows.filter(({ n }) => n % 7 === 0 || n % 11 === 0 || n % 97 === 0)).toEqual([])
  expect(kept.rows).toHaveLength(
    Array.from({ length: requests }, (_, i) => i).filter(
      (i) => i % 3 === 0 && i % 7 !== 0 && i % 11 !== 0 && i % 97 !== 0,
    ).length,
  )
}, 120_000)

test('the carrier of one request is unknown to the next on the same connection', async () => {
  const client = await pool.connect()
  try {
    await runBatch(client, [open('1'), all])
    const [answer] = await runBatch(client, [all])
    expect(answer?.rows).toEqual([])
  } finally {
    client.release()
  }
})

test('a transaction that failed is never taken for committed', async () => {
  const unit = writingUnit(pool, open('1'))
  await unit.run(all)
  await expect(unit.run(failing)).rejects.toThrow('division by zero')

  await expect(unit.finish()).rejects.toThrow('rolled back')
})

test('a unit that asked nothing still opens its session', async () => {
  await expect(readingUnit(pool, open('vencida')).finish()).rejects.toMatchObject({ code: 'P1501' })

  const writing = writingUnit(pool, open('vencida'))
  await expect(writing.finish()).rejects.toMatchObject({ code: 'P1501' })
  await writing.abandon()
})

test('values come as JavaScript has them: counts as numbers, dates as text, instants in ISO', async () => {
  const client = await pool.connect()
  try {
    const [answer] = await runBatch(client, [
      {
        text: `select count(*) as count, date '2026-11-12' as date, timestamptz '2026-11-12 10:00:00.12+00' as instant,
                 timestamptz '2026-11-12 10:00:00+00' as whole, null::text as nothing, array[1, 2] as list,
                 $1::jsonb as json, $2::bytea as bytes`,
        values: [{ a: [1] }, Buffer.from([0, 255])],
      },
    ])
    expect(answer?.rows).toEqual([
      {
        count: 1,
        date: '2026-11-12',
        instant: '2026-11-12T10:00:00.120Z',
        whole: '2026-11-12T10:00:00.000Z',
        nothing: null,
        list: [1, 2],
        json: { a: [1] },
        bytes: Buffer.from([0, 255]),
      },
    ])
  } finally {
    client.release()
  }
})

test('a connection that the database cuts is replaced, and only its request suffers', async () => {
  const unit = writingUnit(pool, open('1'))
  const { rows } = await unit.run({ text: 'select pg_backend_pid() as pid', values: [] })
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.['pid']])

  await expect(unit.run(all)).rejects.toThrow()
  await unit.abandon().catch(() => undefined)
  const { rows: after } = await readingUnit(pool, open('1')).run(all)
  expect(after.length).toBeGreaterThan(0)
})

test('a connection keeps as many statements prepared as it may, and forgets those asked for longest ago', async () => {
  const client = await pool.connect()
  try {
    const nth = (n: number) => ({ text: `select ${n} as n where $1::int > 0`, values: [n] })
    const held = async () => {
      const { rows } = await client.query<{ n: number }>(
        'select count(*)::int as n from pg_prepared_statements',
      )
      return rows[0]?.n
    }
    for (let n = 1; n <= 900; n += 3) {
      const answers = await runBatch(client, [nth(1), nth(n), nth(n + 1), nth(n + 2)])
      expect(answers.map(({ rows }) => rows[0]?.['n'])).toEqual([1, n, n + 1, n + 2])
      // What fails leaves what was prepared, and forgotten, as it is known to be.
      if (n % 100 === 1)
        await expect(
          runBatch(client, [nth(1_000 + n), { text: 'select 1 / ($1::int - 1)', values: [1] }, nth(5)]),
        ).rejects.toThrow('zero')
    }
    // What followed a failure was never prepared.
    const before = await held()
    expect(before).toBeGreaterThan(290)
    expect(before).toBeLessThanOrEqual(300)
    const [again, first] = await runBatch(client, [nth(2), nth(1)])
    expect([again?.rows, first?.rows]).toEqual([[{ n: 2 }], [{ n: 1 }]])
    const many = await runBatch(
      client,
      Array.from({ length: 400 }, (_, i) => nth(i + 1)),
    )
    expect(many).toHaveLength(400)
    await runBatch(client, [nth(1)])
    expect(await held()).toBeLessThanOrEqual(300)
  } finally {
    client.release()
  }
})
