import type { Answer } from '@portal/contract'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { usePaused } from '@portal/ui/search/usePaused.ts'
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'

/** A form offers so many of each kind, the fit ones first; of more, those that match what is typed too. */
const offered = { pagesize: 200, order: 'aptitud DESC' } as const

export type ChoferRow = Answer<'ListChoferes'>['records'][number]
export type DominioRow = Answer<'ListDominios'>['records'][number]

interface Piezas<Row> {
  /** Undefined until they are known. */
  rows: readonly Row[] | undefined
  /** Whether more may come. */
  loading: boolean
  /** Why some are not known. */
  error: Error | null
}

/** What a unit can be put together of: the carrier's active dominios of a kind, or its choferes. */
export function useDominios(tipo_vehiculo: 'MOTRIZ' | 'ARRASTRE', typed = ''): Piezas<DominioRow> {
  const input = { ...offered, tipo_vehiculo, estado_dominio: 'ACTIVO' } as const
  const first = useQuery(operationQuery('ListDominios', input))
  const beyond = useBeyond(first, typed)
  const found = useQuery({
    ...operationQuery('ListDominios', { ...input, search: beyond.search }),
    enabled: beyond.search !== '',
  })
  return piezasDe(first, found, beyond, ({ dominioid }) => dominioid)
}

export function useChoferes(typed = ''): Piezas<ChoferRow> {
  const input = { ...offered, estado_cuenta: 'ACTIVO' } as const
  const first = useQuery(operationQuery('ListChoferes', input))
  const beyond = useBeyond(first, typed)
  const found = useQuery({
    ...operationQuery('ListChoferes', { ...input, search: beyond.search }),
    enabled: beyond.search !== '',
  })
  return piezasDe(first, found, beyond, ({ choferid }) => choferid)
}

interface Listed<Row> {
  records: readonly Row[]
}

interface Beyond {
  /** Empty where all are offered, or nothing was typed. */
  search: string
  /** Something is being typed. */
  waits: boolean
}

/** What to look for among those that are not offered at first. */
function useBeyond({ data }: UseQueryResult<Listed<unknown>>, typed: string): Beyond {
  const search = usePaused(typed.trim())
  const isMore = data !== undefined && data.records.length >= offered.pagesize
  return { search: isMore ? search : '', waits: isMore && search !== typed.trim() }
}

function piezasDe<Row>(
  first: UseQueryResult<Listed<Row>>,
  found: UseQueryResult<Listed<Row>>,
  { waits }: Beyond,
  idOf: (row: Row) => string,
): Piezas<Row> {
  const known = new Set(first.data?.records.map(idOf))
  const others = (found.data?.records ?? []).filter((row) => !known.has(idOf(row)))
  return {
    rows: first.data && [...first.data.records, ...others],
    loading: first.data === undefined || waits || found.isLoading,
    error: first.error ?? found.error,
  }
}

/** Those that are in a place already and are not offered, as who is blocked: they go on being called by their names. */
export const useOtrosDominios = (dominioids: readonly string[]) =>
  useQueries({
    queries: dominioids.map((dominioid) => operationQuery('DetailDominio', { dominioid })),
    combine: recordsOf,
  })

export const useOtrosChoferes = (choferids: readonly string[]) =>
  useQueries({
    queries: choferids.map((choferid) => operationQuery('DetailChofer', { choferid })),
    combine: recordsOf,
  })

const recordsOf = <Row>(answers: readonly UseQueryResult<{ records: readonly Row[] }>[]) => ({
  rows: answers.flatMap(({ data }) => data?.records ?? []),
  loading: answers.some(({ data }) => data === undefined),
  error: answers.find(({ error }) => error !== null)?.error ?? null,
})

/** Which of these none of the offered is. */
export const fueraDeOferta = (ids: readonly unknown[], rows: readonly string[] | undefined): string[] =>
  rows === undefined
    ? []
    : ids.filter((id): id is string => typeof id === 'string' && id !== '' && !rows.includes(id))
