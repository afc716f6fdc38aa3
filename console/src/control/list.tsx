import { list } from '@portal/ui/list/list.ts'
import { rutas } from '../rutas.ts'
import { controlAddress } from './address.ts'
import { controlColumns } from './columns.tsx'
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
    rowHref: ({ cuentaid }, { mes, cuentan }) => rutas.controlDeCuenta(cuentaid, { mes, cuentan }),
    ...(mayChange && { Chosen: PedirAVarias }),
    columns: controlColumns,
  })
