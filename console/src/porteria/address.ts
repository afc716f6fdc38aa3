import { hallazgosDePaso } from '@portal/contract/puertas.ts'
import { respuestasDePaso, sentidos } from '@portal/contract/porteria.ts'
import { CalendarDate, Id, Periodo } from '@portal/contract/values.ts'
import { listAddress } from '@portal/ui/list/address.ts'
import { filter } from '@portal/ui/list/filter.ts'
import { lenient } from '@portal/ui/list/listSearch.ts'
import * as z from 'zod/mini'

/** What passed, the newest first. */
export const pasosAddress = listAddress('ListPasos', {
  order: 'momento DESC',
  filters: {
    sentido: filter({
      label: 'porteria.filtros.que',
      options: sentidos,
      texts: 'porteriaQue',
      all: 'lista.todos',
    }),
    respuesta: filter({
      label: 'porteria.filtros.respuesta',
      options: respuestasDePaso,
      texts: 'porteriaRespuesta',
      all: 'lista.todas',
    }),
    hallazgo: filter({
      label: 'porteria.filtros.hallazgo',
      options: ['cualquiera', ...hallazgosDePaso],
      texts: 'porteriaHallazgo',
      all: 'lista.todos',
    }),
  },
  others: { puertaid: Id, desde: CalendarDate, hasta: CalendarDate, cuentaid: Id, recursoid: Id },
})

const exposicion = z.object({ mes: lenient(Periodo), puertaid: lenient(Id) })

/** Of which month and gate an address asks the exposure. */
export const readExposicion = (search: object) => exposicion.parse(search)
