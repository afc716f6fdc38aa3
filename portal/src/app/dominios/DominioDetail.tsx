import { Plate } from '@portal/parts/Plate.tsx'
import { vehiculoName } from '@portal/parts/vehiculos/vehiculoName.ts'
import { RecordSheet } from '@portal/ui/form/RecordSheet.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { RecursoDetail } from '../recursos/RecursoDetail.tsx'
import type { Solapa } from '../recursos/solapas.ts'
import { rutas } from '../rutas.ts'
import { DominioActions } from './DominioActions.tsx'
import { dominioKind, type Dominio } from './record.tsx'

export const DominioDetail = ({ dominio, solapa }: { dominio: Dominio; solapa: Solapa | undefined }) => {
  const t = useTexts()
  const { marca, modelo } = dominio
  return (
    <RecursoDetail
      recursoid={dominio.dominioid}
      recurso={{ ...dominio, estado: dominio.estado_dominio }}
      habilidad="salir"
      name={dominio.dominio}
      kind={[vehiculoName(t, dominio), [marca, modelo].filter(Boolean).join(' ')].filter(Boolean).join(' · ')}
      face={<Plate dominio={dominio.dominio} pais={dominio.pais_patente} height={44} />}
      faceIsName
      actions={<DominioActions dominio={dominio} />}
      sheet={<RecordSheet of={dominioKind} record={dominio} />}
      solapa={solapa}
      href={rutas.dominio}
    />
  )
}
