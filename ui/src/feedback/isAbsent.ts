import { Refusal } from '@portal/contract/refusals.ts'

/** Whether what was asked for is nothing that the server knows: a back office elsewhere may lack what this product added. */
export const isAbsent = (error: unknown): boolean => error instanceof Refusal && error.is('UNKNOWN_OPERATION')
