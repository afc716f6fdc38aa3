import { spelledDocumento } from '@portal/contract/identificacion.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { ChoferGemelo } from './ChoferGemelo.tsx'

interface BuscarChoferProps {
  tipo_documento: string
  documento: string
  /** The one whose form it is. */
  propio: string
}

/** Whether one of the account's choferes has this number already; where nobody can tell, saving does. */
export const BuscarChofer = ({ tipo_documento, documento, propio }: BuscarChoferProps) => {
  const search = spelledDocumento(documento)
  const { data } = useQuery({
    ...operationQuery('ListChoferes', { search, order: 'documento ASC', pagesize: 50 }),
    enabled: search !== '',
  })
  const twin = data?.records.find(
    (each) => each.choferid !== propio && each.documento === search && each.tipo_documento === tipo_documento,
  )
  return twin && <ChoferGemelo choferid={twin.choferid} />
}
