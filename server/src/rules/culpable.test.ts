import { expect, test } from 'vitest'
import { culpablesDe, type CasillaConMotivo } from './culpable.ts'

const hoy = '2026-11-21'
const activo = { estado: 'ACTIVO', fecha_baja: null, motivo_baja: null } as const

const casilla = (nombre: string, values: Partial<CasillaConMotivo> = {}): CasillaConMotivo => ({
  tipodocumentoid: '20x1',
  nombre,
  nombre_corto: null,
  orden: 10,
  critico: true,
  obligatorio: true,
  vigencia: 'impresa',
  estado: 'activo',
  fecha_vencimiento: '2027-11-21',
  documentoid: '21x2',
  vigente_documentoid: '21x1',
  vigente_bloqueado: false,
  exceptuado_hasta: null,
  excepcion_motivo: null,
  renovacion: false,
  desde: null,
  motivo: null,
  ...values,
})

test('the leave of a chofer with all papers is a reason', () => {
  const left = { estado: 'BAJA', fecha_baja: '2026-11-02', motivo_baja: 'Renuncia' } as const
  expect(culpablesDe([casilla('Baja')], left, hoy)).toEqual([
    {
      estado: 'BAJA',
      tipodocumentoid: null,
      tipodocumento: null,
      nombre_corto: null,
      orden: null,
      fecha: '2026-11-02',
      texto: 'Renuncia',
      documentoid: null,
      renovacion: false,
    },
  ])
})

test('what the carrier can mend is told before what waits for the provider, and that before what ends soon', () => {
  const casillas = [
    casilla('Póliza', { fecha_vencimiento: '2026-12-02' }),
    casilla('RUTA', { fecha_vencimiento: '2026-11-23', orden: 20 }),
    casilla('Cédula', { estado: 'en revision', desde: '2026-11-19' }),
    casilla('Título', { estado: 'bloqueado', desde: '2026-11-01', motivo: 'Dudoso' }),
    casilla('Seguro', { estado: 'pendiente' }),
    casilla('Licencia', { estado: 'rechazado', desde: '2026-11-20', motivo: 'Falta el dorso' }),
    casilla('VTV', { estado: 'vencido', fecha_vencimiento: '2026-11-12' }),
    casilla('Patente', { estado: 'vencido', critico: false }),
    casilla('DNI'),
  ]
  const blocked = { ...activo, estado: 'BLOQUEADO' } as const
  const told = culpablesDe(casillas, blocked, hoy)
  expect(told.map(({ tipodocumento, fecha, texto }) => [tipodocumento, fecha, texto])).toEqual([
    [null, null, null],
    ['VTV', '2026-11-12', null],
    ['Licencia', '2026-11-20', 'Falta el dorso'],
    ['Seguro', null, null],
    ['Título', '2026-11-01', 'Dudoso'],
    ['Cédula', '2026-11-19', null],
    ['RUTA', '2026-11-23', null],
    ['Póliza', '2026-12-02', null],
  ])
})

test('what is lifted is told last, through when and why', () => {
  const lifted = { exceptuado_hasta: '2026-12-31', excepcion_motivo: 'Turno dado' }
  const told = culpablesDe(
    [
      casilla('VTV', { estado: 'vencido', fecha_vencimiento: '2026-11-12', ...lifted }),
      casilla('RUTA', { fecha_vencimiento: '2026-11-23' }),
    ],
    activo,
    hoy,
  )
  expect(
    told.map(({ tipodocumento, estado, fecha, texto }) => [tipodocumento, estado, fecha, texto]),
  ).toEqual([
    ['RUTA', 'activo', '2026-11-23', null],
    ['VTV', 'exceptuado', '2026-12-31', 'Turno dado'],
  ])
})

test('a reason opens the presentation that speaks', () => {
  const open = (values: Partial<CasillaConMotivo>) =>
    culpablesDe([casilla('VTV', values)], activo, hoy)[0]?.documentoid
  expect(open({ estado: 'vencido', fecha_vencimiento: '2026-11-12' })).toBe('21x1')
  expect(open({ estado: 'rechazado' })).toBe('21x2')
  expect(open({ estado: 'bloqueado', vigente_bloqueado: true })).toBe('21x1')
})

test('one that ends soon says that its renewal waits already', () => {
  const [culpable] = culpablesDe(
    [casilla('VTV', { fecha_vencimiento: '2026-11-23', renovacion: true })],
    activo,
    hoy,
  )
  expect(culpable).toMatchObject({ estado: 'activo', renovacion: true })
})
