import { together } from '../../../database/together.ts'
import { worksOnData } from '../../../handler.ts'
import { guardarDominio } from '../../shared/guardar/guardarDominio.ts'
import { renewed } from '../../shared/renewed.ts'
import { readDominio } from './queries.ts'

export const SaveDominio = worksOnData<'SaveDominio'>(async (input, { db }) => {
  const dominio = await guardarDominio(db, input, async (dominioid) => {
    const [, saved] = await together([renewed(db), readDominio(db, dominioid)])
    return saved
  })
  return { records: [dominio] }
})
