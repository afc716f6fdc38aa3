import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startReceiver, type Receiver } from '../testing/receiver.ts'
import { createPoster } from './post.ts'
import { createPublicAddresses, isPublic, type Resolve } from './publicAddress.ts'
import { retryAfterOf, waitAfter } from './retries.ts'

let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver.stop())

const posting = (onSite: string[], deadlineMs?: number) =>
  createPoster({
    // Each has its own: what the other may is nothing to them.
    addresses: { proveedor: createPublicAddresses(onSite), cuenta: createPublicAddresses([]) },
    ca: receiver.pem,
    ...(deadlineMs !== undefined && { deadlineMs }),
  })
const never = new AbortController().signal
/** Of the public internet, and of no network: what is sent there arrives nowhere. */
const outside = '2a00:ffff:ffff:ffff::1'
const what = (url: string) => ({ to: url, owner: 'proveedor' as const, url, headers: {}, body: '{}' })

describe('what stands behind the walls is not called', () => {
  test.each([
    ['a name that leads to this machine', () => receiver.url.replace('127.0.0.1', 'localhost')],
    ['this machine', () => receiver.url],
    ['the cloud’s own', () => 'https://169.254.169.254/latest/meta-data'],
    ['an address within another', () => 'https://[::ffff:7f00:1]/'],
    ['one written as a number', () => `https://2130706433/`],
  ])('by %s', async (_, url) => {
    const poster = posting([])
    expect(await poster.post(what(url()), never)).toMatchObject({ codigo: null, falla: 'direccion' })
    expect(receiver.heard).toEqual([])
    await poster.stop()
  })

  test('by a name that leads out the first time and to ::1 the second', async () => {
    const asked: string[] = []
    const rebound: Resolve = (hostname, _options, callback) => {
      asked.push(hostname)
      callback(null, [{ address: asked.length === 1 ? outside : '::1', family: 6 }])
    }
    const addresses = createPublicAddresses([], rebound)
    const poster = createPoster({ addresses: { proveedor: addresses, cuenta: addresses }, deadlineMs: 500 })
    const { port } = new URL(receiver.url)

    const first = await poster.post(what(`https://cambia.example:${port}/`), never)
    // Looked up once for one try: where it was looked at is where it went.
    expect(asked).toEqual(['cambia.example'])
    expect(first.codigo).toBe(null)
    expect(first.falla).not.toBe('direccion')
    const second = await poster.post(what(`https://cambia.example:${port}/`), never)
    expect(second).toMatchObject({ codigo: null, falla: 'direccion' })
    expect(asked).toHaveLength(2)
    expect(receiver.heard).toEqual([])
    await poster.stop()
  })

  test('by a name that leads out and, among others, in', async () => {
    const both: Resolve = (_hostname, _options, callback) =>
      callback(null, [
        { address: outside, family: 6 },
        { address: '::1', family: 6 },
      ])
    const addresses = createPublicAddresses([], both)
    const poster = createPoster({ addresses: { proveedor: addresses, cuenta: addresses } })
    expect(await poster.post(what('https://ambas.example/'), never)).toMatchObject({ falla: 'direccion' })
    await poster.stop()
  })

  test('unless a setting names it', async () => {
    const poster = posting(['127.0.0.1'])
    expect(await poster.post(what(receiver.url), never)).toMatchObject({ codigo: 204, falla: null })
    const ofCuenta = { ...what(receiver.url), to: 'another', owner: 'cuenta' as const }
    expect(await poster.post(ofCuenta, never)).toMatchObject({ codigo: null, falla: 'direccion' })
    await poster.stop()
  })

  test.each([
    ['8.8.8.8', true],
    ['2001:4860:4860::8888', true],
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['100.64.0.1', false],
    ['192.168.1.1', false],
    ['0.0.0.0', false],
    ['::1', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['64:ff9b::7f00:1', false],
    ['2002:7f00:1::', false],
    ['::ffff:10.0.0.1', false],
    ['nada', false],
  ])('%s: %s', (address, expected) => {
    expect(isPublic(address)).toBe(expected)
  })
})

test('a receiver that takes too long, or shows another’s certificate, is told apart', async () => {
  receiver.answers('/lenta', () => undefined)
  const patient = posting(['127.0.0.1'], 300)
  const slow = await patient.post(what(`${receiver.url}/lenta`), never)
  expect(slow).toMatchObject({ codigo: null, falla: 'tiempo' })
  expect(slow.tardo).toBeLessThan(2_000)
  await patient.stop()
  const believing = createPublicAddresses(['127.0.0.1'])
  const strict = createPoster({ addresses: { proveedor: believing, cuenta: believing } })
  expect(await strict.post(what(receiver.url), never)).toMatchObject({ falla: 'tls' })
  expect(await strict.post(what('https://no-hay.invalid/'), never)).toMatchObject({ falla: 'nombre' })
  await strict.stop()
})

test('what is tried again waits longer each time, and ends', () => {
  const waits = Array.from({ length: 10 }, (_, n) => waitAfter(n + 1, 0, 0))
  expect(waits.slice(0, 3)).toEqual([5_000, 300_000, 1_800_000])
  expect(waits[8]).toBe(86_400_000)
  expect(waits[9]).toBeUndefined()
  expect(waitAfter(1, 0, 1)).toBe(5_500)
  expect(waitAfter(1, 60_000, 0)).toBe(60_000)
  expect(retryAfterOf('120', 0)).toBe(120_000)
  expect(retryAfterOf('Fri, 27 Nov 2026 12:00:30 GMT', Date.UTC(2026, 10, 27, 12))).toBe(30_000)
  expect(retryAfterOf('pronto', 0)).toBeUndefined()
  expect(retryAfterOf('999999999', 0)).toBe(86_400_000)
})
