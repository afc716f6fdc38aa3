import { list } from '@portal/ui/list/list.ts'
import { correosAddress } from './address.ts'
import { correosColumns } from './columns.tsx'
import { Fallidos } from './Fallidos.tsx'
import { NingunCorreo } from './NingunCorreo.tsx'

export const correosList = list({
  address: correosAddress,
  name: 'consola-correos',
  dense: true,
  texts: 'correos',
  rowId: ({ correoid }) => correoid,
  rowLabel: ({ para }) => para,
  Chips: Fallidos,
  Empty: NingunCorreo,
  columns: correosColumns,
})
