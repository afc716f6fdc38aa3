import { FileText as DocumentsIcon } from 'lucide-react'
import { casillaColumn, recursoColumn, tipoRecursoColumn } from '@portal/parts/columns.tsx'
import type { TipoRecurso } from '@portal/contract/recursos.ts'
import { estadoCasillaFilter } from '@portal/parts/filters.ts'
import { momentColumn, textColumn } from '@portal/ui/list/columns.tsx'
import { listAddress, type ListAddress } from '@portal/ui/list/address.ts'
import { list, type TextsOfLists } from '@portal/ui/list/list.ts'
import { formatDate, formatPeriod } from '@portal/ui/show/format.ts'
import type * as z from 'zod/mini'
import { rutas } from '../rutas.ts'
import { VencenEntre } from './VencenEntre.tsx'

interface Documentos<Texts> {
  address: ListAddress<'ListDocumentos'>
  name: string
  texts: Texts
}

/** Slots with something presented: each has one row, and its newest document names it. */
export const documentosList = <const Texts extends TextsOfLists>(own: Documentos<Texts>) =>
  list({
    ...own,
    icon: <DocumentsIcon />,
    rowId: ({ documentoid }) => documentoid,
    rowLabel: ({ tipodocumento, dominio, nombre }) => `${tipodocumento}, ${dominio ?? nombre ?? ''}`,
    rowHref: ({ documentoid }) => rutas.documento(documentoid),
    MoreFilters: VencenEntre,
    columns: [
      recursoColumn,
      textColumn('tipodocumento', 'documentos.columnas.tipodocumento'),
      { ...tipoRecursoColumn, initiallyHidden: true },
      casillaColumn,
      {
        id: 'fecha_vencimiento',
        header: 'documentos.columnas.fecha_vencimiento',
        sortable: true,
        cell: ({ fecha_vencimiento, periodo }) =>
          fecha_vencimiento ? formatDate(fecha_vencimiento) : periodo ? formatPeriod(periodo) : '—',
      },
      momentColumn('presentado', 'documentos.columnas.presentado'),
    ],
  })

/** What was presented of one kind of resource: by resource, or by document. */
export const documentosDe = <const Texts extends TextsOfLists>(
  tiporecurso: z.output<typeof TipoRecurso>,
  order: string,
  texts: Texts,
) =>
  documentosList({
    address: listAddress('ListDocumentos', {
      order,
      filters: { estado: estadoCasillaFilter },
      fixed: { tiporecurso },
    }),
    name: texts,
    texts,
  })
