import { refuse } from '@portal/contract'
import type { Idioma } from '@portal/contract/idioma.ts'
import { requerido } from '@portal/contract/values.ts'
import type * as z from 'zod/mini'
import { said } from './oraciones.ts'

/** What a value has to be, by what the schema calls it. */
const kinds: Readonly<Record<string, string>> = {
  string: 'Tiene que ser un texto',
  number: 'Tiene que ser un número',
  int: 'Tiene que ser un número entero',
  boolean: 'Tiene que ser true o false',
  array: 'Tiene que ser una lista',
  object: 'Tiene que ser un objeto con sus campos',
}

/** What the contract gives no sentence of its own: nobody reads the wording of a library. */
function sentenceOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? requerido : (kinds[issue.expected] ?? invalid)
    case 'invalid_value':
      return issue.input === undefined ? requerido : `Usá uno de ${issue.values.map(String).join(', ')}`
    case 'too_big':
      return issue.origin === 'string'
        ? `Hasta ${String(issue.maximum)} caracteres`
        : `Hasta ${String(issue.maximum)}`
    case 'too_small':
      return issue.origin === 'string'
        ? `Al menos ${String(issue.minimum)} caracteres`
        : `Al menos ${String(issue.minimum)}`
    default:
      return issue.input === undefined ? requerido : invalid
  }
}

const invalid = 'Dato inválido'

/** How a call's input is read: the contract's own sentences come first, and are said in Spanish until they are answered. */
export const problemsIn = (idioma: Idioma): z.core.ParseContext<z.core.$ZodIssue> => ({
  error: (issue) => said(idioma, sentenceOf(issue)),
})

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

/** What came in as its schema gives it. Refuses it with a sentence for each wrong field. */
export function readInput<Value>(schema: z.ZodMiniType<Value>, given: unknown, idioma: Idioma): Value {
  const read = schema.safeParse(given, problemsIn(idioma))
  if (!read.success) throw refuse('INVALID_INPUT', { fields: fieldProblems(read.error.issues) })
  return read.data
}
