import { Paso } from '@portal/contract/primerosPasos.ts'
import { lenient } from '@portal/ui/list/listSearch.ts'
import * as z from 'zod/mini'

/** Which step is open. */
export const pasoSearch = z.object({ paso: lenient(Paso) })
