import type { Unit } from '../database/unit.ts'

/** The id of whoever's session it is. */
export async function myself(run: Unit['run']): Promise<string> {
  const { rows } = await run({ text: 'select yo() as id', values: [] })
  return String(rows[0]?.['id'])
}
