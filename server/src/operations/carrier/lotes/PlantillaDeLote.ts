import type { Handler } from '../../../handler.ts'
import { plantillaDeLote } from '../../shared/lotes/plantilla.ts'

export const PlantillaDeLote: Handler<'PlantillaDeLote'> = (input, { db }) => plantillaDeLote(db, input)
