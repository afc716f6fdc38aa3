import { lenient } from '@portal/ui/list/listSearch.ts'
import { Periodo } from '@portal/contract/values.ts'
import * as z from 'zod/mini'

/** A month, and which of its lists. */
export const NominaSearch = z.object({
  periodo: lenient(Periodo),
  contra: lenient(z.enum(['sicoss', 'art'])),
})
export type NominaSearch = z.output<typeof NominaSearch>
