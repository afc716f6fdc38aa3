import { hrefsOf } from '@portal/contract/hrefs.ts'
import { appRoutes, consoleRoutes } from '@portal/contract/rutas.ts'

/** Where letters lead: to screens that exist, as the apps name them; `BASE_URL` goes before. */
export const rutas = hrefsOf(appRoutes)
export const rutasDeConsola = hrefsOf(consoleRoutes)

/** The documents of the tab that shows what was presented: `estado` or `porHacer` say which. */
export const documentosPresentados = (search: { estado: 'rechazado' } | { porHacer: 'SI' }): string =>
  rutas.documentos({ solapa: 0, ...search })

/** Where a carrier looks at some resources that one type of document leaves unfit: at one of them, at what is to be presented, or at all of their kind. */
export function pathOfAfectados(
  { nombre, docrectipo_recurso }: { nombre: string; docrectipo_recurso: string },
  recursos: readonly { recursoid: string; estado: string; pedido: boolean }[],
): string {
  if (docrectipo_recurso === 'transporte') return rutas.transporte()
  const de = docrectipo_recurso === 'dominio' ? 'dominio' : 'chofer'
  const [first] = recursos
  if (first && recursos.length === 1) return rutas[de](first.recursoid)
  // What is not asked for yet stands on the page of documents alone, to be presented early.
  if (recursos.some(({ pedido }) => !pedido)) return rutas.documentos({ solapa: 1 })
  if (first && recursos.every(({ estado }) => estado === 'pendiente'))
    return rutas.documentosFaltantes({ search: nombre })
  return de === 'dominio' ? rutas.matrizDeDominios() : rutas.matrizDeChoferes()
}

/** Where a carrier looks at those that may not go to an operation: at the only one, or at its choferes or dominios there. */
export function pathOfSinHabilitar(
  operacionid: string,
  recursos: readonly { recursoid: string; tiporecurso: string }[],
): string {
  const choferes = recursos.filter(({ tiporecurso }) => tiporecurso.startsWith('chofer'))
  const dominios = recursos.filter(({ tiporecurso }) => tiporecurso === 'dominio')
  const [only] = recursos
  if (!only || (choferes.length === 0 && dominios.length === 0)) return rutas.transporte()
  if (recursos.length === 1) return rutas[choferes.length === 1 ? 'chofer' : 'dominio'](only.recursoid)
  return choferes.length > 0 ? rutas.choferes({ operacionid }) : rutas.dominios({ operacionid })
}
