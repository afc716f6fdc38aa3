import { momentColumn, textColumn } from '@portal/ui/list/columns.tsx'
import { list } from '@portal/ui/list/list.ts'
import { AccionesDeInvitacion } from './AccionesDeInvitacion.tsx'
import { invitacionesAddress } from './address.ts'
import { avanceColumns } from './avanceColumns.tsx'
import { nombreDe } from './invitacion.ts'
import { Transporte } from './Transporte.tsx'

export const invitacionesList = list({
  address: invitacionesAddress,
  name: 'consola-invitaciones',
  dense: true,
  texts: 'invitaciones',
  rowId: ({ invitacionid }) => invitacionid,
  rowLabel: nombreDe,
  columns: [
    {
      id: 'nombre',
      header: 'invitaciones.columnas.nombre',
      sortable: true,
      phone: 'title',
      cell: (row) => <Transporte invitacion={row} />,
    },
    textColumn('email', 'invitaciones.columnas.email', { phone: 'reason' }),
    ...avanceColumns,
    { ...momentColumn('enviada', 'invitaciones.columnas.enviada'), phone: 'days' },
    {
      id: 'accion',
      header: 'invitaciones.columnas.accion',
      align: 'end',
      width: 240,
      phone: 'aside',
      cell: (row) => <AccionesDeInvitacion invitacion={row} />,
    },
  ],
})
