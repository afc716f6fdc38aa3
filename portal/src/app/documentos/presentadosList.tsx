import DocumentsIcon from '@mui/icons-material/DescriptionOutlined'
import { casillaColumn, recursoColumn, tipoRecursoColumn } from '@portal/parts/columns.tsx'
import { momentColumn, textColumn } from '@portal/ui/list/columns.tsx'
import { list } from '@portal/ui/list/list.ts'
import { formatDate, formatPeriod } from '@portal/ui/show/format.ts'
import { rutas } from '../rutas.ts'
import { presentadosAddress } from './addresses.ts'
import { VencenEntre } from './VencenEntre.tsx'
import { VerPendientes } from './VerPendientes.tsx'

/** Slots with something presented: each has one row, and its newest document names it. */
export const presentadosList = list({
  address: presentadosAddress,
  name: 'presentados',
  texts: 'presentados',
  icon: <DocumentsIcon />,
  rowId: ({ documentoid }) => documentoid,
  rowLabel: ({ tipodocumento, dominio, nombre }) => `${tipodocumento}, ${dominio ?? nombre ?? ''}`,
  rowHref: ({ documentoid }) => rutas.documento(documentoid),
  Actions: VerPendientes,
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
