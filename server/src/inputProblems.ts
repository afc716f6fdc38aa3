import type { Idioma, OtroIdioma } from '@portal/contract/idioma.ts'
import * as z from 'zod/mini'

/** What the contract gives no sentence of its own reads in Spanish too, */
z.config(z.locales.es())

/** and in the language of the call where it names one. */
const locales: Readonly<Record<OtroIdioma, ReturnType<typeof z.locales.en>>> = {
  en: z.locales.en(),
  de: z.locales.de(),
  'pt-BR': z.locales.pt(),
}

/** How a call's input is read: the contract's own sentences come first, and are said in Spanish until they are answered. */
export const problemsIn = (idioma: Idioma): z.core.ParseContext<z.core.$ZodIssue> | undefined =>
  idioma === 'es' ? undefined : { error: locales[idioma].localeError }

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
