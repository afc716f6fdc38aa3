import { inLocale } from '@portal/ui/texts/locale.ts'

const month = inLocale((locale) => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }))

const ofYear = inLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

/** A month `YYYY-MM` in words: «octubre de 2026». */
export const mesEnPalabras = (periodo: string): string => ofYear().format(new Date(`${periodo}-01T00:00:00Z`))

/** Its name alone: «octubre». */
export const nombreDelMes = (periodo: string): string => month().format(new Date(`${periodo}-01T00:00:00Z`))

export interface Mes {
  name: string
  weeks: number
}

/** The months that weeks begin in, each with how many. */
export const mesesDe = (starts: readonly string[]): Mes[] =>
  starts.reduce<Mes[]>((row, start) => {
    const last = row.at(-1)
    const name = month().format(new Date(`${start}T00:00:00Z`))
    return last?.name === name
      ? [...row.slice(0, -1), { name, weeks: last.weeks + 1 }]
      : [...row, { name, weeks: 1 }]
  }, [])
