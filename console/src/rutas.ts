const base = '/consola'

type Search = Readonly<Record<string, string | number | undefined>>

/** Every address of the console, once. */
export const rutas = {
  cola: base,
  ingresar: (search: Search = {}) => withSearch(`${base}/ingresar`, search),
  dosPasos: `${base}/dos-pasos`,
  registros: (search: Search = {}) => withSearch(`${base}/registros`, search),
  registro: (registroid: string) => `${base}/registros/${registroid}`,
  revision: (search: Search = {}) => withSearch(`${base}/revision`, search),
  /** With the list's filters: the next and the previous one are those of that list. */
  documento: (documentoid: string, search: Search = {}) =>
    withSearch(`${base}/revision/${documentoid}`, search),
}

/** Whether an address handed over from outside stays in the console. */
export const isOwnAddress = (href: string): boolean => /^\/consola([/?#]|$)/.test(href)

function withSearch(path: string, search: Search): string {
  const given = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  const query = new URLSearchParams(given).toString()
  return query === '' ? path : `${path}?${query}`
}
