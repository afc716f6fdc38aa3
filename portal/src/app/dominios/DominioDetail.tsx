import { Plate } from '@portal/parts/Plate.tsx'
import { RecordSheet } from '@portal/ui/form/RecordSheet.tsx'
import { RecursoDetail } from '../recursos/RecursoDetail.tsx'
import type { Solapa } from '../recursos/solapas.ts'
import { rutas } from '../rutas.ts'
import { DominioActions } from './DominioActions.tsx'
import { dominioKind, type Dominio } from './record.tsx'

interface DominioDetailProps {
  dominio: Dominio
  solapa: Solapa | undefined
}

export const DominioDetail = ({ dominio, solapa }: DominioDetailProps) => (
  <RecursoDetail
    recursoid={dominio.dominioid}
    recurso={{ ...dominio, estado: dominio.estado_dominio }}
    habilidad="salir"
    name={dominio.dominio}
    kind={[dominio.vehiculo, dominio.marca, dominio.modelo].filter(Boolean).join(' · ')}
    face={<Plate dominio={dominio.dominio} pais={dominio.pais_patente} height={48} />}
    actions={<DominioActions dominio={dominio} />}
    sheet={<RecordSheet of={dominioKind} record={dominio} />}
    solapa={solapa}
    href={rutas.dominio}
  />
)
