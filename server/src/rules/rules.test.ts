import { enEspanol } from '@portal/contract/enEspanol.test-examples.ts'
import { describe, expect, test } from 'vitest'
import { aptitud } from './aptitud.ts'
import { estadoCasilla, vigenteDe, type Presentada } from './oracle/casilla.ts'
import { choferAdvertencias, nacimientoProblem } from './chofer.ts'
import { sinCondiciones, type Condiciones } from '@portal/contract/reglaDeTipo.ts'
import { tipoExigido, type Atributos } from './requisitos.ts'

const hoy = '2026-11-21'

describe('in force is', () => {
  const of = (periodo: string | null, estado: Presentada['estado'] = 'aprobado') => ({
    estado,
    bloqueado: false,
    fecha_vencimiento: null,
    periodo,
  })
  const [september, october, november] = [of('2026-09'), of('2026-10'), of('2026-11')]
  const [octoberAgain, undated] = [of('2026-10'), of(null)]
  test.each([
    ['nothing before anything is approved', 'mensual', [of('2026-10', 'en revision')], undefined],
    ['the latest month', 'mensual', [september, october], october],
    ['the latest month, though an older one came after it', 'mensual', [november, october], november],
    ['of one month the newest', 'mensual', [october, octoberAgain], octoberAgain],
    ['a month before what names none', 'mensual', [october, undated], october],
    ['of any other type the newest', 'impresa', [november, october], october],
    ['no rejected one', 'mensual', [october, of('2026-11', 'rechazado')], october],
  ] as const)('%s', (_, vigencia, presentadas, expected) =>
    expect(vigenteDe(vigencia, [...presentadas])).toBe(expected),
  )
})

describe('a slot shows', () => {
  const aprobado = (fecha_vencimiento: string | null): Presentada => ({
    estado: 'aprobado',
    bloqueado: false,
    fecha_vencimiento,
  })
  const enRevision: Presentada = { estado: 'en revision', bloqueado: false, fecha_vencimiento: null }
  const rechazado: Presentada = { estado: 'rechazado', bloqueado: false, fecha_vencimiento: null }
  test.each<[string, Presentada | undefined, Presentada | undefined, string]>([
    ['pendiente when nothing was presented', undefined, undefined, 'pendiente'],
    ['en revisión while the first waits', enRevision, undefined, 'en revision'],
    ['activo once approved', aprobado('2027-01-01'), aprobado('2027-01-01'), 'activo'],
    ['activo through its very date', aprobado(hoy), aprobado(hoy), 'activo'],
    ['vencido the day after', aprobado('2026-11-20'), aprobado('2026-11-20'), 'vencido'],
    ['activo for ever without a date', aprobado(null), aprobado(null), 'activo'],
    ['activo while a renewal waits', enRevision, aprobado('2026-12-01'), 'activo'],
    ['activo when a renewal was rejected before the date', rechazado, aprobado('2026-12-01'), 'activo'],
    [
      'en revisión when the approved one ended and a renewal waits',
      enRevision,
      aprobado('2026-11-20'),
      'en revision',
    ],
    ['rechazado when nothing approved is in force', rechazado, undefined, 'rechazado'],
    ['rechazado when the approved one ended too', rechazado, aprobado('2026-11-20'), 'rechazado'],
    ['bloqueado over everything else', { ...aprobado(null), bloqueado: true }, aprobado(null), 'bloqueado'],
    [
      'bloqueado when the one in force is, whatever waits',
      enRevision,
      { ...aprobado(null), bloqueado: true },
      'bloqueado',
    ],
  ])('%s', (_, ultima, vigente, estado) => expect(estadoCasilla(ultima, vigente, hoy)).toBe(estado))
})

describe('a type is demanded', () => {
  const tipo: Condiciones = { ...sinCondiciones, docrectipo_recurso: 'dominio' }
  const recurso: Atributos = {
    tiporecurso: 'dominio',
    vehiculo: 'Tractor',
    carroceria: null,
    tipo_vehiculo: 'MOTRIZ',
    transporta_peligrosas: false,
    transporta_alimentos: false,
    titularidad: 'PROPIO',
    extranjero: false,
  }
  test.each<[string, Partial<Condiciones>, Partial<Atributos>, boolean]>([
    ['of its kind of resource', {}, {}, true],
    ['not of another kind', { docrectipo_recurso: 'chofer' }, {}, false],
    [
      'not of a chofer on leave for a chofer',
      { docrectipo_recurso: 'chofer' },
      { tiporecurso: 'chofer dado de baja' },
      false,
    ],
    ['through its last day', { vigente_hasta: hoy }, {}, true],
    ['not after it', { vigente_hasta: '2025-05-17' }, {}, false],
    ['not before its first day', { vigente_desde: '2026-11-22' }, {}, false],
    ['only of MOTRIZ', { aplica_tipo_vehiculo: 'MOTRIZ' }, {}, true],
    ['not of ARRASTRE', { aplica_tipo_vehiculo: 'MOTRIZ' }, { tipo_vehiculo: 'ARRASTRE' }, false],
    [
      'not of a plain box for a tank’s paper',
      { aplica_carrocerias: ['Cisterna'] },
      { carroceria: 'Furgón' },
      false,
    ],
    ['not where the body is not said', { aplica_carrocerias: ['Cisterna'] }, {}, false],
    ['of a leased one', { aplica_titularidades: ['LEASING', 'TERCERO'] }, { titularidad: 'LEASING' }, true],
    ['not of an own one', { aplica_titularidades: ['LEASING', 'TERCERO'] }, {}, false],
    ['of dangerous loads', { aplica_peligrosas: true }, { transporta_peligrosas: true }, true],
    ['not without them', { aplica_peligrosas: true }, {}, false],
    ['not without food', { aplica_alimentos: true }, {}, false],
    ['not of an Argentine', { aplica_extranjeros: true }, {}, false],
  ])('%s', (_, conditions, attributes, demanded) =>
    expect(tipoExigido({ ...tipo, ...conditions }, { ...recurso, ...attributes }, hoy)).toBe(demanded),
  )
})

