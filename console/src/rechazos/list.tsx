import { list } from '@portal/ui/list/list.ts'
import { ShieldAlert as RechazosIcon } from 'lucide-react'
import { rechazosAddress } from './address.ts'
import { rechazosColumns } from './columns.tsx'
import { DeUno } from './DeUno.tsx'

export const rechazosList = list({
  address: rechazosAddress,
  name: 'consola-rechazos',
  dense: true,
  texts: 'rechazos',
  icon: <RechazosIcon />,
  rowId: ({ rechazoid }) => rechazoid,
  rowLabel: ({ clase, red }) => `${clase} ${red ?? ''}`,
  Chips: DeUno,
  columns: rechazosColumns,
})
