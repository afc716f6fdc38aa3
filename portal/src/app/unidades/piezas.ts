import type { Answer } from '@portal/contract'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useQuery } from '@tanstack/react-query'

/** A form offers so many of each kind, the fit ones first; of more, what is typed looks among these. */
const offered = 200

type ChoferRow = Answer<'ListChoferes'>['records'][number]
type DominioRow = Answer<'ListDominios'>['records'][number]

/** What a unit can be put together of: the carrier's active dominios of a kind, or its choferes. */
export const useDominios = (tipo_vehiculo: 'MOTRIZ' | 'ARRASTRE'): readonly DominioRow[] | undefined =>
  useQuery(
    operationQuery('ListDominios', {
      tipo_vehiculo,
      estado_dominio: 'ACTIVO',
      pagesize: offered,
      order: 'aptitud DESC',
    }),
  ).data?.records

export const useChoferes = (): readonly ChoferRow[] | undefined =>
  useQuery(
    operationQuery('ListChoferes', { estado_cuenta: 'ACTIVO', pagesize: offered, order: 'aptitud DESC' }),
  ).data?.records