describe('a resource is', () => {
  const critica = {
    critico: true,
    obligatorio: true,
    estado: 'activo',
    vigencia: 'impresa',
    fecha_vencimiento: null,
    exceptuado_hasta: null,
  } as const
  test.each([
    ['habilitado with every critical slot active', [critica], 'ACTIVO', 'habilitado'],
    ['habilitado with nothing asked', [], 'ACTIVO', 'habilitado'],
    [
      'no habilitado with a critical one missing',
      [critica, { ...critica, estado: 'pendiente' }],
      'ACTIVO',
      'no habilitado',
    ],
    [
      'habilitado with one that is lifted',
      [critica, { ...critica, estado: 'pendiente', exceptuado_hasta: '2026-12-22' }],
      'ACTIVO',
      'habilitado',
    ],
    [
      'por vencer when what lifts one ends within 30 days',
      [critica, { ...critica, estado: 'pendiente', exceptuado_hasta: '2026-12-21' }],
      'ACTIVO',
      'por vencer',
    ],
    [
      'habilitado when what ends soon is lifted for longer',
      [{ ...critica, fecha_vencimiento: '2026-11-25', exceptuado_hasta: '2026-12-22' }],
      'ACTIVO',
      'habilitado',
    ],
    [
      'no habilitado on leave, whatever is lifted',
      [{ ...critica, estado: 'pendiente', exceptuado_hasta: '2026-12-22' }],
      'BAJA',
      'no habilitado',
    ],
    [
      'habilitado when what is missing is not critical',
      [{ ...critica, critico: false, estado: 'pendiente' }],
      'ACTIVO',
      'habilitado',
    ],
    ['por vencer at 30 days', [{ ...critica, fecha_vencimiento: '2026-12-21' }], 'ACTIVO', 'por vencer'],
    ['habilitado at 31', [{ ...critica, fecha_vencimiento: '2026-12-22' }], 'ACTIVO', 'habilitado'],
    [
      'habilitado with a monthly one of 8 days',
      [{ ...critica, vigencia: 'mensual', fecha_vencimiento: '2026-11-29' }],
      'ACTIVO',
      'habilitado',
    ],
    [
      'por vencer with a monthly one of 7',
      [{ ...critica, vigencia: 'mensual', fecha_vencimiento: '2026-11-28' }],
      'ACTIVO',
      'por vencer',
    ],
    ['no habilitado while blocked', [critica], 'BLOQUEADO', 'no habilitado'],
  ] as const)('%s', (_, casillas, estado, expected) => expect(aptitud(casillas, estado, hoy)).toBe(expected))
})

describe('a chofer', () => {
  test.each([
    ['2008-11-21', undefined],
    ['2008-11-22', 'El chofer tiene que tener al menos 18 años'],
    ['2026-11-22', 'La fecha de nacimiento no puede ser futura'],
    ['1826-01-01', 'Revisá el año de nacimiento'],
  ])('born %s: %s', (fecha, problem) => expect(enEspanol(nacimientoProblem(fecha, hoy))).toBe(problem))

  const chofer = {
    tipo_documento: 'DNI',
    documento: '12345678',
    cuil: '20123456786',
    fecha_nacimiento: '1980-01-01',
  }
  test.each([
    ['all in order', chofer, 0],
    ['a CUIL of another DNI', { ...chofer, documento: '12345679' }, 1],
    ['a short DNI', { ...chofer, documento: '5123456', cuil: '20051234560' }, 0],
    ['a passport', { ...chofer, tipo_documento: 'Pasaporte', documento: 'AB1' }, 0],
    ['over 70', { ...chofer, fecha_nacimiento: '1950-01-01' }, 1],
  ])('%s warns as it should', (_, datos, count) => expect(choferAdvertencias(datos, hoy)).toHaveLength(count))
})
