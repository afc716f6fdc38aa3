import type { Idioma } from '@portal/contract/idioma.ts'

/** In what is said what a language leaves out, the nearest first: of the seed's languages English (spec §2), and Spanish in the end. */
export const fallbacksOf = (idioma: string): Idioma[] => (idioma === 'de' ? ['en', 'es'] : ['es'])

/** Whether texts leave out any that others have. */
export const leavesOut = (texts: object, others: object): boolean => {
  const said = new Map<string, unknown>(Object.entries(texts))
  return Object.entries(others).some(([key, other]: [string, unknown]) => {
    const text = said.get(key)
    if (typeof other === 'object' && other !== null)
      return typeof text !== 'object' || text === null || leavesOut(text, other)
    return text === undefined
  })
}
