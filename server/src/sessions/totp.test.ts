import { Secret } from 'otpauth'
import { expect, test } from 'vitest'
import { findPeriod, newTotpSecret, totpUri } from './totp.ts'

/** RFC 6238, appendix B: its eight figures of SHA-1, of which an app shows the last six. */
const rfcSecret = Secret.fromUTF8('12345678901234567890').base32
const rfc: [number, string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
]

test.each(rfc)('at %i seconds the code is %s', (seconds, code) => {
  expect(findPeriod(rfcSecret, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
})

test('a clock may be one period off, to either side, and no more', () => {
  const code = '287082'
  expect([-1, 29, 30, 59, 60, 89].map((seconds) => findPeriod(rfcSecret, code, seconds * 1000))).toEqual([
    undefined,
    1,
    1,
    1,
    1,
    1,
  ])
  expect(findPeriod(rfcSecret, code, 90_000)).toBeUndefined()
})

test.each(['000000', '28708', '2870820', '', 'abcdef'])('%j is no code', (code) => {
  expect(findPeriod(rfcSecret, code, 59_000)).toBeUndefined()
})

test('secrets have 160 bits and never repeat, and the address names the provider and the person', () => {
  const [one, other] = [newTotpSecret(), newTotpSecret()]
  expect(one).toMatch(/^[A-Z2-7]{32}$/)
  expect(one).not.toBe(other)
  expect(totpUri(one, { issuer: 'Cargas del Sur', label: 'ana@sur.example' })).toBe(
    `otpauth://totp/Cargas%20del%20Sur:ana%40sur.example?issuer=Cargas%20del%20Sur&secret=${one}&algorithm=SHA1&digits=6&period=30`,
  )
})
