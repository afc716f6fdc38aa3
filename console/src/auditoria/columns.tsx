import { momentColumn } from '@portal/ui/list/columns.tsx'
import type { Column } from '@portal/ui/list/list.ts'
import type { Linea } from './linea.ts'
import { Quien } from './Quien.tsx'
import { QueHizo } from './QueHizo.tsx'
import { Sellada } from './Sellada.tsx'

/** What a line says at a glance; the rest is in its detail. */
export const auditoriaColumns: readonly Column<Linea>[] = [
  { ...momentColumn('creado', 'auditoria.columnas.creado'), width: 168, phone: 'days' },
  {
    id: 'quien',
    header: 'auditoria.columnas.quien',
    width: 168,
    phone: 'reason',
    cell: (linea) => <Quien {...linea} />,
  },
  {
    id: 'que',
    header: 'auditoria.columnas.que',
    phone: 'title',
    cell: (linea) => <QueHizo linea={linea} />,
  },
  {
    id: 'cuenta',
    header: 'auditoria.columnas.cuenta',
    width: 176,
    cell: ({ accountname, cuenta_id }) => accountname ?? cuenta_id ?? '—',
  },
  {
    id: 'ip',
    header: 'auditoria.columnas.ip',
    width: 128,
    initiallyHidden: true,
    cell: ({ ip }) => ip ?? '—',
  },
  {
    id: 'sello',
    header: 'auditoria.columnas.sello',
    width: 136,
    cell: (linea) => <Sellada {...linea} />,
  },
]
