import { momentColumn } from '@portal/ui/list/columns.tsx'
import type { Column } from '@portal/ui/list/list.ts'
import type { Correo } from './correo.ts'
import { CorreoChip } from './CorreoChip.tsx'
import { PorQueNoSalio } from './PorQueNoSalio.tsx'
import { QueEs } from './QueEs.tsx'
import { Reenviar } from './Reenviar.tsx'

/** What is told of each mail; what it says is not. */
export const correosColumns: readonly Column<Correo>[] = [
  { ...momentColumn('creado', 'correos.columnas.creado'), width: 184, phone: 'days' },
  {
    id: 'para',
    header: 'correos.columnas.para',
    phone: 'reason',
    cell: ({ para }) => <span className="breaks">{para}</span>,
  },
  {
    id: 'plantilla',
    header: 'correos.columnas.plantilla',
    phone: 'title',
    cell: (correo) => <QueEs correo={correo} />,
  },
  {
    id: 'estado',
    header: 'correos.columnas.estado',
    phone: 'chip',
    width: 152,
    cell: (correo) => <CorreoChip {...correo} />,
  },
  {
    id: 'error',
    header: 'correos.columnas.error',
    known: ({ error }) => error !== null,
    cell: (correo) => <PorQueNoSalio {...correo} />,
  },
  {
    id: 'accion',
    header: 'correos.columnas.accion',
    known: ({ sin_reenvio }) => sin_reenvio === null,
    align: 'end',
    width: 136,
    cell: (correo) => <Reenviar correo={correo} />,
  },
]
