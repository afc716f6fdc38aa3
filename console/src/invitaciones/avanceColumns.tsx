import type { Column } from '@portal/ui/list/list.ts'
import { Avance, Donde } from './Avance.tsx'
import type { Invitacion } from './invitacion.ts'

/** How far it came, as strokes and in words. */
export const avanceColumns: readonly Column<Invitacion>[] = [
  {
    id: 'avance',
    header: 'invitaciones.columnas.avance',
    width: 152,
    cell: (row) => <Avance invitacion={row} />,
  },
  {
    id: 'estado',
    header: 'invitaciones.columnas.estado',
    phone: 'chip',
    cell: (row) => <Donde invitacion={row} />,
  },
]
