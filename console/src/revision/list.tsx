import { list } from '@portal/ui/list/list.ts'
import { rutas } from '../rutas.ts'
import { revisionAddress } from './address.ts'
import { revisionColumns } from './columns.tsx'
import { Followed } from './Followed.tsx'
import { NadaEnRevision } from './NadaEnRevision.tsx'
import { queueOf } from './queue.ts'
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
  Chips: Followed,
  Empty: NadaEnRevision,
  columns: revisionColumns,
})
