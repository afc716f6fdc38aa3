import { recursoName } from '@portal/parts/recursoName.ts'
import { list } from '@portal/ui/list/list.ts'
import { DeQuien } from '../../piezas/DeQuien.tsx'
import { rutas } from '../../rutas.ts'
import { recursosAddress } from './address.ts'
import { Bloquear } from './Bloquear.tsx'
import { porQueColumn, situacionColumn } from '../situacion/columns.tsx'
import { proximoColumn } from '../situacion/proximoColumn.ts'

/** One carrier's company, choferes and dominios. */
export const recursosList = (cuentaid: string) =>
  list({
    address: recursosAddress(cuentaid),
    name: 'consola-recursos-de-cuenta',
    dense: true,
    texts: 'recursosDeCuenta',
    rowId: ({ recursoid }) => recursoid,
    rowLabel: recursoName,
    rowHref: ({ recursoid }) => rutas.recursoDeCuenta(cuentaid, recursoid),
    columns: [
      {
        id: 'nombre',
        header: 'recursosDeCuenta.columnas.nombre',
        phone: 'title',
        sortable: true,
        cell: (recurso) => <DeQuien {...recurso} />,
      },
      situacionColumn,
      porQueColumn,
      proximoColumn,
      {
        id: 'accion',
        header: 'recursosDeCuenta.columnas.accion',
        align: 'end',
        width: 132,
        cell: (recurso) => <Bloquear cuentaid={cuentaid} recurso={recurso} inRow />,
      },
    ],
  })
