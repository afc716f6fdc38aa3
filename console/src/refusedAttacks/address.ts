import { clasesDeAtaque, puertas } from '@portal/contract/refusedAttacks.ts'
import { Id } from '@portal/contract/values.ts'
import { listAddress } from '@portal/ui/list/address.ts'
import { filter } from '@portal/ui/list/filter.ts'

export const refusedAttacksAddress = listAddress('ListRefusedAttacks', {
  order: 'ultimo DESC',
  filters: {
    clase: filter({
      label: 'refusedAttacks.columnas.clase',
      options: clasesDeAtaque,
      texts: 'refusedAttacksClase',
      all: 'lista.todos',
    }),
    puerta: filter({
      label: 'refusedAttacks.columnas.puerta',
      options: puertas,
      texts: 'refusedAttacksPuerta',
      all: 'lista.todas',
    }),
  },
  others: { sujeto: Id },
})
