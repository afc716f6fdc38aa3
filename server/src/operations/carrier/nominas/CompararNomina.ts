import type { Handler } from '../../../handler.ts'
import { compararLaNomina } from '../../shared/nominas/compararLaNomina.ts'

export const CompararNomina: Handler<'CompararNomina'> = (input, { db }) => compararLaNomina(db, input)
