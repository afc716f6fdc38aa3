import { enEspanol } from '@portal/contract/enEspanol.test-examples.ts'
import { expect, test } from 'vitest'
import { bajaProblems } from './baja.ts'

const hoy = '2026-11-21'

test.each([
  ['today', { fecha_baja: hoy, motivo_baja: 'Venta' }, null, {}],
  ['on the day it began', { fecha_baja: '2026-01-02', motivo_baja: 'Renuncia' }, '2026-01-02', {}],
  [
    'without saying when and why',
    { fecha_baja: null, motivo_baja: null },
    null,
    { fecha_baja: 'Campo requerido', motivo_baja: 'Campo requerido' },
  ],
  [
    'tomorrow',
    { fecha_baja: '2026-11-22', motivo_baja: 'Venta' },
    null,
    { fecha_baja: 'La fecha de baja no puede ser futura' },
  ],
  [
    'before it began',
    { fecha_baja: '2026-01-01', motivo_baja: 'Renuncia' },
    '2026-01-02',
    { fecha_baja: 'La baja es anterior al alta' },
  ],
])('leaving %s', (_, baja, fechaAlta, problems) =>
  expect(enEspanol(bajaProblems(baja, fechaAlta, hoy))).toEqual(problems),
)
