import { refuse } from '@portal/contract'
import { sentence, type Sentence } from '@portal/contract/wording.ts'
import { requerido } from '@portal/contract/values.ts'
import type * as z from 'zod/mini'

/** What a value has to be, by what the schema calls it. */
const kinds: Readonly<Record<string, Sentence>> = {
  string: sentence('tieneQueSerUnTexto'),
  number: sentence('tieneQueSerUnNumero'),
  int: sentence('tieneQueSerUnNumeroEntero'),
  boolean: sentence('tieneQueSerTrueOFalse'),
  array: sentence('tieneQueSerUnaLista'),
  object: sentence('tieneQueSerUnObjeto'),
}

/** What the contract gives no sentence of its own: nobody reads the wording of a library. */
function sentenceOf(issue: z.core.$ZodRawIssue): Sentence {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? requerido : (kinds[issue.expected] ?? invalid)
    case 'invalid_value':
      return issue.input === undefined
        ? requerido
        : sentence('usaUnoDe', { valores: issue.values.map(String).join(', ') })
    case 'too_big':
      return issue.origin === 'string'
        ? sentence('hastaCaracteres', { max: Number(issue.maximum) })
        : sentence('hasta', { max: Number(issue.maximum) })
    case 'too_small':
      return issue.origin === 'string'
        ? sentence('alMenosCaracteres', { min: Number(issue.minimum) })
        : sentence('alMenos', { min: Number(issue.minimum) })
    default:
      return issue.input === undefined ? requerido : invalid
  }
}

const invalid = sentence('datoInvalido')

/** How a call's input is read: the contract's own sentences come first. */
export const inOurWords: z.core.ParseContext<z.core.$ZodIssue> = { error: sentenceOf }

/** A sentence for each wrong field, by its path with `values` left out: the first thing wrong with it. */
export function fieldProblems(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const fields: Record<string, string> = {}
  const add = (path: readonly PropertyKey[], sentence: string) => {
    const name = (path[0] === 'values' && path.length > 1 ? path.slice(1) : path).map(String).join('.')
    if (name !== '') fields[name] ??= sentence
  }
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) add([...issue.path, key], sentence('campoDesconocido'))
    else add(issue.path, issue.message)
  }
  return fields
}

/** What came in as its schema gives it. Refuses it with a sentence for each wrong field. */
export function readInput<Value>(schema: z.ZodMiniType<Value>, given: unknown): Value {
  const read = schema.safeParse(given, inOurWords)
  if (!read.success) throw refuse('INVALID_INPUT', { fields: fieldProblems(read.error.issues) })
  return read.data
}
