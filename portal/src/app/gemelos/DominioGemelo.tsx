import { Plate } from '@portal/parts/Plate.tsx'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Gemelo } from './Gemelo.tsx'
import { rutas } from '../rutas.ts'

/** The dominio that has the plate that was typed. */
export const DominioGemelo = ({ dominioid }: { dominioid: string }) => {
  const t = useTexts()
  const { data } = useQuery(operationQuery('DetailDominio', { dominioid }))
  const dominio = data?.records[0]
  if (!dominio) return null
  const { dominio: plate, pais_patente, estado_dominio } = dominio
  return (
    <Gemelo
      face={<Plate dominio={plate} pais={pais_patente} />}
      title={t('dominios.gemelo', { dominio: plate })}
      estado={estado_dominio}
      href={rutas.dominio(dominioid)}
    />
  )
}
