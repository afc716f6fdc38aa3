import { spelledPatente } from '@portal/contract/patentes.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { DominioGemelo } from './DominioGemelo.tsx'

type Patente = Record<'pais_patente' | 'dominio', string>

/** Whether one of the account's dominios but `propio` has this plate; where nobody can tell, saving does. */
export const BuscarDominio = ({ pais_patente, dominio, propio }: Patente & { propio: string }) => {
  const search = spelledPatente(dominio)
  const { data } = useQuery({
    ...operationQuery('ListDominios', { search, order: 'dominio ASC', pagesize: 50 }),
    enabled: search !== '',
  })
  const twin = data?.records.find(
    (each) => each.dominioid !== propio && each.dominio === search && each.pais_patente === pais_patente,
  )
  return twin && <DominioGemelo dominioid={twin.dominioid} />
}
