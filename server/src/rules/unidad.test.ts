import { enEspanol } from '@portal/contract/enEspanol.test-examples.ts'
import { describe, expect, test } from 'vitest'
import { documentoDesde, presentadasAl, type PresentadaConFechas } from './oracle/alDia.ts'
import type { CasillaConMotivo } from './culpable.ts'
import { motivosDeDocumentos } from './motivo.ts'
import { aptitudDeUnidad, type Parte } from './unidad.ts'

const hoy = '2026-11-21'

describe('a presentation can be in force', () => {
  const presentado = '2026-11-10T12:00:00.000Z'
  test.each([
    [
      'from its period’s first day',
      { periodo: '2026-10', fecha_emision: '2026-11-05', presentado },
      '2026-10-01',
    ],
    ['from its issue', { periodo: null, fecha_emision: '2026-11-05', presentado }, '2026-11-05'],
    ['or else since it was presented', { periodo: null, fecha_emision: null, presentado }, '2026-11-10'],
    [
      'in Buenos Aires’ day',
      { periodo: null, fecha_emision: null, presentado: '2026-11-10T02:59:59.000Z' },
      '2026-11-09',
    ],
  ])('%s', (_, presentada, desde) => expect(documentoDesde(presentada)).toBe(desde))
})

describe('on a day speak', () => {
  const presentada = (estado: PresentadaConFechas['estado'], fecha_emision: string): PresentadaConFechas => ({
    estado,
    bloqueado: false,
    fecha_vencimiento: null,
    fecha_emision,
    periodo: null,
    presentado: `${fecha_emision}T15:00:00.000Z`,
    tardio: false,
  })
  const first = presentada('aprobado', '2026-01-10')
  const second = presentada('aprobado', '2026-06-10')
  const waiting = presentada('en revision', '2026-11-20')
  const all = [first, second, waiting]
  test.each([
    ['nobody before the first began', '2026-01-09', undefined, undefined],
    ['the first from the day it began', '2026-01-10', first, first],
    ['the first until the second began', '2026-06-09', first, first],
    ['the second from then on', '2026-06-10', second, second],
    ['who waits, beside the one in force', '2026-11-20', waiting, second],
    ['the same on days to come', '2030-01-01', waiting, second],
  ])('%s', (_, dia, ultima, vigente) =>
    expect(presentadasAl('impresa', all, dia)).toEqual({ ultima, vigente }),
  )
})

const rto = {
  tipodocumentoid: '20x1',
  tipodocumento: 'RTO',
  nombre_corto: null,
  orden: 1,
  texto: null,
  documentoid: null,
  renovacion: false,
}
test.each([
  ['pendiente', null, 'RTO: falta presentar'],
  ['en revision', null, 'RTO: en revisión'],
  ['rechazado', '2026-01-01', 'RTO: rechazado'],
  ['bloqueado', null, 'RTO: bloqueado por el proveedor'],
  ['vencido', '2026-11-20', 'RTO venció el 20/11/2026'],
  ['vencido', null, 'RTO: vencido'],
  ['activo', '2026-11-21', 'RTO vence el 21/11/2026'],
  // Asked about a day to come, when it will have ended.
  ['vencido', '2026-12-12', 'RTO vence el 12/12/2026'],
  // Asked about a day gone by, when it still was in force.
  ['activo', '2026-10-12', 'RTO venció el 12/10/2026'],
] as const)('a slot that is %s until %s says «%s»', (estado, fecha, sentence) =>
  expect(enEspanol(motivosDeDocumentos([{ ...rto, estado, fecha }], hoy))).toEqual([sentence]),
)

describe('a unit', () => {
  const casilla = (nombre: string, fecha_vencimiento: string | null): CasillaConMotivo => ({
    nombre,
    orden: 1,
    critico: true,
    obligatorio: true,
    vigencia: 'impresa',
    estado: fecha_vencimiento !== null && fecha_vencimiento < hoy ? 'vencido' : 'activo',
    fecha_vencimiento,
    tipodocumentoid: '20x1',
    nombre_corto: null,
    documentoid: '21x1',
    vigente_documentoid: '21x1',
    vigente_bloqueado: false,
    exceptuado_hasta: null,
    excepcion_motivo: null,
    renovacion: false,
    desde: null,
    motivo: null,
  })
  const parte = (tiporecurso: string, nombre: string, ...casillas: CasillaConMotivo[]): Parte => ({
    recursoid: nombre,
    tiporecurso,
    nombre,
    estado: 'ACTIVO',
    fecha_baja: null,
    motivo_baja: null,
    casillas,
  })
  const transporte = parte('transporte', 'Transportes', casilla('ART', null))
  const tractor = parte('dominio', 'AB123CD', casilla('RTO', '2027-11-21'))
  const chofer = parte('chofer', 'Gómez, Ana', casilla('Licencia', '2026-12-01'))
  const late = parte('dominio', 'AB123CD', casilla('RTO', '2026-11-12'))
  const blocked: Parte = { ...tractor, estado: 'BLOQUEADO' }

  test.each<[string, 'ACTIVA' | 'INACTIVA', Parte[], string, string[]]>([
    ['is habilitado when all its parts are', 'ACTIVA', [transporte, tractor], 'habilitado', []],
    [
      'is por vencer with the first of them that is',
      'ACTIVA',
      [transporte, tractor, chofer],
      'por vencer',
      ['Licencia de Gómez, Ana vence el 01/12/2026'],
    ],
    [
      'is as little fit as the least fit, which is named first',
      'ACTIVA',
      [transporte, chofer, late],
      'no habilitado',
      ['RTO de AB123CD venció el 12/11/2026', 'Licencia de Gómez, Ana vence el 01/12/2026'],
    ],
    [
      'needs its transporte too',
      'ACTIVA',
      [parte('transporte', 'Transportes', casilla('ART', '2026-11-20')), tractor],
      'no habilitado',
      ['ART del transporte venció el 20/11/2026'],
    ],
    [
      'stops with a part that is blocked',
      'ACTIVA',
      [transporte, blocked],
      'no habilitado',
      ['AB123CD está bloqueado por el proveedor'],
    ],
    ['stops while it is inactive', 'INACTIVA', [transporte], 'no habilitado', ['La unidad está inactiva']],
  ])('%s', (_, estado, partes, aptitud, motivos) =>
    expect(enEspanol(aptitudDeUnidad(estado, partes, { dia: hoy, hoy }))).toMatchObject({ aptitud, motivos }),
  )

  test.each<[string, Parte[], string | undefined, string | undefined]>([
    ['nobody when all are fit', [transporte, tractor], undefined, undefined],
    ['who soon will', [transporte, tractor, chofer], 'Gómez, Ana', 'activo'],
    ['who stops it, before who soon will', [transporte, chofer, late], 'AB123CD', 'vencido'],
    [
      'what its carrier can mend, before what waits for the provider',
      [
        parte('transporte', 'Transportes', { ...casilla('ART', null), estado: 'en revision' }),
        { ...chofer, casillas: [{ ...casilla('Licencia', null), estado: 'pendiente' }] },
      ],
      'Gómez, Ana',
      'pendiente',
    ],
    [
      'a part that is blocked, before all papers',
      [late, { ...chofer, estado: 'BLOQUEADO' }],
      'Gómez, Ana',
      'BLOQUEADO',
    ],
  ])('names first %s', (_, partes, recurso, estado) => {
    const { culpable } = aptitudDeUnidad('ACTIVA', partes, { dia: hoy, hoy })
    expect([culpable?.recurso, culpable?.estado]).toEqual([recurso, estado])
  })
})
