/** What the app says in Spanish, by noun: what its first file brings, and what comes with the code of a screen. */
export const spanish: Record<string, unknown> = {}

/** Adds texts to those in Spanish; code that says them brings them along. See ui/build/textsWithCode.ts. */
export const adopt = (texts: Readonly<Record<string, unknown>>): void => put(texts, spanish)

function put(texts: Readonly<Record<string, unknown>>, into: Record<string, unknown>): void {
  for (const [key, says] of Object.entries(texts))
    if (isTable(says)) {
      const table = into[key]
      const inner = isTable(table) ? table : {}
      into[key] = inner
      put(says, inner)
    } else into[key] = says
}

/** A list of texts is one of them, and not a table. */
const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
