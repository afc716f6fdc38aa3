import type { Aptitud, EstadoRecurso } from '@portal/contract/recursos.ts'
import type { Column } from '@portal/ui/list/list.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import { Said } from '@portal/ui/show/Said.tsx'
import type * as z from 'zod/mini'
import { AptitudChip } from './chips.tsx'

/** The columns that lists of several nouns have. What a back office elsewhere does not tell is not shown. */

export const aptitudColumn: Column<{ aptitud?: Aptitud; motivos?: readonly string[] }> = {
  id: 'aptitud',
  header: 'recurso.columnas.aptitud',
  card: 'corner',
  cell: ({ aptitud, motivos = [] }) =>
    aptitud === undefined ? '—' : <AptitudChip aptitud={aptitud} motivos={motivos} />,
  known: ({ aptitud }) => aptitud !== undefined,
}

export const faltantesColumn: Column<{ faltantes?: number }> = {
  id: 'faltantes',
  header: 'recurso.columnas.faltantes',
  sortable: true,
  align: 'end',
  cell: ({ faltantes }) => faltantes ?? '—',
  known: ({ faltantes }) => faltantes !== undefined,
}

export const vencimientoColumn: Column<{ proximo_vencimiento?: string | null }> = {
  id: 'proximo_vencimiento',
  header: 'recurso.columnas.vencimiento',
  sortable: true,
  cell: ({ proximo_vencimiento }) => (proximo_vencimiento ? formatDate(proximo_vencimiento) : '—'),
  known: ({ proximo_vencimiento }) => proximo_vencimiento !== undefined,
}

type EstadoRecurso = z.output<typeof EstadoRecurso>

/** `id` is what the noun calls it. */
export const estadoRecursoColumn = <const Id extends string>(
  id: Id,
): Column<{ [Field in Id]?: EstadoRecurso }> => ({
  id,
  header: 'recurso.columnas.estado',
  sortable: true,
  cell: ({ [id]: estado }) => (estado === undefined ? '—' : <Said text={`estadoRecurso.${estado}`} />),
  known: ({ [id]: estado }) => estado !== undefined,
})
