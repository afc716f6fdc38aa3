import { list } from '@portal/ui/list/list.ts'
import { ShieldAlert as RefusedAttacksIcon } from 'lucide-react'
import { refusedAttacksAddress } from './address.ts'
import { refusedAttacksColumns } from './columns.tsx'
import { DeUno } from './DeUno.tsx'

export const refusedAttacksList = list({
  address: refusedAttacksAddress,
  name: 'consola-rechazos',
  dense: true,
  texts: 'refusedAttacks',
  icon: <RefusedAttacksIcon />,
  rowId: ({ rechazoid }) => rechazoid,
  rowLabel: ({ clase, red }) => `${clase} ${red ?? ''}`,
  Chips: DeUno,
  columns: refusedAttacksColumns,
})
