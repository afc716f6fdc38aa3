import { consoleRoutes } from '@portal/contract/rutas.ts'
import { hrefsOf } from '@portal/contract/hrefs.ts'
import { isUnder } from '@portal/ui/app/isUnder.ts'

/** Every address of the console. A document's keeps the filters of the list it was opened from. */
export const rutas = hrefsOf(consoleRoutes)

/** Whether an address handed over from outside stays in the console. */
export const isOwnAddress = (href: string): boolean => isUnder(consoleRoutes.cola, href)
