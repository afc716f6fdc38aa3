import { Refusal } from '@portal/contract/refusals.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { operacionesQuery } from './useOperaciones.ts'

/** That the account does not work in the operacion that was asked about, in the server's words; undefined of any other error. */
export const cerradaOf = (error: unknown): string | undefined =>
  error instanceof Refusal ? error.body.fields?.['operacionid'] : undefined

/** The same on screen; where the account works is asked anew then. */
export const useCerrada = (error: unknown): string | undefined => {
  const queryClient = useQueryClient()
  const cerrada = cerradaOf(error)
  useEffect(() => {
    if (cerrada !== undefined) void queryClient.refetchQueries({ queryKey: operacionesQuery.queryKey })
  }, [cerrada, queryClient])
  return cerrada
}
