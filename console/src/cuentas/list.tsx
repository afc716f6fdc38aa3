import { identificacionCell } from '@portal/parts/columns.tsx'
import { AptitudChip, CuentaChip } from '@portal/parts/chips.tsx'
import { textColumn } from '@portal/ui/list/columns.tsx'
import { list } from '@portal/ui/list/list.ts'
import { rutas } from '../rutas.ts'
import { cuentasAddress } from './address.ts'
import { cantidadColumns } from './cantidadColumns.ts'
import { LoQueEspera } from './LoQueEspera.tsx'
import { NingunaCuenta } from './NingunaCuenta.tsx'
import { ComoVienen } from './ComoVienen.tsx'
import { SinMirar } from './SinMirar.tsx'

export const cuentasList = list({
  address: cuentasAddress,
  name: 'consola-cuentas',
  dense: true,
  texts: 'cuentas',
  rowId: ({ cuentaid }) => cuentaid,
  rowLabel: ({ accountname }) => accountname,
  rowHref: ({ cuentaid }) => rutas.cuenta(cuentaid),
  Empty: NingunaCuenta,
  Actions: ComoVienen,
  columns: [
    textColumn('accountname', 'cuentas.columnas.accountname', { phone: 'title' }),
    { ...textColumn('cuit', 'cuentas.columnas.cuit', { phone: 'reason' }), cell: identificacionCell },
    {
      id: 'aptitud',
      header: 'cuentas.columnas.aptitud',
      sortable: true,
      phone: 'chip',
      cell: ({ aptitud }) => (aptitud ? <AptitudChip aptitud={aptitud} /> : <SinMirar />),
    },
    {
      id: 'estado',
      header: 'cuentas.columnas.estado',
      sortable: true,
      cell: ({ estado }) => <CuentaChip estado={estado} />,
    },
    {
      id: 'en_revision',
      header: 'cuentas.columnas.en_revision',
      known: ({ en_revision }) => en_revision > 0,
      phone: 'days',
      cell: (row) => <LoQueEspera {...row} />,
    },
    ...cantidadColumns,
  ],
})
