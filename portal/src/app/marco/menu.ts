import type { appRoutes } from '@portal/contract/rutas.ts'
import type { PlainName } from '@portal/contract/hrefs.ts'
import type { ScreenSpec } from '@portal/ui/app/screens.ts'
import { screens } from '../screens.ts'
import { mayAsk, type Login } from '../session/useLogin.ts'

export type MenuName = PlainName<typeof appRoutes>

/** Screens that stand under an item of the side menu, by its key. */
export const under: Readonly<Partial<Record<string, readonly MenuName[]>>> = {
  choferes: ['matrizDeChoferes', 'documentosDeChoferes', 'documentosPorTipoDeChoferes'],
  dominios: ['matrizDeDominios', 'documentosDeDominios', 'documentosPorTipoDeDominios'],
  documentos: ['documentosFaltantes', 'documentosHistorial'],
}

/** Whether there is something on that screen for this person's back office to tell. */
export const isOffered =
  (login: Pick<Login, 'sinOperaciones'>) =>
  (name: MenuName): boolean => {
    const { needs }: ScreenSpec = screens[name]
    return needs === undefined || mayAsk(login, needs)
  }
