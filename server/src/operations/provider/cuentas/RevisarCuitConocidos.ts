import type { Handler } from '../../../handler.ts'
import { reviseCuits } from './reviseCuits.ts'

export const RevisarCuitConocidos: Handler<'RevisarCuitConocidos'> = async ({ filas }, { db }) => ({
  records: await reviseCuits(db, filas),
})
