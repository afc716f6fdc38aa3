import { list } from '@portal/ui/list/list.ts'
import { rutas } from '../rutas.ts'
import { solicitudesAddress } from './address.ts'
import { solicitudesColumns } from './columns.tsx'

/** What people asked about their data: of whom, what, through when it is answered and what was done. */
export const solicitudesList = list({
  address: solicitudesAddress,
  name: 'consola-solicitudes',
  dense: true,
  texts: 'solicitudes',
  rowId: ({ solicitudid }) => solicitudid,
  rowLabel: ({ nombre, accountname }) => `${nombre}, ${accountname}`,
  rowHref: ({ cuentaid, recursoid }) => rutas.recursoDeCuenta(cuentaid, recursoid),
  columns: solicitudesColumns,
})
