import { Truck as PlatesIcon } from 'lucide-react'
import { VehiculoCell } from '@portal/parts/VehiculoCell.tsx'
import { textColumn } from '@portal/ui/list/columns.tsx'
import { list } from '@portal/ui/list/list.ts'
import { marcadoColumn } from '../marcados/column.tsx'
import { rutas } from '../rutas.ts'
import { dominiosAddress } from './address.ts'
import { columnasDeRecurso, listaDeRecursos } from '../recursos/lista.tsx'

export const dominiosList = list({
  address: dominiosAddress,
  name: 'dominios',
  texts: 'dominios',
  icon: <PlatesIcon />,
  rowId: ({ dominioid }) => dominioid,
  rowLabel: ({ dominio }) => dominio,
  rowHref: ({ dominioid }) => rutas.dominio(dominioid),
  ...listaDeRecursos('dominio', rutas.nuevoDominio),
  columns: [
    marcadoColumn('dominioid', 'dominio'),
    {
      ...textColumn('dominio', 'rotulo.dominio.dominio', { phone: 'title' }),
      cell: (row) => <VehiculoCell dominio={row} />,
    },
    textColumn('vehiculo', 'rotulo.dominio.vehiculo', { initiallyHidden: true }),
    textColumn('marca', 'rotulo.dominio.marca', { initiallyHidden: true }),
    ...columnasDeRecurso('estado_dominio'),
  ],
})
