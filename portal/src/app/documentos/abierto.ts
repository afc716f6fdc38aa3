import { Id, Periodo } from '@portal/contract/values.ts'
import { lenient } from '@portal/ui/list/listSearch.ts'
import * as z from 'zod/mini'
import type { Presentable } from './presentable.ts'

/** The document whose dialog is open, in either tab: a link from elsewhere can say it too. */
const Abierto = z.object({
  recursoid: lenient(Id),
  tipodocumentoid: lenient(Id),
  /** Where a month stands for itself. */
  periodo: lenient(Periodo),
  /** With the others of its list, in one sitting. */
  serie: lenient(z.literal('SI')),
})

export const abiertoAddress = {
  read: (search: object): z.output<typeof Abierto> => Abierto.parse(search),
}

/** In the address: that document's dialog is open, alone or among the others of its list; of none, that no dialog is. */
export const abrir = (
  item?: Pick<Presentable, 'recursoid' | 'tipodocumentoid' | 'periodo'>,
  { serie = false } = {},
): z.output<typeof Abierto> => ({
  recursoid: item?.recursoid,
  tipodocumentoid: item?.tipodocumentoid,
  periodo: item?.periodo ?? undefined,
  serie: item && serie ? 'SI' : undefined,
})
