import { aptitudFilter } from '@portal/parts/filters.ts'
import { listAddress } from '@portal/ui/list/address.ts'
import { filter } from '@portal/ui/list/filter.ts'

const estadoFilter = filter({
  label: 'recurso.columnas.estado',
  options: ['ACTIVA', 'INACTIVA'],
  texts: 'unidadesEstado',
  initially: 'ACTIVA',
  all: 'lista.todas',
})

export const unidadesAddress = (cuentaid: string) =>
  listAddress('ListUnidadesCuenta', {
    order: 'aptitud ASC',
    filters: { estado: estadoFilter, aptitud: aptitudFilter },
    fixed: { cuentaid },
  })
