import { appRoutes } from '@portal/contract/rutas.ts'
import { hrefsOf, type Search } from '@portal/contract/hrefs.ts'

/** Every address of the app. */
export const rutas = hrefsOf(appRoutes)

/** The tabs of the documents' page, by what they show. */
export const solapasDocumentos = ['presentados', 'pendientes', 'historial'] as const

/** One of those tabs, with what is asked of it. Their numbers in addresses are the seed's. */
export const documentosEn = (solapa: (typeof solapasDocumentos)[number], search: Search = {}): string =>
  rutas.documentos({ solapa: solapasDocumentos.indexOf(solapa), ...search })
