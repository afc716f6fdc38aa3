import type { CarrierOperation } from '@portal/contract/operation.ts'
import * as z from 'zod/mini'
import { isRecord } from '../isRecord.ts'

/** Whether an operation promises to say which page of a list it answers. */
export const isPaged = ({ remoteOutput }: CarrierOperation): boolean =>
  'page' in (z.toJSONSchema(remoteOutput).properties ?? {})

/** A remote that does not say which page it answers was asked for this one. How many there are stays unknown. */
export function asPage(
  paged: boolean,
  { page, pagesize }: Record<string, unknown>,
  result: unknown,
): unknown {
  // Nothing at all is no page without rows.
  if (!paged || result === null || result === undefined) return result
  return isRecord(result) ? { page, pagesize, ...result } : { records: result, page, pagesize }
}
