import { expect, test } from 'vitest'
import { cambioDe, type Pieza, type PiezaEnLugar } from './cambio.ts'
import type { CasillaConMotivo } from './culpable.ts'
import { hastaDe } from './hasta.ts'

const dia = '2026-11-28'

const casilla = (estado: CasillaConMotivo['estado'], fecha_vencimiento: string | null): CasillaConMotivo => ({
  tipodocumentoid: '20x1',
  nombre: 'Revisión Técnica Obligatoria',
  nombre_corto: 'VTV',
  critico: true,
  obligatorio: true,
  vigencia: 'impresa',
  orden: 1,
  estado,
  fecha_vencimiento,
  documentoid: null,
  vigente_documentoid: null,
  vigente_bloqueado: false,
  exceptuado_hasta: null,
  excepcion_motivo: null,
  renovacion: false,
  desde: null,
  motivo: null,
})
const hasta = (fecha: string) => [casilla(fecha < dia ? 'vencido' : 'activo', fecha)]

const pieza = (nombre: string, values: Partial<Pieza> = {}): Pieza => ({
  recursoid: nombre,
  nombre,
  tiporecurso: 'dominio',
  estado: 'ACTIVO',
  fecha_baja: null,
  motivo_baja: null,
  vehiculo: 'Semirremolque',
  carroceria: 'Sider',
  cantidad_ejes: 3,
  transporta_peligrosas: false,
  transporta_alimentos: false,
  licencia_clase: null,
  casillas: hasta('2027-06-30'),
  ...values,
})
const chofer = (nombre: string, values: Partial<Pieza> = {}) =>
  pieza(nombre, {
    tiporecurso: 'chofer',
    vehiculo: null,
    carroceria: null,
    cantidad_ejes: null,
    licencia_clase: 'E1',
    ...values,
  })
const at = (lugar: PiezaEnLugar['lugar'], parte: Pieza): PiezaEnLugar => ({ ...parte, lugar })

const transporte = at(
  'transporte',
  pieza('Ficción', { tiporecurso: 'transporte', vehiculo: null, carroceria: null }),
)
const tractor = at('tractor', pieza('AB123CD', { vehiculo: 'Tractor', carroceria: null }))
const semi = at('arrastre1', pieza('ZX512ST'))
const ana = at('chofer1', chofer('Gómez, Ana'))
const unit = [transporte, tractor, semi, ana]
const vencida = { casillas: hasta('2026-11-20') }

const said = (partes: readonly PiezaEnLugar[], libres: readonly Pieza[]) =>
  cambioDe(partes, libres, dia)?.map(({ lugar, sale, entra }) => [lugar, sale.nombre, entra?.nombre ?? null])

test('a unit that may go out needs no exchange', () => {
  expect(cambioDe(unit, [pieza('ZX519ST')], dia)).toBeNull()
})

test('what may not go out gives way to a free one of its kind and body that may', () => {
  const broken = [transporte, tractor, { ...semi, ...vencida }, ana]
  const libres = [
    pieza('batea', { carroceria: 'Batea' }),
    pieza('acoplado', { vehiculo: 'Acoplado' }),
    pieza('vencida', vencida),
    pieza('de baja', { estado: 'BAJA' }),
    pieza('pronto', { casillas: hasta('2026-12-10') }),
    pieza('dos ejes', { cantidad_ejes: 2, casillas: hasta('2028-01-01') }),
    pieza('larga', { casillas: hasta('2027-12-31') }),
    pieza('corta', { casillas: hasta('2027-05-31') }),
  ]
  expect(said(broken, libres)).toEqual([['arrastre1', 'ZX512ST', 'larga']])
  expect(said(broken, libres.slice(0, 5))).toEqual([['arrastre1', 'ZX512ST', 'pronto']])
  expect(said(broken, libres.slice(0, 4))).toBeUndefined()
})

test('nobody comes in twice, and nobody who makes a unit that can’t exist', () => {
  const both = [{ ...ana, ...vencida }, at('chofer2', chofer('Ríos, Eva', vencida))]
  const partes = [transporte, tractor, semi, ...both]
  const bruno = chofer('Bruno')
  expect(said(partes, [bruno, chofer('Carla')])).toEqual([
    ['chofer1', 'Gómez, Ana', 'Bruno'],
    ['chofer2', 'Ríos, Eva', 'Carla'],
  ])
  expect(said(partes, [bruno])).toEqual([
    ['chofer1', 'Gómez, Ana', 'Bruno'],
    ['chofer2', 'Ríos, Eva', null],
  ])
  expect(said(partes, [])).toBeUndefined()
  expect(
    said([transporte, tractor, semi, { ...ana, ...vencida }], [chofer('Dina', { licencia_clase: 'C2' })]),
  ).toBeUndefined()
})

test('a second chofer stays behind where nobody is free', () => {
  const eva = at('chofer2', chofer('Ríos, Eva', vencida))
  expect(said([...unit, eva], [])).toEqual([['chofer2', 'Ríos, Eva', null]])
  expect(
    said([transporte, tractor, semi, { ...ana, ...vencida }, { ...eva, casillas: hasta('2027-01-31') }], []),
  ).toEqual([['chofer1', 'Gómez, Ana', null]])
})

test('no exchange helps while the transporte itself may not go out', () => {
  expect(
    said([{ ...transporte, ...vencida }, tractor, { ...semi, ...vencida }, ana], [pieza('ZX519ST')]),
  ).toBeUndefined()
})

test('all of it may go out until the first of its documents ends', () => {
  expect(hastaDe(unit, dia)).toMatchObject({ fecha: '2027-06-30', recurso: 'Ficción' })
  expect(hastaDe([tractor, { ...semi, casillas: hasta('2026-12-01') }], dia)).toEqual({
    fecha: '2026-12-01',
    recursoid: 'ZX512ST',
    recurso: 'ZX512ST',
    tiporecurso: 'dominio',
    tipodocumento: 'Revisión Técnica Obligatoria',
    nombre_corto: 'VTV',
  })
  expect(hastaDe([tractor, { ...semi, ...vencida }], dia)).toBeNull()
  expect(hastaDe([{ ...semi, casillas: [casilla('activo', null)] }], dia)).toBeNull()
})
