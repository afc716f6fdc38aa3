import { CircleCheck as DoneIcon } from 'lucide-react'
import { NombreDeTipo } from '@portal/parts/NombreDeTipo.tsx'
import { recursoColumn, tipoRecursoColumn } from '@portal/parts/columns.tsx'
import type { ListLook } from '@portal/ui/list/list.ts'
import { FallaDeLista } from '../../operaciones/FallaAhi.tsx'
import { ChipDeLista, FiltroDeLista } from '../../operaciones/FiltroOperacion.tsx'
import { pendientesAddress } from '../addresses.ts'
import { faltanteId, type Faltante } from '../faltantes.ts'
import { NombreBreve } from './NombreBreve.tsx'
import { PresentarButton } from './PresentarButton.tsx'

export const pendientesList: ListLook<Faltante> = {
  address: pendientesAddress,
  name: 'pendientes',
  texts: 'pendientes',
  icon: <DoneIcon />,
  rowId: faltanteId,
  rowLabel: ({ nombre, documento }) => `${documento.nombre}, ${nombre}`,
  MoreFilters: FiltroDeLista,
  Chips: ChipDeLista,
  Failure: FallaDeLista,
  columns: [
    { ...recursoColumn, width: 252 },
    {
      id: 'tipodocumento',
      header: 'documentos.columnas.tipodocumento',
      sortable: true,
      cell: ({ documento }) => <NombreDeTipo {...documento} />,
      phone: { reason: ({ documento }) => <NombreBreve {...documento} /> },
    },
    tipoRecursoColumn,
    {
      id: 'accion',
      header: 'pendientes.accion',
      align: 'end',
      phone: 'chip',
      cell: (faltante) => <PresentarButton {...faltante} />,
    },
  ],
}
