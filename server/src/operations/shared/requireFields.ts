import { refuse } from '@portal/contract'
import { requerido } from '@portal/contract/values.ts'

/** Refuses a new record that lacks what it can't do without, with a sentence beside each field. */
export function requireFields<Values extends object, Field extends keyof Values & string>(
  values: Values,
  fields: readonly Field[],
): asserts values is Values & { [Name in Field]: Exclude<Values[Name], undefined> } {
  const missing = fields.filter((field) => values[field] === undefined)
  if (missing.length > 0)
    throw refuse('INVALID_INPUT', {
      fields: Object.fromEntries(missing.map((field) => [field, requerido])),
    })
}
