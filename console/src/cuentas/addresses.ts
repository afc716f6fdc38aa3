import { CalendarDate } from '@portal/contract/values.ts'
import {
  aptitudFilter,
  estadoCasillaFilter,
  estadoHistorialFilter,
  estadoRecursoFilter,
  tipoRecursoFilter,
} from '@portal/parts/filters.ts'
import { listAddress } from '@portal/ui/list/address.ts'
import { filter } from '@portal/ui/list/filter.ts'
import * as z from 'zod/mini'

/** What one account's lists ask: all of them live in the address of its screen, one at a time. */

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

export const documentosAddress = (cuentaid: string) =>
  listAddress('ListDocumentosCuenta', {
    order: 'urgencia ASC',
    filters: { tiporecurso: tipoRecursoFilter, estado: estadoCasillaFilter },
    others: { vence_desde: CalendarDate, vence_hasta: CalendarDate, critico: z.literal('SI') },
    fixed: { cuentaid },
  })

const estadoUnidadFilter = filter({
  label: 'recurso.columnas.estado',
  options: ['ACTIVA', 'INACTIVA'],
  texts: 'unidadesEstado',
  initially: 'ACTIVA',
  all: 'lista.todas',
})

export const unidadesAddress = (cuentaid: string) =>
  listAddress('ListUnidadesCuenta', {
    order: 'aptitud ASC',
    filters: { estado: estadoUnidadFilter, aptitud: aptitudFilter },
    fixed: { cuentaid },
  })

/** The newest first: whoever looks into it asks what happened last. Of one resource, or of all. */
export const historialAddress = (cuentaid: string, recursoid?: string) =>
  listAddress('ListHistorialCuenta', {
    order: 'createdtime DESC',
    ...(recursoid === undefined
      ? { filter: { tiporecurso: tipoRecursoFilter, estado: estadoHistorialFilter }, fixed: { cuentaid } }
      : { fixed: { cuentaid, filter: { recursoid } } }),
  })
