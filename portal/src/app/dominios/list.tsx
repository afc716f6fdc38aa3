import { Truck as PlatesIcon } from 'lucide-react'
import {
  aptitudColumn,
  estadoRecursoColumn,
  faltantesColumn,
  vencimientoColumn,
} from '@portal/parts/columns.tsx'
import { Plate } from '@portal/parts/Plate.tsx'
import { textColumn } from '@portal/ui/list/columns.tsx'
import { list } from '@portal/ui/list/list.ts'
import { rutas } from '../rutas.ts'
import { dominiosAddress } from './address.ts'
import { DominiosActions } from './DominiosActions.tsx'

export const dominiosList = list({
  address: dominiosAddress,
  name: 'dominios',
  texts: 'dominios',
  icon: <PlatesIcon />,
  rowId: ({ dominioid }) => dominioid,
  rowLabel: ({ dominio }) => dominio,
  rowHref: ({ dominioid }) => rutas.dominio(dominioid),
  Actions: DominiosActions,
  columns: [
    {
      ...textColumn('dominio', 'dominios.campos.dominio', { phone: 'title' }),
      cell: ({ dominio, pais_patente }) => <Plate dominio={dominio} pais={pais_patente} />,
    },
    textColumn('vehiculo', 'dominios.campos.vehiculo'),
    {
      ...textColumn('marca', 'dominios.campos.marca'),
      cell: ({ marca, modelo }) => [marca, modelo].filter(Boolean).join(' ') || '—',
    },
    textColumn('nombre', 'dominios.campos.nombre', { initiallyHidden: true }),
    aptitudColumn,
    faltantesColumn,
    vencimientoColumn,
    estadoRecursoColumn('estado_dominio'),
  ],
})
