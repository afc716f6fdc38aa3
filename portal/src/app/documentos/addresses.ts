import { CalendarDate, Id } from '@portal/contract/values.ts'
import { estadoCasillaFilter, tipoRecursoFilter } from '@portal/parts/filters.ts'
import { listAddress } from '@portal/ui/list/address.ts'
import { lenient, listSearch } from '@portal/ui/list/listSearch.ts'
import * as z from 'zod/mini'

/** By full name, ascending, until the person asks for another order. */
const order = 'nombre ASC'

export const presentadosAddress = listAddress('ListDocumentos', {
  order,
  filters: { estado: estadoCasillaFilter, tiporecurso: tipoRecursoFilter },
  others: {
    vence_desde: CalendarDate,
    vence_hasta: CalendarDate,
    porHacer: z.literal('SI'),
    operacionid: Id,
  },
})

const Pendientes = z.object({ ...listSearch, operacionid: lenient(Id) })

/** The server tells them whole, so this list asks nothing of it. */
export const pendientesAddress = {
  order,
  filters: [],
  read: (search: object): z.output<typeof Pendientes> => Pendientes.parse(search),
}

const Solapa = z.object({ solapa: lenient(z.enum(['0', '1', '2'])) })

export type Solapa = NonNullable<z.output<typeof Solapa>['solapa']>

/** Tabs are numbered: 0 Presentados, 1 Pendientes, 2 Historial. Each understands a part of the rest. */
export const solapaOf = (search: object): Solapa => Solapa.parse(search).solapa ?? '0'
