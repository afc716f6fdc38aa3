import { ConCuit } from '@portal/parts/ConCuit.tsx'
import type { Result } from '@portal/contract'
import { formatCuit } from '@portal/contract/identificacion.ts'
import { textColumn } from '@portal/ui/list/columns.tsx'
import type { Column } from '@portal/ui/list/list.ts'
import { formatNumber } from '@portal/ui/show/format.ts'
import { CuantosLacking, LoQueFalta, QueSeHizo } from './celdas.tsx'

/** What a month of an account lacks, and what was done about it. */
export const controlColumns: readonly Column<Result<'ControlDelMes'>['records'][number]>[] = [
  textColumn('accountname', 'controles.columnas.accountname', { phone: 'title' }),
  {
    ...textColumn('cuit', 'controles.columnas.cuit', { initiallyHidden: true }),
    cell: ({ cuit }) => cuit !== null && <ConCuit>{formatCuit(cuit)}</ConCuit>,
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
]
