import { list } from '@portal/ui/list/list.ts'
import { DoorOpen as PorteriaIcon } from 'lucide-react'
import { pasosAddress } from '../address.ts'
import { AcotarPasos, PasosAcotados } from './AcotarPasos.tsx'
import { pasosColumns } from './columns.tsx'
import { DiaDePasos, diaDePaso } from './DiaDePasos.tsx'
import { quienesDe } from './paso.ts'

export const pasosList = list({
  address: pasosAddress,
  name: 'consola-pasos',
  dense: true,
  texts: 'porteria',
  icon: <PorteriaIcon />,
  rowId: ({ pasoid }) => pasoid,
  rowLabel: (paso) => quienesDe(paso).join(', '),
  rowsHead: (paso) => ({ key: diaDePaso(paso), head: <DiaDePasos dia={diaDePaso(paso)} /> }),
  MoreFilters: AcotarPasos,
  Chips: PasosAcotados,
  columns: pasosColumns,
})
