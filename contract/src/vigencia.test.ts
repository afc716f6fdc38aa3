import { enEspanol } from './enEspanol.test-examples.ts'
import { describe, expect, test } from 'vitest'
import { sumarAlPeriodo } from './calendario.ts'
import {
  derivaVencimiento,
  esRequerida,
  fechasConSentido,
  fechasDe,
  fechasProblems,
  finDelPeriodo,
  mesYaPaso,
  periodoExigible,
  porVencer,
  presentacionProblems,
  vencimientoDe,
  vigencias,
  type FechasDeclaradas,
} from './vigencia.ts'

const hoy = '2026-11-21'
const none: FechasDeclaradas = { fecha_emision: null, fecha_vencimiento: null, periodo: null }

test.each([
  ['impresa', ['fecha_emision', 'fecha_vencimiento'], 'fecha_vencimiento', false],
  ['meses', ['fecha_emision'], 'fecha_emision', true],
  ['mensual', ['periodo'], 'periodo', true],
  ['sin vencimiento', ['fecha_emision'], undefined, false],
] as const)(
  '%s asks %j, %s without fail, and derives its expiry: %s',
  (vigencia, asked, required, derives) => {
    expect(fechasDe(vigencia)).toEqual(asked)
    expect(fechasDe(vigencia).filter((fecha) => esRequerida(vigencia, fecha))).toEqual(
      required ? [required] : [],
    )
    expect(derivaVencimiento(vigencia)).toBe(derives)
  },
)

test('where the day of a month is not known, nothing is made up', () => {
  expect(
    vencimientoDe({ vigencia: 'mensual', meses: null, dia_exigible: null }, { ...none, periodo: '2026-10' }),
  ).toBeNull()
})

describe('a date that means nothing for its type is refused', () => {
  const all: FechasDeclaradas = {
    fecha_emision: '2026-10-01',
    fecha_vencimiento: '2027-10-01',
    periodo: '2026-10',
  }
  test.each([
    ['impresa', { periodo: 'Este documento no es mensual: dejá el período vacío' }],
    [
      'meses',
      {
        fecha_vencimiento: 'El vencimiento sale de la fecha de emisión: dejalo vacío',
        periodo: 'Este documento no es mensual: dejá el período vacío',
      },
    ],
    [
      'mensual',
      {
        fecha_emision: 'Este documento se presenta por período: dejá la fecha de emisión vacía',
        fecha_vencimiento: 'El vencimiento sale del período: dejalo vacío',
      },
    ],
    [
      'sin vencimiento',
      {
        fecha_vencimiento: 'Este documento no vence: dejá el vencimiento vacío',
        periodo: 'Este documento no es mensual: dejá el período vacío',
      },
    ],
  ] as const)('of %s', (vigencia, problems) =>
    expect(enEspanol(fechasProblems({ vigencia }, all, hoy))).toEqual(problems),
  )

  test.each(vigencias)('and %s without those is fine', (vigencia) =>
    expect(fechasProblems({ vigencia }, fechasConSentido(vigencia, all), hoy)).toEqual({}),
  )
})

describe('a document is valid through', () => {
  const dates = { fecha_emision: '2026-01-31', fecha_vencimiento: '2027-03-04', periodo: '2026-10' }
  test.each([
    ['the printed date', 'impresa', null, '2027-03-04'],
    ['the same day some months later', 'meses', 12, '2027-01-31'],
    ['the end of a shorter month', 'meses', 1, '2026-02-28'],
    ['the eve of the next period’s demand', 'mensual', null, '2026-12-14'],
    ['no date', 'sin vencimiento', null, null],
  ] as const)('%s', (_, vigencia, meses, date) =>
    expect(vencimientoDe({ vigencia, meses, dia_exigible: 15 }, dates)).toBe(date),
  )

  test.each([
    ['2026-11-14', '2026-09'],
    ['2026-11-15', '2026-10'],
    ['2026-01-10', '2025-11'],
    ['2026-01-15', '2025-12'],
  ])('on %s the period in demand is %s, and it is still covered', (dia, periodo) => {
    expect(periodoExigible(dia, 15)).toBe(periodo)
    expect(finDelPeriodo(periodo, 15) >= dia).toBe(true)
    expect(finDelPeriodo(sumarAlPeriodo(periodo, -1), 15) < dia).toBe(true)
  })
})

