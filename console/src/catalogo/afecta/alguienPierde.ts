import { alguien } from '../../piezas/vista.ts'
import type { Vista } from './useVista.ts'

/** Whether a change takes anybody off the road, in general or where an operacion asks for it. */
export const alguienPierde = ({ pierden, operaciones }: Vista): boolean =>
  pierden.cantidad > 0 || operaciones.some((each) => alguien(each.pierden))
