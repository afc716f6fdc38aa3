import { ConCuit } from '@portal/parts/ConCuit.tsx'
import { Users as DriversIcon } from 'lucide-react'
import { documentoDe, formatCuit } from '@portal/contract/identificacion.ts'
import { miniaturaUrl } from '@portal/contract/door.ts'
import { list } from '@portal/ui/list/list.ts'
import { PersonCell } from '@portal/ui/show/PersonCell.tsx'
import { columnasDeRecurso, listaDeRecursos } from '../recursos/lista.tsx'
import { marcadoColumn } from '../marcados/column.tsx'
import { rutas } from '../rutas.ts'
import { choferesAddress } from './address.ts'

export const choferesList = list({
  address: choferesAddress,
  name: 'choferes',
  texts: 'choferes',
  icon: <DriversIcon />,
  rowId: ({ choferid }) => choferid,
  rowLabel: ({ nombre }) => nombre,
  rowHref: ({ choferid }) => rutas.chofer(choferid),
  ...listaDeRecursos('chofer', rutas.nuevoChofer),
  columns: [
    marcadoColumn('choferid', 'nombre'),
    {
      id: 'nombre',
      header: 'recurso.columnas.nombre',
      phone: 'title',
      sortable: true,
      width: 240,
      cell: ({ nombre, foto }) => <PersonCell name={nombre} photo={foto && miniaturaUrl(foto)} />,
    },
    {
      id: 'documento',
      header: 'choferes.columnas.documento',
      sortable: true,
      width: 184,
      cell: (chofer) => documentoDe(chofer) || '—',
    },
    {
      id: 'cuil',
      header: 'rotulo.chofer.cuil',
      sortable: true,
      initiallyHidden: true,
      cell: ({ cuil }) => (cuil ? <ConCuit>{formatCuit(cuil)}</ConCuit> : '—'),
    },
    ...columnasDeRecurso('estado_cuenta'),
  ],
})
