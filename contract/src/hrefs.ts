/** What may be said of a screen in its address. */
export type Search = Readonly<Record<string, string | number | undefined>>

/** Builds the addresses of a table of routes: with records' ids first where the route has places for them. */
type Hrefs<Routes extends Readonly<Record<string, string>>> = {
  readonly [Name in keyof Routes]: Routes[Name] extends `${string}:${string}:${string}`
    ? (id: string, within: string, search?: Search) => string
    : Routes[Name] extends `${string}:${string}`
      ? (id: string, search?: Search) => string
      : (search?: Search) => string
}

/** Screens whose address asks for no id: those that a menu can name. */
export type PlainName<Routes extends Readonly<Record<string, string>>> = {
  [Name in keyof Routes]: Routes[Name] extends `${string}:${string}` ? never : Name
}[keyof Routes]

export const hrefsOf = <const Routes extends Readonly<Record<string, string>>>(
  routes: Routes,
): Hrefs<Routes> =>
  Object.fromEntries(
    Object.entries(routes).map(([name, route]) => {
      const places = route.match(/:\w+/g)?.length ?? 0
      return [
        name,
        (...said: (string | Search | undefined)[]) => {
          const path = said
            .slice(0, places)
            .reduce<string>(
              (rest, id) => rest.replace(/:\w+/, encodeURIComponent(typeof id === 'string' ? id : '')),
              route,
            )
          return withSearch(path, said[places] as Search | undefined) // after as many ids as there are places
        },
      ]
    }),
  ) as Hrefs<Routes> // the same names, each with what its route asks for

const withSearch = (path: string, search: Search = {}): string => {
  const said = Object.entries(search).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  const query = new URLSearchParams(said).toString()
  return query === '' ? path : `${path}?${query}`
}
