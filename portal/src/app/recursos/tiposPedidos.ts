import type { Answer, Request } from '@portal/contract'
import { operationQuery } from '@portal/ui/app/queries.ts'

type Filter = NonNullable<Request<'TiposDocumentos'>['filter']>

export type TipoPedido = Answer<'TiposDocumentos'>['records'][number]

/** What a chofer or a dominio like that would be asked for: the server knows the rule. */
export const tiposPedidosQuery = (
  tiporecurso: 'chofer' | 'dominio',
  atributos: NonNullable<Filter['atributos']>,
) => operationQuery('TiposDocumentos', { order: 'orden ASC', filter: { tiporecurso, atributos } })

/** What may be left out is asked of nobody. */
export const obligatorios = ({ records }: Answer<'TiposDocumentos'>): TipoPedido[] =>
  records.filter(({ obligatorio }) => obligatorio !== false)
