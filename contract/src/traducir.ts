import type { Idioma } from './idioma.ts'

/**
 * The sentences that the contract and the server say stand in Spanish where they are said, and in the other languages
 * in `oraciones/`: each under its Spanish, `{name}` or `${name}` where something is put in.
 */
export type Oraciones = Readonly<Record<string, string>>

/** Says a Spanish sentence in another language; one that is not in the table, as it is. */
export type Traducir = (dicho: string) => string

const hole = /\$?\{([^}]+)\}/g

/** The names of a sentence's holes, in the order in which they stand. */
export const holesIn = (oracion: string): string[] => [...oracion.matchAll(hole)].map(([, name = '']) => name)

interface Patron {
  matches: RegExp
  names: readonly string[]
  said: string
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

function patron(oracion: string, said: string): Patron {
  const between = oracion.split(hole).filter((_, index) => index % 2 === 0)
  return {
    matches: new RegExp(`^${between.map(escaped).join('(.+?)')}$`, 's'),
    names: holesIn(oracion),
    said,
  }
}

/** With the most of its own words first: «{x}: rechazado» is nothing that begins with a longer sentence. */
const byOwnWords = (one: string, other: string) => ownWords(other) - ownWords(one)
const ownWords = (oracion: string) => oracion.replace(hole, '').length

export function traductor(idioma: Idioma, oraciones: Oraciones): Traducir {
  const withHoles = Object.keys(oraciones).filter((oracion) => holesIn(oracion).length > 0)
  let patrones: Patron[] | undefined
  /** What was put in may be a sentence of ours, or a date. */
  const filled = (text: string): string => (isDate.test(text) ? dateIn(idioma, text) : say(text))

  const say: Traducir = (dicho) => {
    const whole = Object.hasOwn(oraciones, dicho) ? oraciones[dicho] : undefined
    if (whole !== undefined) return whole
    patrones ??= withHoles.sort(byOwnWords).map((oracion) => patron(oracion, oraciones[oracion] ?? oracion))
    for (const { matches, names, said } of patrones) {
      const found = matches.exec(dicho)
      if (!found) continue
      const values = new Map(names.map((name, index) => [name, filled(found[index + 1] ?? '')]))
      return said.replace(hole, (_, name: string) => values.get(name) ?? '')
    }
    return dicho
  }
  return say
}

const isDate = /^\d\d\/\d\d\/\d{4}$/
const dateIn = (idioma: Idioma, date: string) => (idioma === 'de' ? date.replaceAll('/', '.') : date)
