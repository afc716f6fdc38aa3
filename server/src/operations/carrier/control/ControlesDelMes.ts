import type { Handler } from '../../../handler.ts'
import { readMes } from '../../shared/control/readMes.ts'

export const ControlesDelMes: Handler<'ControlesDelMes'> = (input, { db }) => readMes(db, input)
