import { momentColumn } from '@portal/ui/list/columns.tsx'
import type { Column } from '@portal/ui/list/list.ts'
import { formatNumber } from '@portal/ui/show/format.ts'
import { Persona } from './Persona.tsx'
import { PorQue } from './PorQue.tsx'
import { Puerta } from './Puerta.tsx'
import { QueSeRechazo } from './QueSeRechazo.tsx'
import type { Rechazo } from './rechazo.ts'

/** Alike ones of a quarter of an hour in a row. */
export const rechazosColumns: readonly Column<Rechazo>[] = [
  { ...momentColumn('ultimo', 'rechazos.columnas.ultimo'), width: 168, phone: 'days' },
  {
    id: 'clase',
    header: 'rechazos.columnas.clase',
    width: 168,
    phone: 'title',
    cell: (rechazo) => <QueSeRechazo {...rechazo} />,
  },
  {
    id: 'persona',
    header: 'rechazos.columnas.persona',
    phone: 'reason',
    cell: (rechazo) => <Persona {...rechazo} />,
  },
  {
    id: 'red',
    header: 'rechazos.columnas.red',
    width: 176,
    known: ({ red }) => red !== null,
    cell: ({ red }) => red ?? '—',
  },
  { id: 'porQue', header: 'rechazos.columnas.porQue', cell: (rechazo) => <PorQue {...rechazo} /> },
  {
    id: 'puerta',
    header: 'rechazos.columnas.puerta',
    width: 136,
    cell: (rechazo) => <Puerta {...rechazo} />,
  },
  {
    id: 'operacion',
    header: 'rechazos.columnas.operacion',
    initiallyHidden: true,
    known: ({ operacion }) => operacion !== null,
    cell: ({ operacion }) => (operacion === null ? '—' : <code>{operacion}</code>),
  },
  {
    id: 'veces',
    header: 'rechazos.columnas.veces',
    sortable: true,
    align: 'end',
    width: 96,
    phone: { chip: ({ veces }) => `× ${formatNumber(veces)}` },
    cell: ({ veces }) => formatNumber(veces),
  },
]
