import { describe, expect, test } from 'vitest'
import { finDe, isVigente, momentoDe, prefijoDe, redEscrita, vecesDe, type Momento } from './programa.ts'

const ahora = new Date('2026-11-27T13:00:00Z') // 10:00 in Buenos Aires

test.each<[string, Momento]>([
  ['2026-11-27T13:00:20Z', { hace: 'recien' }],
  ['2026-11-27T12:59:30Z', { hace: 'recien' }],
  ['2026-11-27T12:57:00Z', { hace: 'minutos', minutos: 3 }],
  ['2026-11-27T12:00:30Z', { hace: 'minutos', minutos: 59 }],
  ['2026-11-27T03:00:00Z', { hace: 'hoy' }],
  ['2026-11-27T02:59:00Z', { hace: 'ayer' }],
  ['2026-11-26T03:00:00Z', { hace: 'ayer' }],
  ['2026-10-17T13:00:00Z', { hace: 'dias', dias: 41 }],
])('%s is told as %o', (instant, told) => {
  expect(momentoDe(instant, ahora)).toEqual(told)
})

test('a use just before midnight is minutes ago, not yesterday', () => {
  expect(momentoDe('2026-11-27T02:55:00Z', new Date('2026-11-27T03:05:00Z'))).toEqual({
    hace: 'minutos',
    minutos: 10,
  })
})

describe('how often it asked', () => {
  const bare = { tokenid: '31x1', nombre: 'Despacho' }
  test.each([
    [
      { veces_hoy: 3, veces_ayer: 12, veces_mes: 90 },
      { en: 'hoy', veces: 3 },
    ],
    [
      { veces_hoy: 0, veces_ayer: 12, veces_mes: 90 },
      { en: 'ayer', veces: 12 },
    ],
    [
      { veces_hoy: 0, veces_ayer: 0, veces_mes: 0 },
      { en: 'mes', veces: 0 },
    ],
    [{}, undefined],
  ])('%o is told as %o', (veces, told) => {
    expect(vecesDe({ ...bare, ...veces })).toEqual(told)
  })
})

test('one ends soon from fourteen days on', () => {
  expect(finDe('2026-12-12', '2026-11-27')).toEqual({ dias: 15, pronto: false })
  expect(finDe('2026-12-11', '2026-11-27')).toEqual({ dias: 14, pronto: true })
  expect(finDe('2026-11-27', '2026-11-27')).toEqual({ dias: 0, pronto: true })
})

test('of one that says nothing of how it stands, nobody takes the way out', () => {
  expect(isVigente({ tokenid: '31x1', nombre: 'Despacho' })).toBe(true)
  expect(isVigente({ tokenid: '31x1', nombre: 'Despacho', estado: 'revocado' })).toBe(false)
})

test.each([
  ['192.0.2.14/32', '192.0.2.14'],
  ['203.0.113.0/28', '203.0.113.0/28'],
  ['2001:db8::14/128', '2001:db8::14'],
  ['2001:db8::/32', '2001:db8::/32'],
])('%s is written %s', (red, written) => {
  expect(redEscrita(red)).toBe(written)
})

test('a token is known by what stands before its secret', () => {
  expect(prefijoDe({ tokenid: '31x1042', nombre: 'Despacho', token: 'pt_c1042_AbC' })).toBe('pt_c1042')
})
