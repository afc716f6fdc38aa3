import type pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { refuse } from '@portal/contract'
import { freshDatabase, type FreshDatabase } from '../testing/freshDatabase.ts'
import { messagesOf } from '../testing/messages.ts'
import { createLooks } from './looks.ts'
import { createPool } from './pool.ts'

let database: FreshDatabase
let pool: pg.Pool
beforeAll(async () => {
  database = await freshDatabase()
  pool = createPool({ url: database.ownerUrl, max: 4, name: 'looks', onError: () => {} })
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const looking = (waiting: { mostOfOne?: number; most?: number } = {}) =>
  createLooks({
    pool,
    inTurn: (_message, work) => work(),
    waiting: { mostOfOne: 100, most: 2_000, refuse: () => refuse('BUSY'), ...waiting },
  })
const says = (seen: string) => ({ text: 'select $1::text as seen', values: [seen] })
const raises = { text: `select (1 / 0)::text as seen`, values: [] }
const names = Array.from({ length: 40 }, (_, n) => `uno ${n}`)

test('looks of many at once go in two messages, and each is told what it saw', async () => {
  const look = looking()
  const sent = messagesOf('looks')
  const told: string[] = []

  const seen = await Promise.all(
    names.map((name) => look(name, { ...says(name), noteSeen: (saw) => told.push(saw) })),
  )

  expect(seen).toEqual(names)
  expect(told.toSorted()).toEqual(names.toSorted())
  expect(sent()).toBeLessThanOrEqual(2)
})

test('of one that looks often one goes with each message, so that nobody waits behind all of them', async () => {
  const look = looking()
  const order: string[] = []
  const noting = (whose: string, name: string) => look(whose, says(name)).then(() => order.push(name))

  await Promise.all([
    ...Array.from({ length: 20 }, (_, n) => noting('muchas', `otra más ${n}`)),
    noting('una', 'la única'),
  ])

  expect(order.indexOf('la única')).toBeLessThan(3)
})

test('what one looks at again while it waits goes once, and each asker is told', async () => {
  const look = looking()
  const hash = () => Buffer.from('el mismo')
  const sees = () => ({ text: `select encode($1::bytea, 'escape') as seen`, values: [hash()] })
  const first = names.slice(0, 5).map((name) => look(name, says(name)))
  const sent = messagesOf('looks')

  const seen = await Promise.all(names.map(() => look('una', sees())))
  await Promise.all(first)

  expect(new Set(seen)).toEqual(new Set(['el mismo']))
  expect(sent()).toBeLessThanOrEqual(3)
})

test('where one raises, what the others wrote stays: it goes again without that one', async () => {
  await pool.query('create table visto (quien text)')
  const look = looking()
  const notes = (who: string) => ({
    text: 'with nota as (insert into visto values ($1) returning quien) select quien as seen from nota',
    values: [who],
  })

  await Promise.allSettled([look('a', notes('a')), look('b', raises), look('c', notes('c'))])

  const { rows } = await pool.query<{ quien: string }>('select quien from visto order by quien')
  expect(rows.map(({ quien }) => quien)).toEqual(['a', 'c'])
})

test('one that raises is told why, and those beside it what they saw', async () => {
  const look = looking()

  const found = await Promise.allSettled([
    look('a', says('antes')),
    look('b', raises),
    look('c', says('después')),
    look('d', raises),
  ])

  expect(found).toEqual([
    { status: 'fulfilled', value: 'antes' },
    { status: 'rejected', reason: expect.objectContaining({ code: '22012' }) as unknown },
    { status: 'fulfilled', value: 'después' },
    { status: 'rejected', reason: expect.objectContaining({ code: '22012' }) as unknown },
  ])
})

describe('no more than there is room for', () => {
  test.each([
    ['of one', { mostOfOne: 3 }, () => 'una'],
    ['of all', { most: 3 }, (n: number) => `otra ${n}`],
  ])('wait, %s', async (_whose, most, whose) => {
    const look = looking(most)

    const found = await Promise.allSettled(names.map((name, n) => look(whose(n), says(name))))

    expect(found.filter(({ status }) => status === 'fulfilled').length).toBe(3)
    for (const one of found.filter((each) => each.status === 'rejected'))
      expect(one.reason).toMatchObject(refuse('BUSY'))
    expect(await look('después', says('hay lugar'))).toBe('hay lugar')
  })
})

test('where a turn is refused all that wait for it are told, and later ones are looked at', async () => {
  let isBusy = true
  const look = createLooks({
    pool,
    inTurn: (_message, work) => (isBusy ? Promise.reject(refuse('BUSY')) : work()),
    waiting: { mostOfOne: 100, most: 2_000, refuse: () => refuse('BUSY') },
  })

  const refused = await Promise.allSettled([look('a', says('a')), look('b', says('b'))])
  isBusy = false

  expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await look('a', says('a'))).toBe('a')
})

test('a connection that breaks is told to whoever waited for it, and the next look gets another', async () => {
  const look = looking()
  const broken = look('a', {
    text: 'select pg_terminate_backend(pg_backend_pid())::text as seen',
    values: [],
  })

  await expect(broken).rejects.toThrow()
  expect(await look('a', says('otra'))).toBe('otra')
})
