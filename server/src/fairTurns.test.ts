import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createFairTurns } from './fairTurns.ts'

const waiting = { mostOfOne: 10, most: 100, refuse: () => new Error('full') }

test('turns go round among those whose work waits, each in the order it brought its own', async () => {
  const inTurn = createFairTurns({ atOnce: 1, waiting })
  const begun: string[] = []
  let running = 0
  const bring = (whose: string, name: string) =>
    inTurn(whose, async () => {
      expect(++running).toBe(1)
      begun.push(name)
      await sleep(2)
      running--
      if (name === 'a2') throw new Error('fails')
    })

  const ended = await Promise.allSettled([
    ...['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => bring('a', name)),
    ...['b1', 'b2'].map((name) => bring('b', name)),
    bring('c', 'c1'),
  ])

  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4', 'a5'])
  expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(1)
})

test('a full line refuses whose it is and nobody else, until all lines together are full', async () => {
  const inTurn = createFairTurns({ atOnce: 1, waiting: { ...waiting, mostOfOne: 2, most: 3 } })
  const work = () => sleep(5, 'done')

  const ended = await Promise.allSettled(['a', 'a', 'a', 'a', 'b', 'c'].map((whose) => inTurn(whose, work)))

  expect(ended.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
  ])
  expect(await inTurn('a', work)).toBe('done')
})

test('a place stays free of one who has as many at work as one may have', async () => {
  const inTurn = createFairTurns({ atOnce: 2, atOnceOfOne: 1, waiting })
  const events: string[] = []
  const bring = (whose: string, name: string, ms: number) =>
    inTurn(whose, async () => {
      events.push(name)
      await sleep(ms)
      events.push(`${name} ends`)
    })

  await Promise.all([bring('a', 'a1', 60), bring('a', 'a2', 1), bring('b', 'b1', 1), bring('b', 'b2', 1)])

  expect(events).toEqual(['a1', 'b1', 'b1 ends', 'b2', 'b2 ends', 'a1 ends', 'a2', 'a2 ends'])
})

test('whoever steps aside leaves its turn to others, and comes back before what waits of its own', async () => {
  const inTurn = createFairTurns({ atOnce: 1, waiting })
  const events: string[] = []
  const bring = (whose: string, name: string) =>
    inTurn(whose, async () => {
      events.push(name)
      await sleep(20)
    })
  await Promise.all([
    inTurn('a', async ({ aside }) => {
      await aside(() => sleep(10))
      events.push('a goes on')
    }),
    bring('a', 'a2'),
    bring('b', 'b1'),
    bring('a', 'a3'),
  ])
  expect(events).toEqual(['a2', 'b1', 'a goes on', 'a3'])
  expect(await inTurn('c', () => sleep(1, 'done'))).toBe('done')
})
