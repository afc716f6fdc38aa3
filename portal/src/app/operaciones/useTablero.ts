import { operationQuery } from '@portal/ui/app/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { turnedTo } from './useTurned.ts'
import { useOperaciones } from './useOperaciones.ts'

/**
 * How the account stands in the operacion that is said, or in the only one where none is, and what that is called; else in
 * general. Nothing while it is not known which.
 */
export const useTablero = (said?: string) => {
  const { operaciones, unica, abiertas = [], pending } = useOperaciones()
  const operacionid = said ?? unica?.operacionid
  const { data, error, refetch } = useQuery({
    ...operationQuery('Dashboard', turnedTo({ operacionid })),
    enabled: operacionid !== undefined || !pending,
  })
  return {
    tablero: pending && said === undefined ? undefined : data,
    /** Why it can't be known. */
    error: data ? null : error,
    retry: () => void refetch(),
    operacionid,
    nombre: operaciones?.find((each) => each.operacionid === operacionid)?.nombre,
    /** It works in several, and none of them is told of. */
    varias: operacionid === undefined && abiertas.length > 1,
  }
}

/** What menus tell: of who works in one operacion alone, who may work is who may go there. What there is to do is all of it. */
export const useTableroDelMenu = () => {
  const { data } = useQuery(operationQuery('Dashboard', {}))
  const { tablero } = useTablero()
  if (!data) return undefined
  // Who may work in general is not who may go there: until that is known, neither is told.
  const { cumplimiento, cumplimientoUnidades } = tablero ?? {}
  return {
    ...data,
    cumplimiento: tablero && (cumplimiento ?? data.cumplimiento),
    cumplimientoUnidades: tablero && (cumplimientoUnidades ?? data.cumplimientoUnidades),
  }
}
