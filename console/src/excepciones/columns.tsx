import type { Column } from '@portal/ui/list/list.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import { DeQuien } from '../piezas/DeQuien.tsx'
import type { Excepcion } from './excepcion.ts'
import { ExcepcionChip } from './ExcepcionChip.tsx'
import { DeQueDocumento } from './DeQueDocumento.tsx'
import { PorQueExcepcion } from './PorQueExcepcion.tsx'
import { TerminarEnFila } from './TerminarEnFila.tsx'

/** Of whom, what, through when and why. */
export const excepcionesColumns: readonly Column<Excepcion>[] = [
  {
    id: 'nombre',
    header: 'excepciones.columnas.nombre',
    phone: 'title',
    sortable: true,
    width: 208,
    cell: (excepcion) => <DeQuien {...excepcion} />,
  },
  {
    id: 'tipodocumento',
    header: 'excepciones.columnas.tipodocumento',
    sortable: true,
    cell: (excepcion) => <DeQueDocumento {...excepcion} />,
  },
  {
    id: 'accountname',
    header: 'excepciones.columnas.accountname',
    sortable: true,
    cell: ({ accountname }) => accountname,
  },
  {
    id: 'hasta',
    header: 'excepciones.columnas.hasta',
    sortable: true,
    width: 112,
    phone: 'days',
    cell: ({ hasta }) => formatDate(hasta),
  },
  {
    id: 'estado',
    header: 'excepciones.columnas.estado',
    phone: 'chip',
    width: 144,
    cell: (excepcion) => <ExcepcionChip {...excepcion} />,
  },
  {
    id: 'motivo',
    header: 'excepciones.columnas.motivo',
    phone: {
      reason: (excepcion) =>
        [excepcion.tipodocumento, excepcion.operacion, excepcion.motivo].filter(Boolean).join(' · '),
    },
    cell: (excepcion) => <PorQueExcepcion {...excepcion} />,
  },
  {
    id: 'accion',
    header: 'excepciones.columnas.accion',
    align: 'end',
    width: 112,
    cell: (excepcion) => <TerminarEnFila excepcion={excepcion} />,
  },
]
