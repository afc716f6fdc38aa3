import type { Operation } from '@portal/contract/operation.ts'
import type { Statement } from './database/batch.ts'
import type { Caller } from './handler.ts'

interface Written {
  operation: string
  /** The record that was written, as far as the operation names one. */
  objeto: string | null
  call: { caller: Pick<Caller, 'ip'>; requestId: string }
  /** Who signed in with this very call. */
  sujeto?: string | undefined
}

/** The line that says who did what to which record, from where: the last statement of every write. */
export function auditLine({ operation, objeto, call, sujeto }: Written): Statement {
  return {
    text: `insert into auditoria (actor, cuenta_id, sobre_cuenta, accion, objeto, request_id, ip)
           values (coalesce($1, yo()), mi_cuenta(),
             case when current_user = 'portal_proveedor' then cuenta_escrita($3) else mi_cuenta() end, $2, $3, $4, $5)`,
    values: [sujeto ?? null, operation, objeto, call.requestId, call.caller.ip],
  }
}

/** Whether a call changes anything: one that only tries reads, and leaves no line. `input` as it came. */
export const changes = ({ writes, named: { dryRun } }: Operation, input: unknown): boolean =>
  writes && (dryRun === undefined || fieldIn(input, dryRun) !== true)

/** What a write names, as its promise says. */
export function objectOf(
  { named: { record, input } }: Operation,
  sent: unknown,
  result: unknown,
): string | null {
  const records = fieldIn(result, 'records')
  const first: unknown = Array.isArray(records) ? records[0] : undefined
  const said = input === undefined ? record?.map((field) => fieldIn(first, field)) : [fieldIn(sent, input)]
  return said?.find((value) => typeof value === 'string') ?? null
}

const fieldIn = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[field] : undefined // read as unknown
