import type { Statement } from './database/batch.ts'
import type { Caller } from './handler.ts'

interface Written {
  operation: string
  result: unknown
  call: { caller: Pick<Caller, 'ip'>; requestId: string }
  /** Who signed in with this very call. */
  sujeto: string | undefined
}

/** The line that says who did what to which record, from where: the last statement of every write. */
export function auditLine({ operation, result, call, sujeto }: Written): Statement {
  return {
    text: `insert into auditoria (actor, cuenta_id, accion, objeto, request_id, ip)
           values (coalesce($1, yo()), mi_cuenta(), $2, $3, $4, $5)`,
    values: [sujeto ?? null, operation, objectOf(result), call.requestId, call.caller.ip],
  }
}

/** A save answers the record, whose first field is its id. */
function objectOf(result: unknown): string | null {
  if (typeof result !== 'object' || result === null || !('records' in result)) return null
  const records: unknown = result.records
  const record: unknown = Array.isArray(records) ? records[0] : undefined
  if (typeof record !== 'object' || record === null) return null
  const id: unknown = Object.entries(record)[0]?.[1]
  return typeof id === 'string' ? id : null
}
