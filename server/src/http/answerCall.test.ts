import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/app.ts'
import { signedIn } from '../testing/people.ts'
import { compressBeside } from './encoding.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const opened = { br: brotliDecompressSync, gzip: gunzipSync }
const many = { pagesize: 100 }

test.each(['br', 'gzip'] as const)('a long answer travels as %s, and is the same', async (encoding) => {
  const person = await signedIn(app)
  for (let i = 0; i < 20; i++) await app.make.chofer({ cuenta_id: person.cuentaId })

  const plain = await person.send('ListChoferes', many)
  const small = await person.send('ListChoferes', many, { 'accept-encoding': encoding })

  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(small.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' })
  expect(Number(small.headers['content-length'])).toBe(small.rawPayload.length)
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
  expect(opened[encoding](small.rawPayload).toString()).toBe(plain.body)
})

test('a kept answer travels as it did, however it is asked for, and anew once something changed', async () => {
  const person = await signedIn(app)
  const names = Array.from({ length: 20 }, (_, n) => `Zarza ${String(n)}`)
  for (const apellido of names) await app.make.chofer({ cuenta_id: person.cuentaId, apellido })
  const ask = async (encoding?: 'br' | 'gzip') => {
    const { rawPayload } = await person.send(
      'ListChoferes',
      many,
      encoding && { 'accept-encoding': encoding },
    )
    return { rawPayload, text: (encoding ? opened[encoding](rawPayload) : rawPayload).toString() }
  }

  const first = await ask('br')
  expect((await ask('br')).rawPayload).toEqual(first.rawPayload)
  expect((await ask('gzip')).text).toBe(first.text)
  expect((await ask('gzip')).text).toBe(first.text)
  expect((await ask()).text).toBe(first.text)
  await app.make.chofer({ cuenta_id: person.cuentaId, apellido: 'Quimera' })
  for (const encoding of ['br', 'gzip', undefined] as const) {
    expect((await ask(encoding)).text).toContain('Quimera')
    expect((await ask(encoding)).text).toContain('Quimera')
  }
})

test('what is short travels as it is', async () => {
  const person = await signedIn(app)

  const short = await person.send('ping', {}, { 'accept-encoding': 'br' })

  expect(short.json()).toMatchObject({ success: true })
  expect(short.headers['content-encoding']).toBeUndefined()
})

test.each(['br', 'gzip'] as const)('what is very long is made %s beside the others', async (encoding) => {
  const text = 'Habilitado. '.repeat(40_000)
  let turns = 0
  const counting = setInterval(() => turns++, 0)
  const small = await compressBeside(text, encoding)
  clearInterval(counting)

  expect(opened[encoding](Buffer.from(small)).toString()).toBe(text)
  expect(turns).toBeGreaterThan(0)
})
