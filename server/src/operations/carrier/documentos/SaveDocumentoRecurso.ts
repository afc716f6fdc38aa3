import type { Handler } from '../../../handler.ts'
import { readDocumento } from '../../shared/documento.ts'
import { presentar } from '../../shared/presentar.ts'
import { keepData } from './keepData.ts'

export const SaveDocumentoRecurso: Handler<'SaveDocumentoRecurso'> = async ({ values }, context) => {
  const { data = [], ...rest } = values
  const documentoid = await presentar(context.db, rest, {
    por: 'presentado_por',
    more: { count: data.length, keep: () => keepData(data, context) },
  })
  return { records: [await readDocumento(context.db, documentoid)] }
}
