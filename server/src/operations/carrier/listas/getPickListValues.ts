import { refuse } from '@portal/contract'
import { listValue } from '@portal/contract/wording.ts'
import { findPickList } from '../../../catalogo/picklists.ts'
import type { Handler } from '../../../handler.ts'

export const getPickListValues: Handler<'getPickListValues'> = ({ module, field }) => {
  const values = findPickList(module, field)
  if (!values) throw refuse('RECORD_NOT_FOUND')
  return Promise.resolve({ records: values.map(({ label, value }) => ({ label: listValue(label), value })) })
}
