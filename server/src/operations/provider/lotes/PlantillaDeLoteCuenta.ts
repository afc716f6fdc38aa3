import type { Handler } from '../../../handler.ts'
import { plantillaDeLote } from '../../shared/lotes/plantilla.ts'

export const PlantillaDeLoteCuenta: Handler<'PlantillaDeLoteCuenta'> = (input, { db }) =>
  plantillaDeLote(db, input)
