/**
 * What is sent of a record that was there before. A back office elsewhere may leave a field out, or say in it what can't
 * be read: then its field stands empty, and is not kept so unless somebody touched it.
 */
export const withoutUntold = <Values extends object>(
  values: Values,
  record: Fields,
  { initial, typed }: { initial: Fields; typed: Fields },
): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => record[name] !== undefined || typed[name] !== initial[name]),
  ) as Partial<Values> // some of its own

type Fields = Readonly<Partial<Record<string, unknown>>>
