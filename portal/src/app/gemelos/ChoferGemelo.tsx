import { miniaturaUrl } from '@portal/contract/door.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { PersonAvatar } from '@portal/ui/show/PersonAvatar.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Gemelo } from './Gemelo.tsx'
import { rutas } from '../rutas.ts'
import { choferName } from '../piezas/choferName.ts'

/** The chofer who has the document that was typed. */
export const ChoferGemelo = ({ choferid }: { choferid: string }) => {
  const t = useTexts()
  const { data } = useQuery(operationQuery('DetailChofer', { choferid }))
  const chofer = data?.records[0]
  if (!chofer) return null
  const { foto, estado_cuenta } = chofer
  return (
    <Gemelo
      face={<PersonAvatar name={choferName(chofer)} photo={foto && miniaturaUrl(foto)} />}
      title={t('choferes.gemelo', { nombre: choferName(chofer) })}
      estado={estado_cuenta}
      href={rutas.chofer(choferid)}
    />
  )
}
