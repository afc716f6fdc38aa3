import { HistorialChip } from '@portal/parts/HistorialChip.tsx'
import { momentColumn, textColumn } from '@portal/ui/list/columns.tsx'
import { list } from '@portal/ui/list/list.ts'
import { DeQuien } from '../../piezas/DeQuien.tsx'
import { rutas } from '../../rutas.ts'
import { historialAddress } from './address.ts'
import { QuePaso } from './QuePaso.tsx'

/** What happened to a carrier, its resources and their documents; or to one of them. */
export const historialList = (cuentaid: string, recursoid?: string) =>
  list({
    address: historialAddress(cuentaid, recursoid),
    name: 'consola-historial-de-cuenta',
    dense: true,
    texts: 'historialDeCuenta',
    rowId: ({ historialid }) => historialid,
    rowLabel: ({ tipodocumento, nombre }) => [tipodocumento, nombre].filter(Boolean).join(', '),
    rowHref: ({ documentoid, recursoid }) =>
      documentoid === null ? rutas.recursoDeCuenta(cuentaid, recursoid) : rutas.documento(documentoid),
    columns: [
      { ...momentColumn('createdtime', 'historialDeCuenta.columnas.cuando'), width: 176, phone: 'days' },
      {
        id: 'docrechistorial_estado',
        header: 'historialDeCuenta.columnas.estado',
        phone: 'chip',
        width: 160,
        cell: ({ docrechistorial_estado: estado }) => <HistorialChip estado={estado} />,
      },
      {
        id: 'nombre',
        header: 'revision.columnas.nombre',
        phone: 'title',
        sortable: true,
        cell: (linea) => <DeQuien {...linea} />,
      },
      {
        id: 'tipodocumento',
        header: 'historialDeCuenta.columnas.que',
        phone: 'reason',
        cell: (linea) => <QuePaso {...linea} />,
      },
      { ...textColumn('actor_nombre', 'historialDeCuenta.columnas.quien'), sortable: false },
    ],
  })
