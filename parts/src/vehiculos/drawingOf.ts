import type { Vehiculo } from '@portal/contract/vehiculos.ts'
import { acoplado, bitren, carreton, dolly, segundoSemi, semirremolque, sinDato } from './arrastres.ts'
import { bodies, furgon, type Body } from './carrocerias.ts'
import { camionRigido, chasis, tractor, utilitario } from './motrices.ts'
import type { Drawing } from './shapes.ts'

/** What of a dominio is drawn. A back office elsewhere may leave any of it out, or say it in words of its own. */
export interface VehiculoDibujable {
  vehiculo?: string | null | undefined
  carroceria?: string | null | undefined
  cantidad_ejes?: number | null | undefined
}

/** The number of axles nearest to the one asked for; the first is the usual one. */
const nearest = <Ejes extends number>(asked: number | null | undefined, drawn: readonly [Ejes, ...Ejes[]]) =>
  drawn.reduce((best, each) =>
    Math.abs(each - (asked ?? drawn[0])) < Math.abs(best - (asked ?? drawn[0])) ? each : best,
  )

const has = <Key extends string>(table: Record<Key, unknown>, key: string): key is Key =>
  Object.hasOwn(table, key)

const bodyOf = (carroceria: string | null | undefined, plain: Body): Body =>
  carroceria && has(bodies, carroceria) ? bodies[carroceria] : plain

type Draw = (ejes: number | null | undefined, carroceria: string | null | undefined) => Drawing

const kinds: Record<Vehiculo, Draw> = {
  Tractor: (ejes) => tractor(nearest(ejes, [3, 2])),
  Chasis: (ejes, carroceria) => chasis(nearest(ejes, [3, 2]), bodyOf(carroceria, bodies.Baranda)),
  'Camión rígido': (ejes, carroceria) => camionRigido(nearest(ejes, [2, 3]), bodyOf(carroceria, furgon)),
  Semirremolque: (ejes, carroceria) =>
    carroceria === 'Carretón'
      ? carreton(nearest(ejes, [4, 3, 2]))
      : semirremolque(nearest(ejes, [3, 2, 1]), bodyOf(carroceria, furgon)),
  Acoplado: (ejes, carroceria) => acoplado(nearest(ejes, [3, 2, 4]), bodyOf(carroceria, furgon)),
  Bitrén: (ejes, carroceria) => bitren(nearest(ejes, [3, 2]), bodyOf(carroceria, furgon)),
  Dolly: (ejes) => dolly(nearest(ejes, [2, 1])),
  Carretón: (ejes) => carreton(nearest(ejes, [4, 3, 2])),
  Utilitario: utilitario,
}

/** How a vehicle looks. What is not known of it is drawn plain, and one of no known kind as an outline on wheels. */
export const drawingOf = ({ vehiculo, carroceria, cantidad_ejes }: VehiculoDibujable): Drawing =>
  vehiculo && has(kinds, vehiculo) ? kinds[vehiculo](cantidad_ejes, carroceria) : sinDato()

/** The same behind a bitrén, where a semi is a shorter one: its second. */
export const drawingBehindBitren = (dominio: VehiculoDibujable): Drawing =>
  dominio.carroceria !== 'Carretón' && (dominio.vehiculo === 'Semirremolque' || dominio.vehiculo === 'Bitrén')
    ? segundoSemi(nearest(dominio.cantidad_ejes, [3, 2, 1]), bodyOf(dominio.carroceria, furgon))
    : drawingOf(dominio)
