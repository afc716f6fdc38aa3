import { list, type Column } from '@portal/ui/list/list.ts'
import { unidadesAddress } from './address.ts'
import { porQueColumn, situacionColumn } from '../situacion/columns.tsx'
import { proximoColumn } from '../situacion/proximoColumn.ts'
import { UnidadPintada, type Unidad } from './UnidadPintada.tsx'

/** One carrier's units, each with what it is made of. */
export const unidadesList = (cuentaid: string, more: readonly Column<Unidad>[] = []) =>
  list({
    address: unidadesAddress(cuentaid),
    name: 'consola-unidades-de-cuenta',
    dense: true,
    texts: 'unidadesDeCuenta',
    rowId: ({ unidadid }) => unidadid,
    rowLabel: ({ nombre }) => nombre,
    columns: [
      {
        id: 'nombre',
        header: 'unidadesDeCuenta.columnas.nombre',
        phone: 'title',
        sortable: true,
        cell: ({ nombre }) => <b>{nombre}</b>,
      },
      {
        id: 'partes',
        header: 'unidadesDeCuenta.columnas.partes',
        cell: (unidad) => <UnidadPintada unidad={unidad} height={24} />,
      },
      situacionColumn,
      porQueColumn,
      proximoColumn,
      ...more,
    ],
  })
