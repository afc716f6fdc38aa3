import type { appRoutes } from '@portal/contract/rutas.ts'
import type { PlainName } from '@portal/ui/app/hrefs.ts'

export type MenuName = PlainName<typeof appRoutes>

/** Screens that stand under an item of the side menu, by its key. */
export const under: Readonly<Partial<Record<string, readonly MenuName[]>>> = {
  choferes: ['matrizDeChoferes', 'documentosDeChoferes', 'documentosPorTipoDeChoferes'],
  dominios: ['unidades', 'matrizDeDominios', 'documentosDeDominios', 'documentosPorTipoDeDominios'],
  documentos: ['documentosFaltantes', 'documentosHistorial'],
}
