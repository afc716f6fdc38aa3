import { Refusal, refuse } from '@portal/contract'
import { expect, test } from 'vitest'
import { createRepeats } from './repeats.ts'

/** A write that its back office ends when it is told to. */
function slowly() {
  let times = 0
  let answered: (answer: { said: string }) => void
  const answer = new Promise<{ said: string }>((resolve) => (answered = resolve))
  return {
    run: () => {
      times++
      return answer
    },
    times: () => times,
    end: () => answered({ said: 'guardado' }),
  }
}

const codeOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.body.code : error),
  )

const ana = { session: 'ana', key: 'clave-de-ana-000001', said: 'x' }
const bruno = (i: number) => ({ session: 'bruno', key: `clave-de-bruno-${String(i)}`, said: 'y' })

test('a write under way is done once, however many somebody else has under way; too many of one session are told to come later', async () => {
  const repeats = createRepeats<{ said: string }>()
  const hers = slowly()
  const first = repeats.once(ana, hers.run)
  const his = slowly()
  const many = Array.from({ length: 600 }, (_, i) => codeOf(repeats.once(bruno(i), his.run)))
  const twin = repeats.once(ana, hers.run)
  hers.end()
  his.end()
  expect([await first, await twin, hers.times()]).toEqual([
    { answer: { said: 'guardado' }, again: false },
    { answer: { said: 'guardado' }, again: true },
    1,
  ])
  const codes = await Promise.all(many)
  expect(codes.filter((code) => code === 'done')).toHaveLength(his.times())
  expect(new Set(codes)).toEqual(new Set(['done', refuse('BUSY').body.code]))
  expect(codes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'done'))
  // They ended, and others have their turn.
  expect(await codeOf(repeats.once(bruno(1_000), his.run))).toBe('done')
})

test('what somebody else wrote since pushes no answer out, and of one’s own the oldest go', async () => {
  const repeats = createRepeats<{ said: string }>()
  let done = 0
  const write = (said: string) => () => Promise.resolve({ said: said + String(done++) })
  await repeats.once(ana, write('de Ana '))
  for (let i = 0; i < 3_000; i++) await repeats.once(bruno(i), write('x'.repeat(5_000)))
  const before = done
  expect(await repeats.once(ana, write(''))).toEqual({ answer: { said: 'de Ana 0' }, again: true })
  expect((await repeats.once(bruno(2_999), write(''))).again).toBe(true)
  expect(done).toBe(before)
  expect((await repeats.once(bruno(0), write(''))).again).toBe(false)
})

test('a write whose answer is too long to keep is not done again, and says so', async () => {
  const repeats = createRepeats<{ said: string }>()
  let done = 0
  const long = () => Promise.resolve({ said: 'x'.repeat(70_000) + String(done++) })
  await repeats.once(ana, long)
  expect(await codeOf(repeats.once(ana, long))).toBe(refuse('INVALID_INPUT').body.code)
  expect(done).toBe(1)
})

test('a write that was refused may be done again; one of which nobody knows is not', async () => {
  const repeats = createRepeats<{ said: string }>()
  let tried = 0
  const refused = (name: 'DUPLICATE' | 'BACKOFFICE_UNSURE') => () => {
    tried++
    return Promise.reject(refuse(name, name === 'DUPLICATE' ? { words: { que: 'x' } } : {}))
  }
  await codeOf(repeats.once(ana, refused('DUPLICATE')))
  await codeOf(repeats.once(ana, refused('BACKOFFICE_UNSURE')))
  expect(tried).toBe(2)
  expect(await codeOf(repeats.once(ana, refused('BACKOFFICE_UNSURE')))).toBe(
    refuse('BACKOFFICE_UNSURE').body.code,
  )
  expect(tried).toBe(2)
})
