import { list } from '@portal/ui/list/list.ts'
import { rutas } from '../../rutas.ts'
import { transportesAddress } from './address.ts'
import { transportesColumns } from './columns.tsx'
import { TerminarVarios } from './TerminarVarios.tsx'

/** The accounts that work in one operacion, those that will and those that did. */
export const transportesList = (operacionid: string, mayChange: boolean) =>
  list({
    address: transportesAddress(operacionid),
    name: 'consola-transportes-de-operacion',
    dense: true,
    texts: 'transportesDeOperacion',
    // One that comes back has another row.
    rowId: ({ cuentaid, desde }) => `${cuentaid} ${desde}`,
    rowLabel: ({ accountname }) => accountname,
    rowHref: ({ cuentaid }) => rutas.cuenta(cuentaid),
    ...(mayChange && { Chosen: TerminarVarios }),
    columns: transportesColumns(mayChange),
  })