describe('the dates of a presentation', () => {
  test.each([
    ['printed and missing', 'impresa', null, none, { fecha_vencimiento: 'Campo requerido' }],
    [
      'printed and past',
      'impresa',
      null,
      { ...none, fecha_vencimiento: '2026-11-20' },
      { fecha_vencimiento: 'El documento venció el 20/11/2026: presentá uno vigente' },
    ],
    ['printed, ends today', 'impresa', null, { ...none, fecha_vencimiento: hoy }, {}],
    [
      'printed, before its issue',
      'impresa',
      null,
      { ...none, fecha_emision: '2026-11-01', fecha_vencimiento: '2026-10-01' },
      { fecha_vencimiento: 'El vencimiento es anterior a la emisión' },
    ],
    ['months without issue', 'meses', 12, none, { fecha_emision: 'Campo requerido' }],
    [
      'issued tomorrow',
      'meses',
      12,
      { ...none, fecha_emision: '2026-11-22' },
      { fecha_emision: 'La fecha de emisión no puede ser futura' },
    ],
    [
      'issued too long ago',
      'meses',
      12,
      { ...none, fecha_emision: '2025-11-20' },
      { fecha_emision: 'El documento venció el 20/11/2026: presentá uno vigente' },
    ],
    ['monthly without period', 'mensual', null, none, { periodo: 'Campo requerido' }],
    [
      'monthly of next month',
      'mensual',
      null,
      { ...none, periodo: '2026-12' },
      { periodo: 'El período no puede ser futuro' },
    ],
    ['monthly of this month', 'mensual', null, { ...none, periodo: '2026-11' }, {}],
    [
      'monthly and old',
      'mensual',
      null,
      { ...none, periodo: '2026-09' },
      { periodo: 'El documento venció el 14/11/2026: presentá uno vigente' },
    ],
    ['of no end', 'sin vencimiento', null, none, {}],
  ] as const)('%s', (_, vigencia, meses, fechas, problems) =>
    expect(enEspanol(presentacionProblems({ vigencia, meses, dia_exigible: 15 }, fechas, hoy))).toEqual(
      problems,
    ),
  )
})

test('a month whose day has passed is taken where a control asks about it, and no other paper that ended', () => {
  const mensual = { vigencia: 'mensual', meses: null, dia_exigible: 15 } as const
  const julio = { ...none, periodo: '2026-07' }
  expect(presentacionProblems(mensual, julio, hoy)).toHaveProperty('periodo')
  expect(presentacionProblems({ ...mensual, controlado: true }, julio, hoy)).toEqual({})
  expect(
    presentacionProblems({ ...mensual, controlado: true }, { ...none, periodo: '2026-12' }, hoy),
  ).toHaveProperty('periodo')
  expect(
    presentacionProblems(
      { vigencia: 'impresa', meses: null, dia_exigible: null, controlado: true },
      { ...none, fecha_vencimiento: '2026-11-20' },
      hoy,
    ),
  ).toHaveProperty('fecha_vencimiento')
  expect(mesYaPaso(mensual, julio, hoy)).toBe(true)
  expect(mesYaPaso(mensual, { ...none, periodo: '2026-10' }, hoy)).toBe(false)
  expect(mesYaPaso({ ...mensual, dia_exigible: null }, julio, hoy)).toBe(false)
})

test.each([
  ['impresa', '2026-11-20', false],
  ['impresa', hoy, true],
  ['impresa', '2026-12-21', true],
  ['impresa', '2026-12-22', false],
  ['mensual', '2026-11-28', true],
  ['mensual', '2026-11-29', false],
  ['sin vencimiento', null, false],
] as const)('one that is %s and ends on %s ends soon: %s', (vigencia, fecha, soon) =>
  expect(porVencer(vigencia, fecha, hoy)).toBe(soon),
)
