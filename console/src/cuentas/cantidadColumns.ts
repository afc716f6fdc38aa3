import type { Result } from '@portal/contract'
import type { Column } from '@portal/ui/list/list.ts'
import { formatNumber } from '@portal/ui/show/format.ts'

type Cuenta = Result<'ListCuentas'>['records'][number]

/** What an account has on the road. */
export const cantidadColumns: readonly Column<Cuenta>[] = (['choferes', 'dominios'] as const).map((id) => ({
  id,
  header: `cuentas.columnas.${id}`,
  align: 'end',
  width: 96,
  cell: ({ [id]: cantidad }) => formatNumber(cantidad),
}))
