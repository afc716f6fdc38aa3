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
