import type { Handler } from '../../../handler.ts'
import { selectControles } from '../../shared/control/tiposQuePrueban.ts'

export const ListControles: Handler<'ListControles'> = async (_input, { db }) => ({
  records: await selectControles(db).execute(),
})
