import { History as HistoryIcon } from 'lucide-react'
import { HistorialChip } from '@portal/parts/HistorialChip.tsx'
import { RecursoCell } from '@portal/parts/RecursoCell.tsx'
import { momentColumn, textColumn } from '@portal/ui/list/columns.tsx'
import { list } from '@portal/ui/list/list.ts'
import { Nombrado } from '../Nombrado.tsx'
import { historialAddress } from '../historialAddress.ts'
import { lineaId } from './linea.ts'

/** What happened to documents and their resources: what, whose, when, who did it, and why. */
export const historialList = list({
  address: historialAddress,
  name: 'historial',
  texts: 'historial',
  icon: <HistoryIcon />,
  rowId: lineaId,
  rowLabel: ({ tipodocumento, dominio, nombre }) =>
    [tipodocumento, dominio ?? nombre].filter(Boolean).join(', '),
  columns: [
    {
      id: 'nombre',
      header: 'recurso.columnas.nombre',
      phone: 'title',
      sortable: true,
      width: 252,
      cell: (linea) => <RecursoCell recurso={linea} />,
    },
    {
      id: 'tipodocumento',
      header: 'documentos.columnas.tipodocumento',
      cell: ({ tipodocumento, nota }) => <Nombrado nombre={tipodocumento ?? '—'} detalle={nota ?? ''} />,
      phone: { reason: ({ tipodocumento, nota }) => [tipodocumento, nota].filter(Boolean).join(' · ') },
    },
    {
      id: 'docrechistorial_estado',
      header: 'historial.columnas.estado',
      width: 172,
      phone: 'chip',
      cell: ({ docrechistorial_estado: estado }) => <HistorialChip estado={estado} />,
    },
    { ...momentColumn('createdtime', 'historial.columnas.cuando'), width: 160, phone: 'days' },
    { ...textColumn('actor_nombre', 'historial.columnas.quien', { width: 172 }), sortable: false },
  ],
})
