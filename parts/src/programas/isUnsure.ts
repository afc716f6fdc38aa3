import { Refusal } from '@portal/contract/refusals.ts'
import { Unreachable } from '@portal/contract/client.ts'

/** Whether what was asked for once may have been done though nobody heard so. */
export const isUnsure = (error: unknown): boolean =>
  error instanceof Unreachable || (error instanceof Refusal && error.is('BACKOFFICE_UNSURE'))
