import { localeDe, type Idioma } from '@portal/contract/idioma.ts'

/** How numbers, dates and lists are written at the moment: as the app's language does. */
let locale = localeDe.es

export const writeAs = (idioma: Idioma): void => {
  locale = localeDe[idioma]
}

/** What writes as the language of the moment does, made when it is first wanted and anew when that changes. */
export const inLocale = <Writer>(make: (locale: string) => Writer): (() => Writer) => {
  let made: { of: string; writer: Writer } | undefined
  return () => {
    if (made?.of !== locale) made = { of: locale, writer: make(locale) }
    return made.writer
  }
}

const lists = inLocale((locale) => new Intl.ListFormat(locale))

/** "A, B y C" */
export const listed = (words: Iterable<string>): string => lists().format(words)

/** The same in pieces, for what is drawn between its commas. */
export const listedParts = (words: Iterable<string>) => lists().formatToParts(words)

export const capitalized = (said: string): string => said.charAt(0).toLocaleUpperCase(locale) + said.slice(1)

/** A sentence at the end of another one. */
export const uncapitalized = (said: string): string =>
  said.charAt(0).toLocaleLowerCase(locale) + said.slice(1)

/** A noun in the middle of a sentence: German ones stay as they are, and so does "CUIL". */
export const nounInside = (noun: string): string =>
  locale === localeDe.de || /^\p{Lu}\p{Lu}/u.test(noun) ? noun : uncapitalized(noun)
