import { timeZone } from '@portal/contract/calendario.ts'
import { fill, type Hole, type Word } from '@portal/contract/wording.ts'
import { localeDe, type Idioma } from '@portal/contract/idioma.ts'
import { cartas } from '../cartas/cartas.ts'
import type { Cartas, es } from '../cartas/es.ts'
import { writeLetter, type Letter, type Mail } from './letter.ts'

/** What every letter has in common. Its words stand in `cartas/`, in each language; a file of those who read it says what it tells. */

export interface Signed {
  /** Its reader's. */
  idioma: Idioma
  /** Name of the company that runs the portal: it signs every mail. */
  proveedor: string
}

export interface ToPerson extends Signed {
  firstname: string
}

/** The tables have fragments too; a letter is what has a subject. */
export type LetterName = {
  [N in keyof typeof es]: (typeof es)[N] extends { subject: string } ? N : never
}[keyof typeof es]
type TextIn<T> = { [K in keyof T]: T[K] extends readonly (infer P)[] ? P : T[K] }[keyof T]
/** What is put into a letter, but for the name that signs it. */
type Fillings<N extends LetterName> = Readonly<
  Record<Exclude<Hole<Extract<TextIn<(typeof es)[N]>, string>>, 'proveedor'>, Word>
>

interface Worded {
  subject: string
  title: string
  paragraphs: readonly string[]
  action?: string
  note?: string
}

/** What stands in a letter beside its words. */
interface Beside extends Partial<Pick<Letter, 'title' | 'facts' | 'quote' | 'code' | 'action' | 'note'>> {
  /** Where its button leads; without an address it has none. */
  url?: string | undefined
  /** Said before everything else. */
  first?: string | undefined
  /** The paragraphs after its own. */
  more?: readonly string[]
}

export function write<N extends LetterName>(
  name: N,
  { idioma, proveedor, firstname }: Signed & { firstname?: string },
  fillings: Fillings<N>,
  { url, first, more = [], ...beside }: Beside = {},
): Mail {
  const { [name]: worded, saludo } = cartas[idioma]
  const { subject, title, paragraphs, action, note }: Worded = worded
  const say = (text: string) => fill(idioma, text, { ...fillings, proveedor })
  const after = (mark: string, text: string) => (first === undefined ? text : `${first}${mark} ${text}`)
  return writeLetter({
    idioma,
    proveedor,
    subject: after(':', say(subject)),
    title: say(title),
    ...(firstname !== undefined && { greeting: fill(idioma, saludo, { firstname }) }),
    paragraphs: [...paragraphs.map((text, i) => (i === 0 ? after('.', say(text)) : say(text))), ...more],
    ...(url !== undefined && action !== undefined && { action: { label: say(action), url } }),
    ...(note !== undefined && { note: say(note) }),
    ...beside,
  })
}

/** Facts under the words that a language has for their labels. */
export const labelled = (
  idioma: Idioma,
  facts: readonly (readonly [label: keyof Cartas['rotulo'], value: string])[],
): NonNullable<Letter['facts']> => facts.map(([label, value]) => [cartas[idioma].rotulo[label], value])

export const motivoIn = (idioma: Idioma, words: string) => ({ label: cartas[idioma].rotulo.motivo, words })

/** An instant as people in Buenos Aires read it. */
export const momentoIn = (idioma: Idioma, instant: Date) =>
  new Intl.DateTimeFormat(localeDe[idioma], {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone,
  }).format(instant)

/** How many a letter names; the portal shows the rest. */
export const maxNamed = 40

/** That a letter names some of them, where it does. */
export const onlyFirst = (idioma: Idioma, all: readonly unknown[]) =>
  all.length > maxNamed ? [fill(idioma, cartas[idioma].primeros, { n: maxNamed })] : []

/** «Planta Norte y Puerto Sur». */
export const listed = (idioma: Idioma, all: readonly string[]): string =>
  new Intl.ListFormat(localeDe[idioma], { type: 'conjunction' }).format(all)
