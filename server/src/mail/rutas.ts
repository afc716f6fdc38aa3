import { hrefsOf } from '@portal/contract/hrefs.ts'
import { appRoutes, consoleRoutes } from '@portal/contract/rutas.ts'

/** Where letters lead: to screens that exist, as the apps name them; `BASE_URL` goes before. */
export const rutas = hrefsOf(appRoutes)
export const rutasDeConsola = hrefsOf(consoleRoutes)

/** The documents of the tab that shows what was presented: `estado` or `porHacer` say which. */
export const documentosPresentados = (search: { estado: 'rechazado' } | { porHacer: 'SI' }): string =>
  rutas.documentos({ solapa: 0, ...search })
