import { expect, test } from 'vitest'
import { rawOf } from './request.ts'
import { readWrk } from './wrk.ts'

const said = (refused: number, complaint = '') => `Running 3s test @ http://127.0.0.1:4000
  1 threads and 16 connections
Requests/sec:   1999.00

answers 6000
microseconds 3000000
refused ${refused}
broken 1
p50 2400
p99 9150
complaint ${complaint}
`

test('what wrk found is read from what its script wrote', () => {
  expect(readWrk(said(0))).toEqual({
    answers: 6000,
    rate: 2000,
    p50: 2.4,
    p99: 9.15,
    failed: 1,
    complaint: '',
  })
})

test('an answer that does not say success is no good answer', () => {
  expect(readWrk(said(3000, '200 {"success":false}'))).toMatchObject({
    rate: 1000,
    failed: 3001,
    complaint: '200 {"success":false}',
  })
})

test('what wrk did not say is a fault, with all that it said', () => {
  expect(() => readWrk('wrk: command line')).toThrow(/no answers:\nwrk: command line/)
})

test('a message is whole, and as long as it says', () => {
  const raw = rawOf({ path: '/api', headers: { cookie: 'a=b' }, body: '{"de":"ñ"}' }, 'http://127.0.0.1:4000')
  expect(raw.toString()).toBe(
    'POST /api HTTP/1.1\r\nhost: 127.0.0.1:4000\r\ncookie: a=b\r\ncontent-length: 11\r\n\r\n{"de":"ñ"}',
  )
})

test('what is asked for by GET has no body, and says no length of one', () => {
  const asked = { method: 'GET', path: '/api', headers: { authorization: 'Bearer a' }, body: '' } as const
  expect(rawOf(asked, 'http://127.0.0.1:4000').toString()).toBe(
    'GET /api HTTP/1.1\r\nhost: 127.0.0.1:4000\r\nauthorization: Bearer a\r\n\r\n',
  )
})
