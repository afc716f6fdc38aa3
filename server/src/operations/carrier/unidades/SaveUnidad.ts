import { worksOnData } from '../../../handler.ts'
import { guardarUnidad } from '../../shared/guardar/guardarUnidad.ts'
import { readUnidad } from './queries.ts'

export const SaveUnidad = worksOnData<'SaveUnidad'>(async (input, { db }) => {
  return { records: [await guardarUnidad(db, input, (unidadid) => readUnidad(db, unidadid))] }
})
