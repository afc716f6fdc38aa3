import { textColumn } from '@portal/ui/list/columns.tsx'
import { list } from '@portal/ui/list/list.ts'
import { formatNumber } from '@portal/ui/show/format.ts'
import { Antiguedad } from '../Antiguedad.tsx'
import { rutas } from '../rutas.ts'
import { revisionAddress } from './address.ts'
import { DeQuien } from './DeQuien.tsx'
import { Followed } from './Followed.tsx'
import { NadaEnRevision } from './NadaEnRevision.tsx'
import { QueDocumento } from './QueDocumento.tsx'
import { queueOf } from './queue.ts'
import { StartButton } from './StartButton.tsx'

export const revisionList = list({
  address: revisionAddress,
  name: 'consola-revision',
  texts: 'revision',
  rowId: ({ documentoid }) => documentoid,
  rowLabel: ({ tipodocumento, nombre }) => `${tipodocumento}, ${nombre}`,
  rowHref: ({ documentoid }, address) => rutas.documento(documentoid, queueOf(address)),
  Actions: StartButton,
  MoreFilters: Followed,
  Empty: NadaEnRevision,
  columns: [
    {
      ...textColumn('tipodocumento', 'revision.columnas.tipodocumento', { phone: 'title' }),
      cell: (row) => <QueDocumento {...row} />,
    },
    { ...textColumn('nombre', 'revision.columnas.nombre'), cell: (row) => <DeQuien {...row} /> },
    textColumn('accountname', 'revision.columnas.accountname'),
    {
      id: 'archivos',
      header: 'revision.columnas.archivos',
      align: 'end',
      width: 96,
      cell: ({ archivos }) => formatNumber(archivos),
    },
    {
      ...textColumn('presentado', 'revision.columnas.presentado', { width: 160 }),
      cell: ({ presentado }) => <Antiguedad desde={presentado} />,
    },
  ],
})
