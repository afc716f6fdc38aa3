import { carrierOperations } from '@portal/contract'
import { expect, test } from 'vitest'
import { walkThrough } from '../testing/walkThrough.ts'
import { startApp } from '../testing/app.ts'

test('every operation of the carriers may be called by a form', async () => {
  const app = await startApp()
  const url = await app.http.listen({ host: '127.0.0.1', port: 0 })
  const exchanges = await walkThrough(app, url, 'a form')
  expect(exchanges.map(({ operation }) => operation).sort()).toEqual(Object.keys(carrierOperations).sort())
  await app.stop()
})
