import type { Handler } from '../../../handler.ts'
import { selectGuardias } from './guardias.ts'

export const ListGuardias: Handler<'ListGuardias'> = async (_input, { db }) => ({
  records: await selectGuardias(db),
})
