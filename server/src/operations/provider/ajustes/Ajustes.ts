import type { Handler } from '../../../handler.ts'
import { readAjustes } from './queries.ts'

export const Ajustes: Handler<'Ajustes'> = async (_input, context) => ({
  records: [await readAjustes(context)],
})
