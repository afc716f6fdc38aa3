import type { Address } from '@portal/ui/list/address.ts'
import { rutas } from '../rutas.ts'
import { useMayAsk } from '../session/useLogin.ts'
import type { Presentado } from './presentado.ts'

/**
 * The page of a document, where there is one: before a back office that has none, or of which the documents are told
 * from their history, nothing leads there.
 */
export const useDocumentoHref = (): ((documentoid: string) => string | undefined) => {
  const isListed = useMayAsk('ListDocumentos')
  const hasPage = useMayAsk('DetailDocumento')
  return (documentoid) => (isListed && hasPage ? rutas.documento(documentoid) : undefined)
}

interface WithRows {
  rowHref?: (row: Presentado, address: Address) => string | undefined
}

/** The same list, with rows that lead to their document where it has a page. */
export function useWithLinks<Look extends WithRows>(of: Look): Look {
  const href = useDocumentoHref()
  return { ...of, rowHref: ({ documentoid }: Presentado) => href(documentoid) }
}
