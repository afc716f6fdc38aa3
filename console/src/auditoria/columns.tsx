import type { Column } from '@portal/ui/list/list.ts'
import { formatTime } from '@portal/ui/show/format.ts'
import type { Linea } from './linea.ts'
import { DeCuenta } from './DeCuenta.tsx'
import { Quien } from './Quien.tsx'
import { QueHizo } from './QueHizo.tsx'
import { Sellada } from './Sellada.tsx'
import { VerLinea } from './VerLinea.tsx'

/** What a line says at a glance; the rest is in its detail. Its day stands above it. */
export const auditoriaColumns: readonly Column<Linea>[] = [
  {
    id: 'creado',
    header: 'auditoria.columnas.creado',
    sortable: true,
    width: 88,
    phone: 'chip',
    cell: ({ creado }) => <time dateTime={creado}>{formatTime(creado)}</time>,
  },
  {
    id: 'quien',
    header: 'auditoria.columnas.quien',
    width: 196,
    phone: 'title',
    cell: (linea) => <Quien {...linea} />,
  },
  {
    id: 'que',
    header: 'auditoria.columnas.que',
    phone: 'reason',
    cell: (linea) => <QueHizo linea={linea} />,
  },
  {
    id: 'cuenta',
    header: 'auditoria.columnas.cuenta',
    width: 208,
    known: ({ cuenta_id }) => cuenta_id !== null,
    cell: (linea) => <DeCuenta {...linea} />,
  },
  {
    id: 'ip',
    header: 'auditoria.columnas.ip',
    width: 128,
    initiallyHidden: true,
    known: ({ ip }) => ip !== null,
    cell: ({ ip }) => ip ?? '—',
  },
  {
    id: 'sello',
    header: 'auditoria.columnas.sello',
    width: 136,
    initiallyHidden: true,
    cell: (linea) => <Sellada {...linea} />,
  },
  {
    id: 'ver',
    header: 'auditoria.verla',
    sign: true,
    width: 64,
    phone: 'days',
    cell: (linea) => <VerLinea linea={linea} />,
  },
]
