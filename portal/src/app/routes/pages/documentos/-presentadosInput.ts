import type { Request } from '@portal/contract'
import type * as z from 'zod/mini'
import type { DocumentosSearch } from './index.tsx'

export type DocumentosAddress = z.output<typeof DocumentosSearch>

/** By full name, ascending, until the person asks for another order. */
export const defaultOrder = 'nombre ASC'

/** What the address of the first tab asks the server. */
export const presentadosInput = ({
  search,
  order = defaultOrder,
  page,
  pagesize,
  tiporecurso,
  estado,
  vence_desde,
  vence_hasta,
}: DocumentosAddress): Request<'ListDocumentos'> => ({
  search,
  order,
  page,
  pagesize,
  tiporecurso,
  estado,
  vence_desde,
  vence_hasta,
})
