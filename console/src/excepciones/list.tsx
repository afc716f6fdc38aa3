import { list } from '@portal/ui/list/list.ts'
import { rutas } from '../rutas.ts'
import { excepcionesAddress } from './address.ts'
import { excepcionesColumns } from './columns.tsx'
import { deQue } from './excepcion.ts'

/** What the provider lifts, of whom, through when and why. */
export const excepcionesList = list({
  address: excepcionesAddress,
  name: 'consola-excepciones',
  dense: true,
  texts: 'excepciones',
  rowId: ({ excepcionid }) => excepcionid,
  rowLabel: (excepcion) => Object.values(deQue(excepcion)).join(', '),
  rowHref: ({ cuentaid, recursoid }) => rutas.recursoDeCuenta(cuentaid, recursoid),
  columns: excepcionesColumns,
})
