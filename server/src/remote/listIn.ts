/** A list, also as PHP writes one whose keys are numbers: `{"0": …, "1": …}`. `undefined` when it is no list. */
export function listIn(value: unknown): unknown[] | undefined {
  if (isList(value)) return value
  if (typeof value !== 'object' || value === null) return undefined
  const entries = Object.entries(value)
  if (!entries.every(([key]) => /^\d+$/.test(key))) return undefined
  return entries.sort(([one], [other]) => Number(one) - Number(other)).map(([, item]) => item as unknown)
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

/** Names of a page, of how many there are, and of columns: they stand beside rows, and alone where there are none. */
const besideRows = new Set([
  ...['page', 'pagesize', 'pages', 'limit', 'offset'],
  ...['total', 'count', 'moreRecords', 'faltantes', 'pendientes'],
  ...['headers', 'columns', 'fields', 'blocks'],
])

/**
 * Whether an answer in which no list is named says nothing else either: then it is a list without rows. A sentence, an
 * error, a list under another name tell what went wrong, and no more.
 */
export const isEmptyList = (fields: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(fields).every(([name, value]) => besideRows.has(name) || isSilent(name, value))

const isSilent = (name: string, value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  listIn(value)?.length === 0 ||
  (name === 'success' && isTrue(value))

/** Of a flag, however it is written. */
export const isTrue = (flag: unknown): boolean =>
  flag === true || flag === 1 || flag === 'true' || flag === '1'

export const isFalse = (flag: unknown): boolean =>
  flag === false || flag === 0 || flag === 'false' || flag === '0'
