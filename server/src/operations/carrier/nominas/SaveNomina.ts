import { worksOnData } from '../../../handler.ts'
import { guardarNomina } from '../../shared/nominas/guardarNomina.ts'

export const SaveNomina = worksOnData<'SaveNomina'>((input, { db }) => guardarNomina(db, input))
