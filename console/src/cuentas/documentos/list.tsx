import { casillaColumn, plazoColumn } from '@portal/parts/columns.tsx'
import { documentoName } from '@portal/parts/documentoName.ts'
import { momentColumn } from '@portal/ui/list/columns.tsx'
import { list } from '@portal/ui/list/list.ts'
import { DeQuien } from '../../piezas/DeQuien.tsx'
import { QueDocumento } from '../../revision/QueDocumento.tsx'
import { rutas } from '../../rutas.ts'
import { documentosAddress } from './address.ts'
import { Acotados } from './Acotados.tsx'

/** What one carrier presented, slot by slot: each leads to the review of its newest presentation. */
export const documentosList = (cuentaid: string) =>
  list({
    address: documentosAddress(cuentaid),
    name: 'consola-documentos-de-cuenta',
    dense: true,
    texts: 'documentosDeCuenta',
    rowId: ({ documentoid }) => documentoid,
    rowLabel: ({ tipodocumento, nombre }) => `${tipodocumento}, ${nombre}`,
    rowHref: ({ documentoid }) => rutas.documento(documentoid, { cuentaid }),
    Chips: Acotados,
    columns: [
      {
        id: 'tipodocumento',
        header: 'revision.columnas.tipodocumento',
        phone: 'title',
        sortable: true,
        cell: (row) => (
          <QueDocumento
            tipodocumento={documentoName({ ...row, nombre: row.tipodocumento })}
            critico={row.critico}
          />
        ),
      },
      {
        id: 'nombre',
        header: 'revision.columnas.nombre',
        phone: 'reason',
        sortable: true,
        cell: (row) => <DeQuien {...row} />,
      },
      { ...casillaColumn, width: 176 },
      plazoColumn,
      { ...momentColumn('presentado', 'documentosDeCuenta.presentado'), initiallyHidden: true },
    ],
  })
