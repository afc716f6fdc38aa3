import type { NounsThatSay, TextKey } from '../texts/textos.ts'

/** One filter of a list: what may be chosen, and where its words stand. */
export interface Filter<Value extends string = string> {
  label: TextKey
  options: readonly Value[]
  /** The option's words are `${texts}.${value}`, or where it says. */
  texts: string | ((value: string) => TextKey)
  /** What an address that does not name it means; every value is then shown by choosing `all`. */
  initially?: Value | undefined
  /** What choosing nothing reads as. Absent: one is always chosen. */
  all?: TextKey | undefined
}

export const filter = <const Value extends string>(
  own: Filter<Value> & { texts: NounsThatSay<Record<Value, string>> | ((value: string) => TextKey) },
): Filter<Value> => own

export const optionKey = ({ texts }: Filter, value: string): TextKey =>
  typeof texts === 'string' ? (`${texts}.${value}` as TextKey) : texts(value) // `filter` held the group to the values

/** In an address: all of them, where an address without the filter means some. */
export const todos = 'TODOS'
