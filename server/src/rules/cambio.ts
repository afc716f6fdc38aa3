import { aptitud } from './aptitud.ts'
import { hastaDe } from './hasta.ts'
import { sentidoDe, type ParteConSentido } from './sentido.ts'
import type { Lugar } from '@portal/contract/lugaresDeUnidad.ts'
import type { Parte } from './unidad.ts'

/** A part of a unit, or a free resource of the same carrier. */
export interface Pieza extends Parte, Omit<ParteConSentido, 'lugar' | 'nombre'> {
  carroceria: string | null
}

export interface PiezaEnLugar extends Pieza {
  lugar: Lugar | 'transporte'
}

export interface Cambio<Entra> {
  lugar: Lugar
  sale: { recursoid: string; nombre: string }
  /** Nobody comes in where a second chofer stays behind. */
  entra: Entra | null
}

/**
 * The fewest exchanges with which a unit may go out on `dia`: one for each of its parts that may not, by a free resource
 * that may, of the same kind and body, and that makes no unit that can't exist. Of several, the one that lasts longest.
 * Null where nothing has to change and where nothing helps.
 */
export function cambioDe<Libre extends Pieza>(
  partes: readonly PiezaEnLugar[],
  libres: readonly Libre[],
  dia: string,
): Cambio<Libre>[] | null {
  const fit = ({ casillas, estado }: Pieza) => aptitud(casillas, estado, dia) !== 'no habilitado'
  const unfit = partes.filter((parte) => !fit(parte))
  if (unfit.length === 0) return null
  const able = libres.filter(fit)
  const cambios: Cambio<Libre>[] = []
  let unidad = partes
  for (const parte of unfit) {
    const { lugar, recursoid, nombre } = parte
    if (lugar === 'transporte') return null
    const others = unidad.filter((each) => each !== parte)
    const odd = sentidoDe(unidad).length
    const [entra] = able
      .filter((libre) => !unidad.some((each) => each.recursoid === libre.recursoid))
      .filter((libre) => isAlike(parte, libre) && sentidoDe([...others, { ...libre, lugar }]).length <= odd)
      .toSorted((a, b) => compare(parte, a, b, dia))
    if (!entra && !others.some((each) => isChofer(parte) && isChofer(each) && fit(each))) return null
    cambios.push({ lugar, sale: { recursoid, nombre }, entra: entra ?? null })
    unidad = entra ? [...others, { ...entra, lugar }] : others
  }
  return cambios
}

const isChofer = ({ vehiculo, tiporecurso }: Pieza) => vehiculo === null && tiporecurso.startsWith('chofer')

/** Whether one can stand in for the other: a chofer for a chofer, a vehicle for one of its kind and body. */
const isAlike = (parte: Pieza, libre: Pieza): boolean =>
  isChofer(parte) === isChofer(libre) &&
  parte.vehiculo === libre.vehiculo &&
  parte.carroceria === libre.carroceria

/** Who does not end soon first, then who has the same axles, then who lasts longest. */
function compare(parte: Pieza, a: Pieza, b: Pieza, dia: string): number {
  const soon = (pieza: Pieza) => Number(aptitud(pieza.casillas, pieza.estado, dia) === 'por vencer')
  const otherAxles = ({ cantidad_ejes }: Pieza) => Number(cantidad_ejes !== parte.cantidad_ejes)
  const until = (pieza: Pieza) => hastaDe([pieza], dia)?.fecha ?? '9999-12-31'
  const [untilA, untilB] = [until(a), until(b)]
  return (
    soon(a) - soon(b) ||
    otherAxles(a) - otherAxles(b) ||
    (untilA > untilB ? -1 : Number(untilA < untilB)) ||
    enOrden.compare(a.nombre, b.nombre)
  )
}

const enOrden = new Intl.Collator('es')
