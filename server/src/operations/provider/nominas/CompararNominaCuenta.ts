import type { Handler } from '../../../handler.ts'
import { compararLaNomina } from '../../shared/nominas/compararLaNomina.ts'

export const CompararNominaCuenta: Handler<'CompararNominaCuenta'> = (input, { db }) =>
  compararLaNomina(db, input)
