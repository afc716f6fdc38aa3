import { formatCuit } from '@portal/contract/identificacion.ts'
import { textColumn } from '@portal/ui/list/columns.tsx'
import { list } from '@portal/ui/list/list.ts'
import { formatNumber } from '@portal/ui/show/format.ts'
import { rutas } from '../rutas.ts'
import { controlAddress } from './address.ts'
import { CuantosLacking, LoQueFalta, QueSeHizo } from './celdas.tsx'
import { PedirAVarias } from './PedirAVarias.tsx'

/** Accounts by what a month of theirs lacks. */
export const controlList = (mayChange: boolean) =>
  list({
    address: controlAddress,
    name: 'consola-control',
    dense: true,
    texts: 'controles',
    rowId: ({ cuentaid }) => cuentaid,
    rowLabel: ({ accountname }) => accountname,
    rowHref: ({ cuentaid }, { mes }) => rutas.controlDeCuenta(cuentaid, { mes }),
    ...(mayChange && { Chosen: PedirAVarias }),
    columns: [
      textColumn('accountname', 'controles.columnas.accountname', { phone: 'title' }),
      {
        ...textColumn('cuit', 'controles.columnas.cuit', { initiallyHidden: true }),
        cell: ({ cuit }) => cuit !== null && formatCuit(cuit),
      },
      {
        id: 'conFaltas',
        header: 'controles.columnas.conFaltas',
        sortable: true,
        width: 148,
        phone: 'chip',
        cell: (row) => <CuantosLacking cuenta={row} />,
      },
      {
        id: 'porControl',
        header: 'controles.columnas.porControl',
        phone: 'reason',
        cell: (row) => <LoQueFalta cuenta={row} />,
      },
      {
        id: 'pedido',
        header: 'controles.columnas.pedido',
        width: 152,
        phone: 'days',
        cell: (row) => <QueSeHizo cuenta={row} />,
      },
      {
        id: 'faltan',
        header: 'controles.columnas.faltan',
        sortable: true,
        align: 'end',
        width: 96,
        cell: ({ faltan }) => formatNumber(faltan),
      },
    ],
  })
