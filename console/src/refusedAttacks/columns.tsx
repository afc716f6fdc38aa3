import { momentColumn } from '@portal/ui/list/columns.tsx'
import type { Column } from '@portal/ui/list/list.ts'
import { formatNumber } from '@portal/ui/show/format.ts'
import { Persona } from './Persona.tsx'
import { PorQue } from './PorQue.tsx'
import { Puerta } from './Puerta.tsx'
import { WhatWasRefused } from './WhatWasRefused.tsx'
import type { RefusedAttack } from './refusedAttack.ts'

/** Alike ones of a quarter of an hour in a row. */
export const refusedAttacksColumns: readonly Column<RefusedAttack>[] = [
  { ...momentColumn('ultimo', 'refusedAttacks.columnas.ultimo'), width: 168, phone: 'days' },
  {
    id: 'clase',
    header: 'refusedAttacks.columnas.clase',
    width: 168,
    phone: 'title',
    cell: (refusedAttack) => <WhatWasRefused {...refusedAttack} />,
  },
  {
    id: 'persona',
    header: 'refusedAttacks.columnas.persona',
    phone: 'reason',
    cell: (refusedAttack) => <Persona {...refusedAttack} />,
  },
  {
    id: 'red',
    header: 'refusedAttacks.columnas.red',
    width: 176,
    known: ({ red }) => red !== null,
    cell: ({ red }) => red ?? '—',
  },
  {
    id: 'porQue',
    header: 'refusedAttacks.columnas.porQue',
    cell: (refusedAttack) => <PorQue {...refusedAttack} />,
  },
  {
    id: 'puerta',
    header: 'refusedAttacks.columnas.puerta',
    width: 136,
    cell: (refusedAttack) => <Puerta {...refusedAttack} />,
  },
  {
    id: 'operacion',
    header: 'refusedAttacks.columnas.operacion',
    initiallyHidden: true,
    known: ({ operacion }) => operacion !== null,
    cell: ({ operacion }) => (operacion === null ? '—' : <code>{operacion}</code>),
  },
  {
    id: 'veces',
    header: 'refusedAttacks.columnas.veces',
    sortable: true,
    align: 'end',
    width: 96,
    phone: { chip: ({ veces }) => `× ${formatNumber(veces)}` },
    cell: ({ veces }) => formatNumber(veces),
  },
]
