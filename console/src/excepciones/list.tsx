import { list } from '@portal/ui/list/list.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import { DeQuien } from '../DeQuien.tsx'
import { rutas } from '../rutas.ts'
import { excepcionesAddress } from './address.ts'
import { deQue } from './excepcion.ts'
import { ExcepcionChip } from './ExcepcionChip.tsx'
import { PorQueExcepcion } from './PorQueExcepcion.tsx'
import { TerminarEnFila } from './TerminarEnFila.tsx'

/** What the provider lifts, of whom, through when and why. */
export const excepcionesList = list({
  address: excepcionesAddress,
  name: 'consola-excepciones',
  dense: true,
  texts: 'excepciones',
  rowId: ({ excepcionid }) => excepcionid,
  rowLabel: (excepcion) => Object.values(deQue(excepcion)).join(', '),
  rowHref: ({ cuentaid, recursoid }) => rutas.recursoDeCuenta(cuentaid, recursoid),
  columns: [
    {
      id: 'nombre',
      header: 'excepciones.columnas.nombre',
      phone: 'title',
      sortable: true,
      width: 208,
      cell: (excepcion) => <DeQuien {...excepcion} />,
    },
    {
      id: 'tipodocumento',
      header: 'excepciones.columnas.tipodocumento',
      sortable: true,
      cell: ({ tipodocumento }) => tipodocumento,
    },
    {
      id: 'accountname',
      header: 'excepciones.columnas.accountname',
      sortable: true,
      cell: ({ accountname }) => accountname,
    },
    {
      id: 'hasta',
      header: 'excepciones.columnas.hasta',
      sortable: true,
      width: 112,
      phone: 'days',
      cell: ({ hasta }) => formatDate(hasta),
    },
    {
      id: 'estado',
      header: 'excepciones.columnas.estado',
      phone: 'chip',
      width: 144,
      cell: (excepcion) => <ExcepcionChip {...excepcion} />,
    },
    {
      id: 'motivo',
      header: 'excepciones.columnas.motivo',
      phone: { reason: (excepcion) => `${excepcion.tipodocumento} · ${excepcion.motivo}` },
      cell: (excepcion) => <PorQueExcepcion {...excepcion} />,
    },
    {
      id: 'accion',
      header: 'excepciones.columnas.accion',
      align: 'end',
      width: 112,
      cell: (excepcion) => <TerminarEnFila excepcion={excepcion} />,
    },
  ],
})
