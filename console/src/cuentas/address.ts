import { aptitudFilter } from '@portal/parts/filters.ts'
import { listAddress } from '@portal/ui/list/address.ts'
import { withEstado } from './estado.ts'

export const cuentasAddress = withEstado(
  listAddress('ListCuentas', { order: 'aptitud ASC', filters: { aptitud: aptitudFilter } }),
)
