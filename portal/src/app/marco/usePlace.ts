import { readImportar } from '@portal/parts/importar/address.ts'
import { usePath } from '@portal/ui/app/usePath.ts'
import { useRouterState } from '@tanstack/react-router'
import { rutas } from '../rutas.ts'

/** Where the person is, for menu and breadcrumb: the path, and of an import under the list of what is imported. */
export function usePlace(): string {
  const path = usePath()
  const tipo = useRouterState({ select: ({ location }) => readImportar(location.search).tipo ?? 'choferes' })
  return path === rutas.importar() ? `${rutas[tipo]()}${path.slice(path.lastIndexOf('/'))}` : path
}
