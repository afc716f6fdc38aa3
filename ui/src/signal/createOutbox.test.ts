import { refuse } from '@portal/contract'
import { Unreachable } from '@portal/contract/client.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { connection } from './connection.ts'
import { createOutbox, type Outbox } from './createOutbox.ts'
import { readWaitingWrites, type WaitingWrite } from './waitingWrite.ts'
import { waitingWrites } from '../kept/kept.ts'
import { Waiting } from './Waiting.ts'

const store = waitingWrites
const sent: string[] = []
let answer: (waitingWrite: WaitingWrite) => unknown

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('window', { addEventListener: () => undefined, location: { pathname: '/app', search: '' } })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null)))
  sent.length = 0
  answer = () => undefined
})

const newOutbox = () =>
  createOutbox({
    store,
    send: (waitingWrite) =>
      new Promise((resolve) => {
        sent.push(waitingWrite.key)
        resolve(answer(waitingWrite))
      }),
    explain: () => Promise.resolve('Otra persona lo decidió antes.'),
    onSent: () => undefined,
    onRefusal: () => undefined,
  })

const write = (outbox: Outbox, key: string, { about = key, left = false, input = key } = {}) => {
  expect(() => outbox.keep({ key, operation: 'SaveChofer', input, what: key, about, left })).toThrow(Waiting)
}
const keysOf = (outbox: Outbox) => outbox.waitingWrites().map(({ key }) => key)
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

test('what waits goes out in order, each once', async () => {
  const outbox = newOutbox()
  outbox.open('ana')
  write(outbox, 'uno')
  write(outbox, 'dos')
  await settled()
  expect(sent).toEqual(['uno', 'dos'])
  expect(outbox.waitingWrites()).toEqual([])
  expect(readWaitingWrites(store)).toEqual([])
})

test('without an answer it stays, with its key, and what follows stays behind it', async () => {
  const outbox = newOutbox()
  outbox.open('ana')
  answer = () => {
    throw new Unreachable()
  }
  write(outbox, 'uno')
  write(outbox, 'dos')
  await settled()
  expect(sent).toEqual(['uno'])
  expect(readWaitingWrites(store).map(({ key, left }) => [key, left])).toEqual([
    ['uno', true],
    ['dos', false],
  ])
})

test('a page that opens later sends it for the same person, and drops it for another', async () => {
  answer = () => {
    throw new Unreachable()
  }
  const before = newOutbox()
  before.open('ana')
  write(before, 'uno')
  await settled()
  before.close()

  answer = () => undefined
  const same = newOutbox()
  same.open('ana')
  await settled()
  expect(sent).toEqual(['uno', 'uno'])

  before.open('ana')
  answer = () => {
    throw new Unreachable()
  }
  write(before, 'dos')
  await settled()
  const other = newOutbox()
  other.open('bruno')
  expect(other.waitingWrites()).toEqual([])
  expect(readWaitingWrites(store)).toEqual([])
})

test('a newer one about the same takes its place, unless it may have arrived', async () => {
  const outbox = newOutbox()
  outbox.open('ana')
  answer = () => {
    throw new Unreachable()
  }
  write(outbox, 'uno', { about: 'x' })
  write(outbox, 'dos', { about: 'y' })
  write(outbox, 'tres', { about: 'y' })
  write(outbox, 'cuatro', { about: 'x' })
  await settled()
  expect(keysOf(outbox)).toEqual(['uno', 'tres', 'cuatro'])
  // Said again in the same words, it is the same.
  write(outbox, 'cinco', { about: 'x', input: 'uno' })
  expect(keysOf(outbox)).toEqual(['uno', 'tres', 'cuatro'])
})

test('a refusal is told in words for somebody who has moved on, and does not hold the next one back', async () => {
  const outbox = newOutbox()
  outbox.open('ana')
  answer = ({ key }) => {
    if (key === 'uno') throw refuse('STALE_VERSION')
  }
  write(outbox, 'uno')
  write(outbox, 'dos')
  await settled()
  expect(sent).toEqual(['uno', 'dos'])
  expect(outbox.waitingWrites()).toMatchObject([{ key: 'uno', refused: 'Otra persona lo decidió antes.' }])
  outbox.takeBack('uno')
  expect(outbox.waitingWrites()).toEqual([])
})

test('whoever stands where it was written is told there', async () => {
  const outbox = newOutbox()
  outbox.open('ana')
  answer = () => 'hecho'
  const results: unknown[] = []
  outbox.follow('uno', {
    sent: (result) => results.push(result),
    refused: () => undefined,
    takenBack: () => undefined,
  })
  write(outbox, 'uno')
  await settled()
  expect(results).toEqual(['hecho'])
  expect(connection.lostAt()).toBeNull()
})
