import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isWhole, receiveZip } from './receiveZip.ts'

/** What it holds is nobody's business here: the last record is what ends a ZIP. */
const end = Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)])
const zip = Buffer.concat([Buffer.alloc(300_000, 7), end])

/** Answers all of it, or ends well after half: as a proxy does that can't tell. */
const server = createServer(({ url }, reply) => {
  reply.writeHead(url === '/nada' ? 503 : 200, { 'content-type': 'application/zip' })
  reply.end(url === '/mitad' ? zip.subarray(0, zip.length / 2) : zip)
})
let origin: string
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
})
afterAll(() => server.close())

test('a ZIP comes whole, and is told of as it comes', async () => {
  const told: number[] = []
  const received = await receiveZip(`${origin}/todo`, { onBytes: (bytes) => told.push(bytes) })
  expect(Buffer.from(await received.arrayBuffer()).equals(zip)).toBe(true)
  expect([told[0], told.at(-1)]).toEqual([0, zip.length])
})

test.each([
  ['/mitad', /was cut off/],
  ['/nada', /answered 503/],
])('%s is none', async (path, sentence) => {
  await expect(receiveZip(origin + path, { onBytes: () => {} })).rejects.toThrow(sentence)
})

test('less than an end is none', async () => {
  expect(await isWhole(new Blob(['PK']))).toBe(false)
})
