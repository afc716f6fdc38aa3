import { miniaturaUrl } from '@portal/contract/door.ts'
import { documentoDe, formatCuit } from '@portal/contract/identificacion.ts'
import { RecordSheet } from '@portal/ui/form/RecordSheet.tsx'
import { PersonAvatar } from '@portal/ui/show/PersonAvatar.tsx'
import { PaseAction } from '../pases/PaseAction.tsx'
import { RecursoDetail } from '../recursos/RecursoDetail.tsx'
import type { Solapa } from '../recursos/solapas.ts'
import { rutas } from '../rutas.ts'
import { ChoferActions } from './ChoferActions.tsx'
import { InformeAction } from './InformeAction.tsx'
import { choferName } from '../piezas/choferName.ts'
import { SolicitarAction } from '../solicitudes/SolicitarAction.tsx'
import { choferKind, type Chofer } from './record.ts'

interface ChoferDetailProps {
  chofer: Chofer
  solapa: Solapa | undefined
}

export const ChoferDetail = ({ chofer, solapa }: ChoferDetailProps) => {
  const name = choferName(chofer)
  const { choferid, cuil, foto } = chofer
  return (
    <RecursoDetail
      recursoid={choferid}
      recurso={{ ...chofer, estado: chofer.estado_cuenta }}
      habilidad="conducir"
      name={name}
      kind={[documentoDe(chofer), cuil && `CUIL ${formatCuit(cuil)}`].filter(Boolean).join(' · ')}
      face={<PersonAvatar name={name} photo={foto && miniaturaUrl(foto)} size={48} />}
      actions={<ChoferActions chofer={chofer} />}
      seldom={
        <>
          {chofer.estado_cuenta !== 'BAJA' && <PaseAction below recursoid={choferid} nombre={name} />}
          <InformeAction choferid={choferid} nombre={name} />
          <SolicitarAction choferid={choferid} nombre={name} />
        </>
      }
      sheet={<RecordSheet of={choferKind} record={chofer} />}
      solapa={solapa}
      href={rutas.chofer}
    />
  )
}
