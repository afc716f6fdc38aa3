import type { Incoming, Visit } from './inSession.ts'

/** The id of whoever's session it is. */
export async function myself(run: Visit<unknown, Incoming>['run']): Promise<string> {
  const { rows } = await run({ text: 'select yo() as id', values: [] })
  return String(rows[0]?.['id'])
}
