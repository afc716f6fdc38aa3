import * as z from 'zod/mini'

const Rows = z.array(z.record(z.string(), z.unknown()))
const Envelope = z.object({ result: z.union([Rows, z.object({ records: Rows })]) })

/** The records of an answered envelope, for the doors that wrap them otherwise. */
export function recordsIn(body: string): Record<string, unknown>[] {
  const { result } = Envelope.parse(JSON.parse(body))
  return Array.isArray(result) ? result : result.records
}
