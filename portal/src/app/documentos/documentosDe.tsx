import { FileText as DocumentsIcon } from 'lucide-react'
import { Id } from '@portal/contract/values.ts'
import { casillaColumn, plazoColumn, recursoColumn, tipoRecursoColumn } from '@portal/parts/columns.tsx'
import { documentoName } from '@portal/parts/documentoName.ts'
import { estadoCasillaFilter } from '@portal/parts/filters.ts'
import { momentColumn } from '@portal/ui/list/columns.tsx'
import { listAddress, type ListAddress } from '@portal/ui/list/address.ts'
import { list, type TextsOfLists, type TextsOfScreens } from '@portal/ui/list/list.ts'
import type { Presentado } from './presentado.ts'
import { rutas } from '../rutas.ts'
import { ChipDeLista, FiltroDeLista } from '../operaciones/FiltroOperacion.tsx'
import { DocumentoNombrado } from './listas/DocumentoNombrado.tsx'
import { VistaDeDocumentos, type Vista } from './VistaDeDocumentos.tsx'
import { VencenEntre } from './listas/VencenEntre.tsx'

interface Documentos<Texts> {
  address: ListAddress<'ListDocumentos'>
  name: string
  texts: Texts
}

const tituloDe = (row: Presentado): string => documentoName({ ...row, nombre: row.tipodocumento })

/** Slots with something presented, and the months that stand for themselves: each has one row, and its newest document names it. */
export const documentosList = <const Texts extends TextsOfLists>(own: Documentos<Texts>) =>
  list({
    ...own,
    icon: <DocumentsIcon />,
    rowId: ({ documentoid }) => documentoid,
    rowLabel: (row) => `${tituloDe(row)}, ${row.dominio ?? row.nombre ?? ''}`,
    rowHref: ({ documentoid }) => rutas.documento(documentoid),
    MoreFilters: FiltroDeLista,
    Chips: (of) => (
      <>
        <VencenEntre {...of} />
        <ChipDeLista {...of} />
      </>
    ),
    columns: [
      { ...recursoColumn, width: 252 },
      {
        id: 'tipodocumento',
        header: 'documentos.columnas.tipodocumento',
        sortable: true,
        // One column alone takes what is left: rows that come later move none.
        width: '38%',
        cell: (row) => <DocumentoNombrado documento={row} />,
        phone: { reason: tituloDe },
      },
      { ...tipoRecursoColumn, initiallyHidden: true },
      { ...casillaColumn, width: 188 },
      plazoColumn,
      { ...momentColumn('presentado', 'documentos.columnas.presentado'), initiallyHidden: true },
    ],
  })

const orders = { recurso: 'nombre ASC', documento: 'tipodocumento ASC' }

interface VistaDeLista extends Vista {
  vista: keyof typeof orders
}

/** What was presented of one kind of resource: by resource, or by document. */
export const documentosDe = <const Texts extends TextsOfScreens>({
  tiporecurso,
  vista,
  texts,
}: Pick<VistaDeLista, 'tiporecurso' | 'vista'> & { texts: Texts }) => ({
  ...documentosList({
    address: listAddress('ListDocumentos', {
      order: orders[vista],
      filters: { estado: estadoCasillaFilter },
      others: { operacionid: Id },
      fixed: { tiporecurso },
    }),
    name: texts,
    texts,
  }),
  View: () => <VistaDeDocumentos tiporecurso={tiporecurso} vista={vista} at="tools" />,
  tiporecurso,
  vista,
})
