import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('so many work at once, the others in the order they came in, and one that fails hands its turn over', async () => {
  const inTurn = createTurns({ atOnce: 2 })
  const begun: number[] = []
  let running = 0
  let most = 0
  const work = (n: number) => async () => {
    begun.push(n)
    most = Math.max(most, ++running)
    await sleep(5)
    running--
    if (n % 3 === 0) throw new Error(`${n}`)
    return n
  }

  const ended = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map((n) => inTurn(work(n))))

  expect(most).toBe(2)
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  expect(await inTurn(work(8))).toBe(8)
})

test('past a full line whoever comes is refused, and nobody else', async () => {
  const inTurn = createTurns({ atOnce: 1, waiting: { most: 1, refuse: () => new Error('full') } })
  const work = () => sleep(5, 'done')

  const ended = await Promise.allSettled([inTurn(work), inTurn(work), inTurn(work)])

  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
})

test('whoever steps aside leaves its turn to others, and goes on before those who wait', async () => {
  const inTurn = createTurns({ atOnce: 1 })
  const events: string[] = []
  const one = inTurn(async ({ aside }) => {
    events.push('one begins')
    await Promise.all([aside(() => sleep(30)), aside(() => sleep(10))])
    events.push('one goes on')
    await aside(() => sleep(1))
    throw new Error('one fails')
  })
  const others = ['two', 'three', 'four'].map((name) =>
    inTurn(async () => {
      events.push(name)
      await sleep(20)
    }),
  )
  await expect(one).rejects.toThrow('one fails')
  await Promise.all(others)
  expect(events).toEqual(['one begins', 'two', 'three', 'one goes on', 'four'])

  // Nothing of a turn is left over, even of one that ends while it is aside.
  await inTurn(({ aside }) => {
    void aside(() => sleep(10))
    return Promise.resolve()
  })
  await sleep(15)
  expect(await Promise.all([inTurn(() => sleep(1, 'a')), inTurn(() => sleep(1, 'b'))])).toEqual(['a', 'b'])
})
