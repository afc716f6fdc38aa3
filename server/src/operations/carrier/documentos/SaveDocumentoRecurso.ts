import type { Handler } from '../../../handler.ts'
import { discard } from '../../../storage/received.ts'
import { readDocumento } from '../../shared/documento.ts'
import { presentar } from '../../shared/presentar.ts'
import { acceptData, keepData } from './keepData.ts'

export const SaveDocumentoRecurso: Handler<'SaveDocumentoRecurso'> = async ({ values }, context) => {
  const { data = [], ...rest } = values
  const files = await acceptData(data, context)
  try {
    const documentoid = await presentar(context.db, rest, {
      por: 'presentado_por',
      more: { count: files.length, keep: () => keepData(files, context) },
    })
    return { records: [await readDocumento(context.db, documentoid)] }
  } catch (error) {
    await Promise.all(files.map(discard))
    throw error
  }
}
