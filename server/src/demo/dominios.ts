import { sumarDias } from '@portal/contract/calendario.ts'
import type { EstadoRecurso } from '@portal/contract/recursos.ts'
import { seededRandom } from './random.ts'

export interface DemoDominio {
  dominio: string
  pais_patente: string
  vehiculo: string
  tipo_vehiculo: 'MOTRIZ' | 'ARRASTRE'
  cantidad_ejes: number
  marca: string
  modelo: string
  anio: number
  nombre: string | null
  chasis: string
  motor: string | null
  carroceria: string | null
  titular: string
  titularidad: 'PROPIO' | 'LEASING' | 'TERCERO'
  transporta_peligrosas: boolean
  transporta_alimentos: boolean
  estado_dominio: EstadoRecurso
  fecha_baja: string | null
  motivo_baja: string | null
}

/** One line a vehicle: the plates of each country are of series that were never issued (Z…). */
type Line = readonly [
  plate: string,
  pais: string,
  vehiculo: string,
  ejes: number,
  carroceria: string | null,
  extra?: Partial<DemoDominio>,
]

const fleets: readonly (readonly Line[])[] = [
  [
    ['ZX104LM', 'Argentina', 'Tractor', 3, null, { nombre: 'El Tero', transporta_peligrosas: true }],
    ['ZX208NP', 'Argentina', 'Tractor', 3, null, { nombre: 'La Calandria', transporta_alimentos: true }],
    ['ZZK417', 'Argentina', 'Tractor', 2, null, { titularidad: 'LEASING' }],
    ['ZY331QR', 'Argentina', 'Tractor', 2, null],
    ['ZZZ4B21', 'Brasil', 'Tractor', 3, null],
    ['ZX512ST', 'Argentina', 'Semirremolque', 3, 'Cisterna', { transporta_peligrosas: true }],
    ['ZX519ST', 'Argentina', 'Semirremolque', 3, 'Térmico', { transporta_alimentos: true }],
    ['ZZM820', 'Argentina', 'Semirremolque', 3, 'Sider'],
    ['ZZP112', 'Argentina', 'Semirremolque', 3, 'Baranda', { estado_dominio: 'BAJA', motivo_baja: 'Venta' }],
    ['ZZZ8C45', 'Brasil', 'Semirremolque', 3, 'Furgón'],
    ['ZY602AA', 'Argentina', 'Chasis', 3, 'Tolva'],
    ['ZY603AB', 'Argentina', 'Acoplado', 3, 'Batea', { titularidad: 'TERCERO' }],
    ['ZX777CC', 'Argentina', 'Bitrén', 3, 'Tolva'],
    ['ZX778CC', 'Argentina', 'Semirremolque', 3, 'Tolva'],
  ],
  [
    ['ZW110DD', 'Argentina', 'Tractor', 3, null],
    ['ZZZ1020', 'Uruguay', 'Tractor', 3, null, { transporta_alimentos: true }],
    ['ZZZZ204', 'Paraguay', 'Tractor', 2, null, { titularidad: 'TERCERO' }],
    ['ZZZZ31', 'Chile', 'Camión rígido', 3, 'Portacontenedor'],
    ['ZZZ1044', 'Uruguay', 'Semirremolque', 3, 'Térmico', { transporta_alimentos: true }],
    ['ZZZZ118', 'Paraguay', 'Semirremolque', 3, 'Furgón', { estado_dominio: 'BLOQUEADO' }],
    ['ZW411EE', 'Argentina', 'Semirremolque', 3, 'Portacontenedor'],
    ['ZW502FF', 'Argentina', 'Dolly', 2, null],
    ['ZZR905', 'Argentina', 'Utilitario', 2, 'Furgón'],
  ],
  [
    ['ZV101GG', 'Argentina', 'Camión rígido', 3, 'Térmico', { transporta_alimentos: true }],
    ['ZV102HH', 'Argentina', 'Camión rígido', 2, 'Furgón', { transporta_alimentos: true }],
    ['4821ZZZ', 'Bolivia', 'Camión rígido', 2, 'Jaula'],
    ['ZV203JJ', 'Argentina', 'Acoplado', 2, 'Térmico', { transporta_alimentos: true }],
    ['ZV330KK', 'Argentina', 'Carretón', 4, 'Carretón', { titularidad: 'LEASING' }],
  ],
  [],
  [
    ['ZZT640', 'Argentina', 'Tractor', 2, null],
    ['ZZT641', 'Argentina', 'Semirremolque', 3, 'Jaula'],
    ['ZU118LL', 'Argentina', 'Camión rígido', 2, 'Baranda'],
  ],
]

const MOTRIZ = ['Tractor', 'Chasis', 'Camión rígido', 'Utilitario']
const MARCAS_MOTRIZ = ['Andina', 'Pampera', 'Rodante', 'Norteña'] as const
const MARCAS_ARRASTRE = ['Acoplar', 'Semivía', 'Carrozar'] as const

/** The vehicles of the carrier at this place of the demo accounts. */
export function makeDominios(cuenta: number, titular: string, today: string): DemoDominio[] {
  return (fleets[cuenta] ?? []).map(([dominio, pais_patente, vehiculo, cantidad_ejes, carroceria, extra]) => {
    const random = seededRandom(`dominio ${dominio}`)
    const motriz = MOTRIZ.includes(vehiculo)
    const titularidad = extra?.titularidad ?? 'PROPIO'
    return {
      dominio,
      pais_patente,
      vehiculo,
      tipo_vehiculo: motriz ? 'MOTRIZ' : 'ARRASTRE',
      cantidad_ejes,
      marca: random.pick(motriz ? MARCAS_MOTRIZ : MARCAS_ARRASTRE),
      modelo: motriz ? `Travesía ${random.between(18, 54) * 10}` : `Serie ${random.between(2, 9)}`,
      anio: Number(today.slice(0, 4)) - random.between(1, 14),
      nombre: null,
      chasis: `9ZZ${String(random.between(1, 99_999_999)).padStart(14, '0')}`,
      motor: motriz ? `ZZ${random.between(100_000, 999_999)}` : null,
      carroceria,
      titular: titularidad === 'PROPIO' ? titular : 'Arrendadora Inventada S.A. (demo)',
      transporta_peligrosas: false,
      transporta_alimentos: false,
      estado_dominio: 'ACTIVO',
      fecha_baja: extra?.estado_dominio === 'BAJA' ? sumarDias(today, -35) : null,
      motivo_baja: null,
      ...extra,
      titularidad,
    }
  })
}
