import { vencimientoColumn } from '@portal/parts/columns.tsx'
import { formatDate } from '@portal/ui/show/format.ts'

/** The date alone, in rows of one line: the chip says how far it is. */
export const proximoColumn: typeof vencimientoColumn = {
  ...vencimientoColumn,
  width: 148,
  known: ({ proximo_vencimiento }) => Boolean(proximo_vencimiento),
  cell: ({ proximo_vencimiento }) => (proximo_vencimiento ? formatDate(proximo_vencimiento) : '—'),
}
