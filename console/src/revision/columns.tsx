import type { Result } from '@portal/contract'
import { textColumn } from '@portal/ui/list/columns.tsx'
import type { Column } from '@portal/ui/list/list.ts'
import { Espera } from '../piezas/Espera.tsx'
import { QueDocumento } from './QueDocumento.tsx'
import { Recurso } from './Recurso.tsx'

type Row = Result<'ListRevision'>['records'][number]

/** What is told of each document in the line. */
export const revisionColumns: readonly Column<Row>[] = [
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
]
