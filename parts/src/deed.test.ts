import { expect, test } from 'vitest'
import { deedOf } from './deed.ts'

const until = (fecha_vencimiento: string | null) => ({ fecha_vencimiento })

test.each([
  ['pendiente', { vigencia: 'sin vencimiento' }, 'presentar'],
  ['rechazado', { vigencia: 'sin vencimiento' }, 'volver'],
  ['rechazado', { vigencia: 'impresa' }, 'volver'],
  ['activo', { vigencia: 'impresa', ...until('2026-12-01') }, 'renovar'],
  ['activo', { vigencia: 'mensual', ...until('2026-12-09') }, 'renovar'],
  ['activo', { vigencia: 'sin vencimiento', ...until(null) }, 'otraVez'],
  // Of a back office that says no more.
  ['activo', until('2026-12-01'), 'renovar'],
  ['activo', until(null), 'otraVez'],
  ['activo', {}, 'otraVez'],
  ['vencido', { vigencia: 'meses', ...until('2026-01-01') }, 'renovar'],
  ['en revision', { vigencia: 'impresa' }, undefined],
  ['bloqueado', { vigencia: 'impresa' }, undefined],
  [undefined, {}, undefined],
] as const)('a document that is %s, of %o, is there to %s', (estado, kind, deed) => {
  expect(deedOf({ estado, ...kind })).toBe(deed)
})
