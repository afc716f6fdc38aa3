import { aptitudFilter, estadoRecursoFilter, tipoRecursoFilter } from '@portal/parts/filters.ts'
import { listAddress } from '@portal/ui/list/address.ts'

/** Those who may not work first: an account is opened because of them. */
export const recursosAddress = (cuentaid: string) =>
  listAddress('ListRecursosCuenta', {
    order: 'aptitud ASC',
    filters: {
      tiporecurso: tipoRecursoFilter,
      estado: { ...estadoRecursoFilter, initially: undefined },
      aptitud: aptitudFilter,
    },
    fixed: { cuentaid },
  })
