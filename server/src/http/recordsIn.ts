import * as z from 'zod/mini'

const Envelope = z.object({ result: z.object({ records: z.array(z.record(z.string(), z.unknown())) }) })

/** The records of an answered envelope, for the doors that wrap them otherwise. */
export function recordsIn(body: string): Record<string, unknown>[] {
  return Envelope.parse(JSON.parse(body)).result.records
}
