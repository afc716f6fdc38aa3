import { miniaturaUrl } from '@portal/contract/door.ts'
import { RecursoScreen } from '@portal/parts/RecursoScreen.tsx'
import { RecordSheet } from '@portal/ui/form/RecordSheet.tsx'
import { PersonAvatar } from '@portal/ui/show/PersonAvatar.tsx'
import { useTranslation } from 'react-i18next'
import { CasillasToPresent } from '../documentos/CasillasToPresent.tsx'
import { rutas } from '../rutas.ts'
import { ChoferActions } from './ChoferActions.tsx'
import { choferKind, choferName, type Chofer } from './record.ts'
import { solapas } from './solapas.ts'

interface ChoferDetailProps {
  chofer: Chofer
  solapa: (typeof solapas)[number]
}

export const ChoferDetail = ({ chofer, solapa }: ChoferDetailProps) => {
  const { t } = useTranslation()
  const { choferid, foto, casillas } = chofer
  const name = choferName(chofer)
  return (
    <RecursoScreen
      recurso={{ ...chofer, estado: chofer.estado_cuenta }}
      name={name}
      kind={`${chofer.tipo_documento} ${chofer.documento}`}
      face={<PersonAvatar name={name} photo={foto && miniaturaUrl(foto)} size={64} />}
      actions={<ChoferActions chofer={chofer} />}
      tabs={{
        label: t('choferes.solapas.titulo'),
        current: casillas ? solapa : 'datos',
        // A back office elsewhere may not know what a chofer is asked for.
        each: solapas
          .filter((key) => key === 'datos' || casillas)
          .map((key) => ({
            key,
            label: t(`choferes.solapas.${key}`),
            href: rutas.chofer(choferid, { solapa: key }),
            count: key === 'documentos' ? casillas?.length : undefined,
          })),
      }}
    >
      {solapa === 'documentos' && casillas ? (
        <CasillasToPresent casillas={casillas} recursoid={choferid} recurso={name} />
      ) : (
        <RecordSheet of={choferKind} record={chofer} />
      )}
    </RecursoScreen>
  )
}
