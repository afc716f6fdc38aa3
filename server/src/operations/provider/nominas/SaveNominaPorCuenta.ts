import { worksOnData } from '../../../handler.ts'
import { guardarNomina } from '../../shared/nominas/guardarNomina.ts'

export const SaveNominaPorCuenta = worksOnData<'SaveNominaPorCuenta'>((input, { db }) =>
  guardarNomina(db, input),
)
