import { RegistroChip } from '@portal/parts/chips.tsx'
import { textColumn } from '@portal/ui/list/columns.tsx'
import { list } from '@portal/ui/list/list.ts'
import { PersonCell } from '@portal/ui/show/PersonCell.tsx'
import { Espera } from '../piezas/Espera.tsx'
import { identificacionCell } from '@portal/parts/columns.tsx'
import { rutas } from '../rutas.ts'
import { registrosAddress } from './address.ts'
import { NingunRegistro } from './NingunRegistro.tsx'

export const registrosList = list({
  address: registrosAddress,
  name: 'consola-registros',
  dense: true,
  texts: 'registros',
  rowId: ({ registroid }) => registroid,
  rowLabel: ({ firstname, lastname }) => `${firstname} ${lastname}`,
  rowHref: ({ registroid }) => rutas.registro(registroid),
  Empty: NingunRegistro,
  columns: [
    {
      id: 'lastname',
      header: 'registros.columnas.lastname',
      phone: 'title',
      sortable: true,
      cell: ({ firstname, lastname }) => <PersonCell name={`${lastname}, ${firstname}`} />,
    },
    { ...textColumn('cuit', 'registros.columnas.cuit', { phone: 'reason' }), cell: identificacionCell },
    textColumn('email', 'registros.columnas.email'),
    {
      ...textColumn('createdtime', 'registros.columnas.createdtime', { phone: 'days' }),
      cell: ({ createdtime, dias }) => <Espera desde={createdtime} dias={dias} />,
    },
    {
      id: 'estado',
      header: 'recurso.columnas.estado',
      phone: 'chip',
      cell: ({ estado_registro }) => <RegistroChip estado={estado_registro} />,
    },
  ],
})
