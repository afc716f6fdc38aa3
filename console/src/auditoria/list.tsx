import { list } from '@portal/ui/list/list.ts'
import { ShieldCheck as AuditoriaIcon } from 'lucide-react'
import { Acotada, Acotar } from './Acotar.tsx'
import { auditoriaAddress } from './address.ts'
import { auditoriaColumns } from './columns.tsx'
import { DiaHead, diaDe } from './DiaHead.tsx'

export const auditoriaList = list({
  address: auditoriaAddress,
  name: 'consola-auditoria',
  dense: true,
  texts: 'auditoria',
  icon: <AuditoriaIcon />,
  rowId: ({ auditoriaid }) => auditoriaid,
  rowLabel: ({ accion }) => accion,
  rowsHead: (linea) => ({ key: diaDe(linea), head: <DiaHead dia={diaDe(linea)} /> }),
  MoreFilters: Acotar,
  Chips: Acotada,
  columns: auditoriaColumns,
})
