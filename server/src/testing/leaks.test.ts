import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { leaksIn, leaksOf } from './leaks.ts'

/** That logs say nothing about anybody is looked for after all tests; and here, that it would be found. */

let logDir: string
beforeEach(() => {
  logDir = mkdtempSync(join(tmpdir(), 'portal-leaks-'))
})
afterEach(() => rmSync(logDir, { recursive: true, force: true }))

const line = (more: object) => `${JSON.stringify({ level: 40, time: 1_795_465_425_123, ...more })}\n`

test.each([
  ['an e-mail', { msg: 'nobody called ana@transporte.example' }, /^email: ana@transporte\.example$/],
  ['a CUIT', { msg: 'Key (cuit)=(30-99900001-7)' }, /^cuit: 30-99900001-7$/],
  ['a CUIT without signs', { cuit: '30999000017' }, /^cuit: 30999000017$/],
  ['a cookie', { header: 'portal_sesion=abcdef' }, /^cookie: portal_sesion=abcdef$/],
  ['credentials', { header: 'Basic YXBwOm90cmE=' }, /^credentials: /],
  ['what is typed into a field of a secret', { password: '1' }, /^secret: /],
])('%s in a log is found', (_what, more, named) => {
  expect(leaksOf(line(more), [])).toEqual([expect.stringMatching(named)])
})

test('what a test told is found in whatever file of the run, as a word of its own', () => {
  writeFileSync(join(logDir, '1.told'), 'Ramona Íñiguez\n20111222\nABC-234\n')
  writeFileSync(
    join(logDir, '2.log'),
    line({ msg: 'a driver', documento: '20111222' }) + line({ n: 1201112223 }),
  )
  writeFileSync(join(logDir, '3.log'), line({ err: { detail: '(Ramona Íñiguez, ABC-234)' } }))

  expect(leaksIn(logDir).toSorted()).toEqual([
    'told by a test: 20111222',
    'told by a test: ABC-234',
    'told by a test: Ramona Íñiguez',
  ])
})

test('lines as the server writes them say nothing of that', () => {
  writeFileSync(join(logDir, '1.told'), '20111222\nAna\n')
  writeFileSync(
    join(logDir, '1.log'),
    line({
      reqId: '4d0a9c5e-7f2b-4c0e-9f0e-0b6a2f0f8a11',
      requestId: '30999000-0000-4000-8000-201112220000',
      msg: 'fault',
    }) + line({ bloque: 12, hash: 'ab'.repeat(32), msg: 'the audit is as it was sealed' }),
  )
  expect(leaksIn(logDir)).toEqual([])
})
