import { culpableSentence } from '@portal/parts/culpable.ts'
import { list } from '@portal/ui/list/list.ts'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import { unidadesAddress } from './addresses.ts'
import { proximoColumn } from './proximoColumn.ts'
import { SituacionChip } from './SituacionChip.tsx'
import { UnidadPintada, type Unidad } from './UnidadPintada.tsx'
import text from '../text.module.css'

const PorQue = ({ unidad: { culpable } }: { unidad: Unidad }) => {
  const t = useTexts()
  return (
    culpable && <span className={text.soft}>{culpableSentence(t, culpable, { de: culpable.recurso })}</span>
  )
}

/** One carrier's units, each with what it is made of. */
export const unidadesList = (cuentaid: string) =>
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
      {
        id: 'aptitud',
        header: 'recursosDeCuenta.columnas.aptitud',
        phone: 'chip',
        sortable: true,
        width: 176,
        cell: ({ aptitud, culpable }) => <SituacionChip aptitud={aptitud} culpable={culpable} />,
      },
      {
        id: 'culpable',
        header: 'recursosDeCuenta.columnas.culpable',
        phone: 'reason',
        cell: (unidad) => <PorQue unidad={unidad} />,
      },
      proximoColumn,
    ],
  })
