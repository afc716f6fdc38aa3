import type { Address } from '@portal/ui/list/address.ts'
import type { QueryClient } from '@tanstack/react-query'
import { deHoy, operacionesQuery, useOperaciones, type Operacion } from './useOperaciones.ts'

/** What is asked of the server beside what an address says. */
interface Ahi {
  operacionid?: string
  todos?: 'SI'
}

const byFitness = /^(aptitud|faltantes|proximo_vencimiento) /

/**
 * Of an account that works in one operacion alone, how its resources stand there is how they stand: lists that are cut or sorted by
 * it are so there, with those that don't go there among them.
 */
const ahi = (unica: Operacion | undefined, { operacionid, aptitud, order = '' }: Address): Ahi =>
  unica && operacionid === undefined && (aptitud !== undefined || byFitness.test(order))
    ? { operacionid: unica.operacionid, todos: 'SI' }
    : {}

/** What a list asks; it waits until it is known where the account works. */
export const useEnLaUnica = () => {
  const { unica, pending } = useOperaciones()
  return { beside: (address: Address) => ahi(unica, address), waits: pending }
}

/** The same while the screen's code is on its way, of what is known already. */
export const enLaUnica = (queryClient: QueryClient, address: Address): Ahi =>
  ahi(deHoy(queryClient.getQueryData(operacionesQuery.queryKey)?.records).unica, address)
