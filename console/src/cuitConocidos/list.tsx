import { ConCuit } from '@portal/parts/ConCuit.tsx'
import { formatCuit } from '@portal/contract/identificacion.ts'
import { textColumn } from '@portal/ui/list/columns.tsx'
import { list } from '@portal/ui/list/list.ts'
import { cuitConocidosAddress } from './address.ts'
import { Agregar } from './Agregar.tsx'
import { Quitar } from './Quitar.tsx'
import { SuRegistro } from './SuRegistro.tsx'

export const cuitConocidosList = list({
  address: cuitConocidosAddress,
  name: 'consola-cuit-conocidos',
  dense: true,
  texts: 'cuitConocidos',
  rowId: ({ cuit }) => cuit,
  rowLabel: ({ cuit, accountname }) => accountname ?? formatCuit(cuit),
  Primary: Agregar,
  columns: [
    {
      ...textColumn('cuit', 'cuitConocidos.columnas.cuit', { phone: 'title', width: 200 }),
      cell: ({ cuit }) => <ConCuit>{formatCuit(cuit)}</ConCuit>,
    },
    textColumn('accountname', 'cuitConocidos.columnas.accountname', { phone: 'reason' }),
    {
      id: 'cuentaid',
      header: 'cuitConocidos.columnas.cuentaid',
      phone: 'days',
      cell: (conocido) => <SuRegistro {...conocido} />,
    },
    {
      id: 'quitar',
      header: 'cuitConocidos.columnas.quitar',
      align: 'end',
      width: 120,
      phone: 'aside',
      cell: (conocido) => <Quitar {...conocido} />,
    },
  ],
})
