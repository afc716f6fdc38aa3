import * as z from 'zod/mini'

/** What the contract gives no sentence of its own reads in Spanish too. */
z.config(z.locales.es())

/** A sentence for each wrong field, by its path with `values` left out: the first thing wrong with it. */
export function fieldProblems(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const fields: Record<string, string> = {}
  const add = (path: readonly PropertyKey[], sentence: string) => {
    const name = (path[0] === 'values' && path.length > 1 ? path.slice(1) : path).map(String).join('.')
    if (name !== '') fields[name] ??= sentence
  }
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) add([...issue.path, key], 'Campo desconocido')
    else add(issue.path, issue.message)
  }
  return fields
}
