/** A list, also as PHP writes one whose keys are numbers: `{"0": …, "1": …}`. `undefined` when it is no list. */
export function listIn(value: unknown): unknown[] | undefined {
  if (isList(value)) return value
  if (typeof value !== 'object' || value === null) return undefined
  const entries = Object.entries(value)
  if (!entries.every(([key]) => /^\d+$/.test(key))) return undefined
  return entries.sort(([one], [other]) => Number(one) - Number(other)).map(([, item]) => item as unknown)
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value)
