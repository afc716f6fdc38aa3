/** What a vehicle can be, as the pick lists offer it. */

/** Each kind with what follows from it: it pulls (MOTRIZ) or is pulled (ARRASTRE). */
const tiposPorVehiculo = {
  Tractor: 'MOTRIZ',
  Chasis: 'MOTRIZ',
  'Camión rígido': 'MOTRIZ',
  Semirremolque: 'ARRASTRE',
  Acoplado: 'ARRASTRE',
  Bitrén: 'ARRASTRE',
  Dolly: 'ARRASTRE',
  Carretón: 'ARRASTRE',
  Utilitario: 'MOTRIZ',
} as const

export type Vehiculo = keyof typeof tiposPorVehiculo

export const vehiculos = Object.keys(tiposPorVehiculo) as [Vehiculo, ...Vehiculo[]] // the keys of a constant, and there are some

export const tipoVehiculoDe = (vehiculo: Vehiculo) => tiposPorVehiculo[vehiculo]

export const carrocerias = [
  'Furgón',
  'Térmico',
  'Sider',
  'Baranda',
  'Cisterna',
  'Batea',
  'Tolva',
  'Portacontenedor',
  'Jaula',
  'Carretón',
  'Otro',
] as const

/** Whose a vehicle is to its carrier. */
export const titularidades = ['PROPIO', 'LEASING', 'TERCERO'] as const

export const maxEjes = 9
