import type { appRoutes } from '@portal/contract/rutas.ts'
import type { PlainName } from '@portal/contract/hrefs.ts'
import type { ScreenSpec } from '@portal/ui/app/screens.ts'
import { screens } from '../screens.ts'
import { mayAsk, type Login } from '../session/useLogin.ts'

export type MenuName = PlainName<typeof appRoutes>

interface Below {
  screen: MenuName
  /** What it is called below its item, where that says the rest. */
  title?: 'documentos.titulo'
  /** The same, looked at in another way. */
  views?: readonly MenuName[]
}

/** Screens that stand under an item of the menus, by its key. */
export const under: Readonly<Partial<Record<string, readonly Below[]>>> = {
  choferes: [
    {
      screen: 'documentosDeChoferes',
      title: 'documentos.titulo',
      views: ['documentosPorTipoDeChoferes', 'matrizDeChoferes'],
    },
  ],
  dominios: [
    {
      screen: 'documentosDeDominios',
      title: 'documentos.titulo',
      views: ['documentosPorTipoDeDominios', 'matrizDeDominios'],
    },
  ],
  documentos: [{ screen: 'documentosFaltantes' }, { screen: 'documentosHistorial' }],
}

/** Whether there is something on that screen for this person's back office to tell. */
export const isOffered =
  (login: Pick<Login, 'sinOperaciones'>) =>
  (name: MenuName): boolean => {
    const { needs }: ScreenSpec = screens[name]
    return needs === undefined || mayAsk(login, needs)
  }
