import type { Result } from '@portal/contract'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { useEsAdministrador } from '../session/useEsAdministrador.ts'

export type Clase = Result<'SummarizeRefusedAttacks'>['clases'][number]

/** What of the last day is more than usual; nobody but an administrador is told. */
export type Inusuales =
  | { estado: 'nada' }
  | { estado: 'espera' }
  | { estado: 'no se sabe'; error: Error; retry: () => void }
  | { estado: 'hay'; clases: readonly Clase[] }

/** Nothing tells the console that somebody was refused. */
const seldomMs = 60_000

const resumenQuery = operationQuery('SummarizeRefusedAttacks', {})

export const useInusuales = (): Inusuales => {
  const enabled = useEsAdministrador()
  const { data, error, refetch } = useQuery({ ...resumenQuery, enabled, refetchInterval: seldomMs })
  if (!enabled) return { estado: 'nada' }
  // What was known a while ago says nothing of now.
  if (error) return { estado: 'no se sabe', error, retry: () => void refetch() }
  if (!data) return { estado: 'espera' }
  const clases = data.clases.filter(({ inusual }) => inusual)
  return clases.length === 0 ? { estado: 'nada' } : { estado: 'hay', clases }
}
