import type { Answer } from '@portal/contract'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { isAbsent } from '@portal/ui/feedback/isAbsent.ts'
import { useQuery } from '@tanstack/react-query'
import { useMayAsk } from '../session/useLogin.ts'

export type Operacion = Answer<'ListOperaciones'>['records'][number]

/**
 * The operaciones of the account, as every screen asks for them. They change when the provider changes them, seldom: asked once
 * in five minutes, and again after anything was saved.
 */
export const operacionesQuery = { ...operationQuery('ListOperaciones', {}), staleTime: 300_000 }

/** Whether the account works there on a day. */
export const isOpen = ({ desde, hasta }: Pick<Operacion, 'desde' | 'hasta'>, dia: string): boolean =>
  desde <= dia && (hasta === null || dia <= hasta)

/** Those of today, and the only one of them, whose verdict is the verdict. */
export const deHoy = (operaciones: readonly Operacion[] | undefined) => {
  const hoy = hoyEnBuenosAires()
  const abiertas = operaciones?.filter((each) => isOpen(each, hoy))
  return { abiertas, unica: abiertas?.length === 1 ? abiertas[0] : undefined }
}

/** Where the account works, as far as it is known. */
export const useOperaciones = () => {
  const enabled = useMayAsk('ListOperaciones')
  const { data, error, isPending, isFetching, isPaused, refetch } = useQuery({ ...operacionesQuery, enabled })
  return {
    ...deHoy(data?.records),
    /** Those of today and those to come; undefined while they are not known. */
    operaciones: data?.records,
    /** It is on its way. */
    pending: enabled && isPending && !isPaused && !error,
    /** Why it is not known. A back office that has no operaciones is no reason. */
    error: data || !error || isAbsent(error) ? null : error,
    retry: () => void refetch(),
    /** It is asked again. */
    checking: isFetching,
  }
}
