import { formatCuit } from '@portal/contract/identificacion.ts'
import { momentColumn, textColumn } from '@portal/ui/list/columns.tsx'
import { list } from '@portal/ui/list/list.ts'
import text from '../text.module.css'
import { AccionesDeInvitacion } from './AccionesDeInvitacion.tsx'
import { invitacionesAddress } from './address.ts'
import { Avance, Donde } from './Avance.tsx'
import { nombreDe } from './invitacion.ts'

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
      cell: (row) => (
        <>
          {nombreDe(row)}
          {row.nombre !== null && <span className={text.note}> {formatCuit(row.cuit)}</span>}
        </>
      ),
    },
    textColumn('email', 'invitaciones.columnas.email', { phone: 'reason' }),
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
