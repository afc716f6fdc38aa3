import { textColumn } from '@portal/ui/list/columns.tsx'
import { list } from '@portal/ui/list/list.ts'
import { Espera } from '../Espera.tsx'
import { rutas } from '../rutas.ts'
import { revisionAddress } from './address.ts'
import { Followed } from './Followed.tsx'
import { NadaEnRevision } from './NadaEnRevision.tsx'
import { QueDocumento } from './QueDocumento.tsx'
import { queueOf } from './queue.ts'
import { Recurso } from './Recurso.tsx'
import { StartButton } from './StartButton.tsx'

export const revisionList = list({
  address: revisionAddress,
  name: 'consola-revision',
  dense: true,
  texts: 'revision',
  rowId: ({ documentoid }) => documentoid,
  rowLabel: ({ tipodocumento, nombre }) => `${tipodocumento}, ${nombre}`,
  rowHref: ({ documentoid }, address) => rutas.documento(documentoid, queueOf(address)),
  Actions: StartButton,
  MoreFilters: Followed,
  Empty: NadaEnRevision,
  columns: [
    {
      ...textColumn('presentado', 'revision.columnas.presentado', { width: 136, phone: 'days' }),
      cell: ({ presentado, dias, fuera_de_plazo }) => (
        <Espera desde={presentado} dias={dias} tarde={fuera_de_plazo} />
      ),
    },
    {
      ...textColumn('tipodocumento', 'revision.columnas.tipodocumento', { phone: 'title' }),
      cell: (row) => <QueDocumento {...row} />,
    },
    {
      ...textColumn('nombre', 'revision.columnas.nombre', { phone: 'reason' }),
      cell: (row) => <Recurso {...row} />,
    },
    textColumn('accountname', 'revision.columnas.accountname'),
    {
      id: 'archivos',
      header: 'revision.columnas.archivos',
      align: 'end',
      width: 88,
      cell: ({ archivos }) => archivos,
    },
  ],
})
