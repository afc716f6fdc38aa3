import { refuse } from '@portal/contract'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { receive } from '../storage/received.ts'
import { startApp, type TestApp } from '../testing/app.ts'
import { makePdf } from '../testing/makePdf.ts'
import { keepFiles } from './keepFiles.ts'

let app: TestApp
let pdf: Buffer
beforeAll(async () => {
  app = await startApp()
  pdf = await makePdf()
})
afterAll(() => app.stop())

async function keysKept(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of app.services.storage.list()) keys.push(key)
  return keys
}

const lost = () => Object.assign(new Error('the connection ended'), { code: '57P01' })

test.each<[string, () => Promise<{ repeated: boolean }>, number]>([
  ['that is done keeps them', () => Promise.resolve({ repeated: false }), 1],
  ['that was done before keeps no second time', () => Promise.resolve({ repeated: true }), 0],
  ['that refuses keeps none', () => Promise.reject(refuse('RECORD_NOT_FOUND')), 0],
  ['that nobody knows the end of keeps them', () => Promise.reject(lost()), 1],
])('work %s', async (_, work, kept) => {
  const before = await keysKept()
  const file = await receive(Readable.from([pdf]), 'a.pdf', app.spoolDir)
  const accepted = await app.services.inspector.accept([file], 'prueba')

  await keepFiles(accepted, app.services.storage, work).catch(() => undefined)

  expect((await keysKept()).length - before.length).toBe(kept)
})
