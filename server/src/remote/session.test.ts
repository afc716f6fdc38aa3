import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSeal } from '../http/seal.ts'
import { createCapacidades } from './capacidades.ts'
import { createSessions } from './session.ts'
import { refuse } from '@portal/contract'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const login = { contact_firstname: 'Ana', contact_lastname: 'Paz' }
const minutes = (n: number) => vi.advanceTimersByTime(n * 60_000)
const seconds = (n: number) => vi.advanceTimersByTime(n * 1_000)

test('a session ends between five minutes idle and five seconds more', () => {
  const sessions = createSessions(5)
  const token = sessions.start({ session: 'abc', login, usuario: 'ana' })
  minutes(5)
  expect(sessions.read(token)).toMatchObject({ session: 'abc', login, usuario: 'ana' })
  seconds(5)
  expect(sessions.read(token)).toBeUndefined()
})

test('a use is noted every five seconds at most, and no session lives longer than twelve hours', () => {
  const sessions = createSessions(5)
  let token = sessions.start({ session: 'abc', login, usuario: 'ana' })
  const use = () => {
    const session = sessions.read(token)
    const renewed = session && sessions.renewed(session)
    token = renewed ?? token
    return renewed !== undefined
  }
  seconds(4)
  expect(use()).toBe(false)
  seconds(1)
  expect(use()).toBe(true)
  for (let past = 0; past < 11 * 60 + 56; past += 4) {
    minutes(4)
    use()
  }
  expect(sessions.read(token)).toBeDefined()
  minutes(4)
  expect(sessions.read(token)).toBeUndefined()
})

test('one that ended there is over whatever cookie carries it, and text of anybody else is none', () => {
  const sessions = createSessions(5)
  const token = sessions.start({ session: 'abc', login, usuario: 'ana' })
  sessions.end('abc')
  expect(sessions.read(token)).toBeUndefined()
  for (const text of ['', '{}', 'null', '{"session":1}']) expect(sessions.read(text)).toBeUndefined()
})

test('a seal is opened with the secret before it, and not with another', () => {
  const [old, fresh, other] = ['a'.repeat(64), 'b'.repeat(64), 'c'.repeat(64)] as const
  const sealed = createSeal([old], 'x').close('hola')
  expect(createSeal([fresh, old], 'x').open(sealed)).toBe('hola')
  expect(createSeal([fresh], 'x').open(sealed)).toBeUndefined()
  expect(createSeal([old], 'y').open(sealed)).toBeUndefined()
  expect(createSeal([other, fresh], 'x').open(createSeal([fresh, old], 'x').close('hola'))).toBe('hola')
})

test('what a remote does not know is asked for once in ten minutes, however many ask at once', async () => {
  const capacidades = createCapacidades({ sinOperaciones: ['MatrizDocumentos'], conoce: {} })
  let calls = 0
  const no = () => {
    calls++
    return Promise.reject(refuse('UNKNOWN_OPERATION'))
  }
  const ask = (how: () => Promise<unknown>, name = 'Buscar') =>
    capacidades.asked({ operation: name }, how).catch((error: unknown) => error)
  await Promise.all([ask(no), ask(no), ask(no)])
  await ask(no)
  await ask(no, 'MatrizDocumentos')
  expect(calls).toBe(1)
  expect(capacidades.absent()).toEqual(['Buscar', 'MatrizDocumentos'])
  minutes(10)
  expect(capacidades.absent()).toEqual(['MatrizDocumentos'])
  expect(await ask(() => Promise.resolve('hallado'))).toBe('hallado')
  // Any other no says nothing of it.
  await ask(() => Promise.reject(refuse('BACKOFFICE_DOWN')))
  expect(capacidades.absent()).toEqual(['MatrizDocumentos'])
})
