import type { Aptitud, EstadoCasilla, EstadoRecurso, TipoRecurso } from '@portal/contract/recursos.ts'
import type { Column } from '@portal/ui/list/list.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import { Said } from '@portal/ui/show/Said.tsx'
import type * as z from 'zod/mini'
import { AptitudChip, CasillaChip } from './chips.tsx'
import { recursoName } from './recursoName.ts'

/** The columns that lists of several nouns have. What a back office elsewhere does not tell is not shown. */

export const aptitudColumn: Column<{ aptitud?: Aptitud; motivos?: readonly string[] }> = {
  id: 'aptitud',
  header: 'recurso.columnas.aptitud',
  phone: 'chip',
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

/** Whose something is, as the title of its row. */
export const recursoColumn: Column<Parameters<typeof recursoName>[0]> = {
  id: 'nombre',
  header: 'recurso.columnas.nombre',
  phone: 'title',
  sortable: true,
  cell: recursoName,
}

export const tipoRecursoColumn: Column<{ tiporecurso?: z.output<typeof TipoRecurso> }> = {
  id: 'tiporecurso',
  header: 'recurso.columnas.tipo',
  cell: ({ tiporecurso }) => (tiporecurso ? <Said text={`tipoRecurso.${tiporecurso}`} /> : '—'),
  known: ({ tiporecurso }) => tiporecurso !== undefined,
}

export const casillaColumn: Column<{ estado?: EstadoCasilla; motivo?: string | null }> = {
  id: 'estado',
  header: 'recurso.columnas.estado',
  phone: 'chip',
  sortable: true,
  cell: ({ estado, motivo = null }) => (estado ? <CasillaChip estado={estado} motivo={motivo} /> : '—'),
  known: ({ estado }) => estado !== undefined,
}
