import type { ListAddress } from '@portal/ui/list/address.ts'
import { filter } from '@portal/ui/list/filter.ts'
import { lenient } from '@portal/ui/list/listSearch.ts'
import * as z from 'zod/mini'

/** Whether it waited longer than the provider promises. */
const plazoFilter = filter({
  label: 'revision.columnas.plazo',
  options: ['SI', 'NO'],
  texts: 'revisionPlazo',
  all: 'lista.todas',
})

const plazo = z.object({ fuera_de_plazo: lenient(z.enum(plazoFilter.options)) })

/** An address that says too whether it is about what is late: it says yes and no in words, the operation asks for the fact. */
export const withPlazo = (base: ListAddress<'ListRevision'>): ListAddress<'ListRevision'> => ({
  ...base,
  filters: [...base.filters, ['fuera_de_plazo', plazoFilter]],
  read: (search) => ({ ...base.read(search), ...plazo.parse(search) }),
  input: ({ fuera_de_plazo, ...address }) => ({
    ...base.input(address),
    ...(fuera_de_plazo !== undefined && { fuera_de_plazo: fuera_de_plazo === 'SI' }),
  }),
})
