import { textColumn } from '@portal/ui/list/columns.tsx'
import { list } from '@portal/ui/list/list.ts'
import { formatDateTime } from '@portal/ui/show/format.ts'
import { Said } from '@portal/ui/show/Said.tsx'
import { Users as OperadoresIcon } from 'lucide-react'
import { operadoresAddress } from './address.ts'
import { DosPasos } from './DosPasos.tsx'
import { InvitarAction } from './InvitarAction.tsx'
import { Nombre } from './Nombre.tsx'
import { OperadorChip } from './OperadorChip.tsx'

export const operadoresList = list({
  address: operadoresAddress,
  name: 'consola-operadores',
  dense: true,
  texts: 'operadores',
  icon: <OperadoresIcon />,
  rowId: ({ operadorid }) => operadorid,
  rowLabel: ({ nombre }) => nombre,
  Primary: InvitarAction,
  columns: [
    {
      id: 'nombre',
      header: 'operadores.columnas.nombre',
      phone: 'title',
      sortable: true,
      cell: (operador) => <Nombre operador={operador} />,
    },
    textColumn('email', 'operadores.columnas.email'),
    {
      id: 'rol',
      header: 'operadores.columnas.rol',
      phone: 'reason',
      sortable: true,
      cell: ({ rol }) => <Said text={`rol.${rol}`} />,
    },
    {
      id: 'estado',
      header: 'operadores.columnas.estado',
      phone: 'chip',
      cell: (operador) => <OperadorChip {...operador} />,
    },
    {
      id: 'totp',
      header: 'operadores.columnas.totp',
      cell: (operador) => <DosPasos {...operador} />,
    },
    {
      id: 'ultimo_ingreso',
      header: 'operadores.columnas.ultimo_ingreso',
      phone: 'days',
      sortable: true,
      cell: ({ ultimo_ingreso }) =>
        ultimo_ingreso === null ? <Said text="operadores.nunca" /> : formatDateTime(ultimo_ingreso),
    },
  ],
})
