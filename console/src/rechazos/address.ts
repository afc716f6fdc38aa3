import { clasesDeRechazo, puertas } from '@portal/contract/rechazos.ts'
import { Id } from '@portal/contract/values.ts'
import { listAddress } from '@portal/ui/list/address.ts'
import { filter } from '@portal/ui/list/filter.ts'

export const rechazosAddress = listAddress('ListRechazos', {
  order: 'ultimo DESC',
  filters: {
    clase: filter({
      label: 'rechazos.columnas.clase',
      options: clasesDeRechazo,
      texts: 'rechazosClase',
      all: 'lista.todos',
    }),
    puerta: filter({
      label: 'rechazos.columnas.puerta',
      options: puertas,
      texts: 'rechazosPuerta',
      all: 'lista.todas',
    }),
  },
  others: { sujeto: Id },
})
