import type { Column } from '@portal/ui/list/list.ts'
import { Estrella } from './Estrella.tsx'

/** Of a list whose rows can be marked: by the fields that name each, and that say how it is called. */
export const marcadoColumn = <const Id extends string, const Name extends string>(
  id: Id,
  name: Name,
): Column<Record<Id | Name, string> & { marcado?: boolean }> => ({
  id: 'marcado',
  header: 'marcados.columna',
  sign: true,
  width: 36,
  cell: (row) => <Estrella recursoid={row[id]} nombre={row[name]} marcado={row.marcado} />,
  phone: 'aside',
  known: ({ marcado }) => marcado !== undefined,
})
