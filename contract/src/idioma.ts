/** The languages of the carriers' portal. It imports nothing, so that the pages before sign-in can read it. */

/** Spanish first: it is what everybody reads who chose nothing. */
export const idiomas = ['es', 'en', 'de', 'pt-BR'] as const
export type Idioma = (typeof idiomas)[number]
/** The languages that Spanish is said in again. */
export type OtroIdioma = Exclude<Idioma, 'es'>

/** Each as it calls itself. */
export const nombreDeIdioma: Readonly<Record<Idioma, string>> = {
  es: 'Español',
  en: 'English',
  de: 'Deutsch',
  'pt-BR': 'Português',
}

/** How its dates and numbers are written: everywhere the day first, and 24 hours. */
export const localeDe: Readonly<Record<Idioma, string>> = {
  es: 'es-AR',
  en: 'en-GB',
  de: 'de-DE',
  'pt-BR': 'pt-BR',
}

/** Keeps what a person chose. Pages are drawn and sentences said by the server, so it travels with every call. */
export const idiomaCookie = 'portal_idioma'
/** Names the language of one call, before the cookie: for clients that keep none. */
export const idiomaHeader = 'X-Idioma'
/** Chooses a language without a script, and leads back: `/idioma?a=en&volver=/auth/login`. */
export const idiomaAddress = '/idioma'

/**
 * The language that a cookie or a header names, `pt` and `en-US` among them; `undefined` for none of ours. Nothing else
 * is asked, `Accept-Language` least of all: a browser set to another language is no wish to read contracts in it.
 */
export function idiomaIn(said: unknown): Idioma | undefined {
  if (typeof said !== 'string') return undefined
  const base = (tag: string) => tag.split('-', 1)[0]
  const wanted = said.trim().toLowerCase()
  return (
    idiomas.find((idioma) => idioma.toLowerCase() === wanted) ??
    idiomas.find((idioma) => base(idioma) === base(wanted))
  )
}
