import type { appRoutes } from '@portal/contract/rutas.ts'
import type { PlainName } from '@portal/ui/app/hrefs.ts'
import { screens } from '../screens.ts'

export type MenuName = PlainName<typeof appRoutes>

/** Screens that stand under an item of the side menu, by its key. A name without a screen is left out. */
export const under: Readonly<Partial<Record<string, readonly string[]>>> = {
  choferes: ['documentosDeChoferes', 'documentosPorTipoDeChoferes'],
  dominios: ['unidades', 'documentosDeDominios', 'documentosPorTipoDeDominios'],
  documentos: ['documentosFaltantes', 'documentosHistorial'],
}

/** Whether a name is that of a screen which asks for no record. */
export const isScreen = (name: string): name is MenuName => {
  const screen = Object.entries<object>(screens).find(([each]) => each === name)?.[1]
  return screen !== undefined && !('sample' in screen)
}
