/** Every screen's title by its route, from the table of screens and the texts; none of one that a record names. */
export const titlesOf = (
  routes: Readonly<Record<string, string>>,
  screens: Readonly<Record<string, { title: string }>>,
  texts: unknown,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(screens).flatMap(([name, { title }]) => {
      const route = routes[name]
      return route === undefined || route.includes(':') ? [] : [[route, textAt(texts, title)]]
    }),
  )

const textAt = (texts: unknown, key: string): string => {
  let found = texts
  for (const name of key.split('.')) found = (found as Record<string, unknown>)[name]
  if (typeof found !== 'string') throw new Error(`no text at ${key}`)
  return found
}
