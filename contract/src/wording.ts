import type { Idioma } from './idioma.ts'
import type { es } from './sentences/es.ts'

/**
 * Sentences on their way: a code of the tables in `sentences/` and what is put in. Whoever hands one to its reader makes
 * text of it with `sayingIn`. No table is imported here: each reader brings the sentences that it may have to say.
 */

export type SentenceCode = keyof typeof es

/** A day is written as the language writes days; a text may be a sentence itself. */
export type Word = string | number | { readonly dia: string }

/** The names of a text's holes. */
export type Hole<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Hole<Rest>
  : never
type Fillings<C extends SentenceCode> = [Hole<(typeof es)[C]>] extends [never]
  ? []
  : [Readonly<Record<Hole<(typeof es)[C]>, Word>>]

declare const onItsWay: unique symbol
/** It travels wherever texts do: in a form's problems, in a refusal, in an answer that was not written yet. */
export type Sentence = string & { readonly [onItsWay]: true }

/** No keyboard types it. Whoever sends it all the same is read as one of these sentences, or as its code. */
const mark = '\u0001'

/* @__NO_SIDE_EFFECTS__ */
function encoded(code: string, fillings?: object): Sentence {
  return `${mark}${code}${fillings ? JSON.stringify(fillings) : ''}` as Sentence // made here alone
}

/* @__NO_SIDE_EFFECTS__ */
export function sentence<C extends SentenceCode>(code: C, ...fillings: Fillings<C>): Sentence {
  const [put]: readonly object[] = fillings
  return encoded(code, put)
}

/** A sentence whose holes are filled by whoever names it at run time: refusals are. */
/* @__NO_SIDE_EFFECTS__ */
export function sentenceOf(code: SentenceCode, fillings: Readonly<Record<string, Word>>): Sentence {
  return encoded(code, fillings)
}

/** A value of a list that forms offer, which is its own code: a language without a word for it says the value. */
export const listValue = (valor: string): Sentence => encoded(valor)

/** The sentences of a language by their codes. */
export type SentenceTable = Readonly<Record<string, string>>

export type Say = (text: string) => string

/** Makes text of a sentence in a language. What people wrote comes back as it is. */
export function sayingIn(idioma: Idioma, table: SentenceTable): Say {
  const say: Say = (text) => {
    if (!text.startsWith(mark)) return text
    const at = text.indexOf('{')
    const code = text.slice(mark.length, at === -1 ? undefined : at)
    const said = (Object.hasOwn(table, code) ? table[code] : undefined) ?? code
    if (!said.includes('{')) return said
    return fill(idioma, said, at === -1 ? {} : readFillings(text.slice(at)), say)
  }
  return say
}

/** A text with what is put into its `{names}`, in the words of a language. */
export const fill = (
  idioma: Idioma,
  text: string,
  fillings: Readonly<Record<string, unknown>>,
  say: Say = (word) => word,
): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = fillings[name]
    if (typeof value === 'string') return say(value)
    if (typeof value === 'number') return String(value)
    return typeof value === 'object' && value !== null && 'dia' in value && typeof value.dia === 'string'
      ? dayIn(idioma, value.dia)
      : ''
  })

function readFillings(json: string): Record<string, unknown> {
  try {
    return JSON.parse(json) as Record<string, unknown> // each is looked at where it is put in
  } catch {
    return {}
  }
}

/** `2026-11-12` as 12/11/2026, or 12.11.2026. */
export const dayIn = (idioma: Idioma, dia: string) =>
  dia
    .split('-')
    .reverse()
    .join(idioma === 'de' ? '.' : '/')
