import type { Handler } from '../../../handler.ts'
import { readDocumento } from '../../shared/documento.ts'

export const DetailDocumento: Handler<'DetailDocumento'> = async ({ documentoid }, { db }) => ({
  records: [await readDocumento(db, documentoid)],
})
