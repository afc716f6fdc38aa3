import { AptitudChip } from '@portal/parts/chips.tsx'
import type { Column } from '@portal/ui/list/list.ts'
import styles from '../operacion.module.css'
import { CuantosPueden, DeCuantos } from '../CuantosPueden.tsx'
import type { Participacion } from '../operacion.ts'
import { Plazo } from '../Plazo.tsx'
import { LoQueFalta } from './LoQueFalta.tsx'
import { TerminarEnFila } from './TerminarEnFila.tsx'

/** How those of each account stand in an operacion, and for who may, its end. */
export const transportesColumns = (mayChange: boolean): readonly Column<Participacion>[] => [
  {
    id: 'accountname',
    header: 'transportesDeOperacion.columnas.accountname',
    phone: 'title',
    sortable: true,
    cell: ({ accountname }) => <span className={styles.name}>{accountname}</span>,
  },
  {
    id: 'choferes',
    header: 'transportesDeOperacion.columnas.choferes',
    width: 152,
    phone: {
      chip: ({ estado, choferes }) => estado === 'vigente' && <DeCuantos clase="choferes" aptos={choferes} />,
    },
    cell: ({ estado, choferes }) => <CuantosPueden estado={estado} aptos={choferes} />,
  },
  {
    id: 'dominios',
    header: 'transportesDeOperacion.columnas.dominios',
    width: 152,
    phone: {
      days: ({ estado, dominios }) => estado === 'vigente' && <DeCuantos clase="dominios" aptos={dominios} />,
    },
    cell: ({ estado, dominios }) => <CuantosPueden estado={estado} aptos={dominios} />,
  },
  {
    id: 'noPueden',
    header: 'transportesDeOperacion.columnas.noPueden',
    sortable: true,
    phone: 'reason',
    cell: (participacion) => <LoQueFalta participacion={participacion} />,
  },
  {
    id: 'aptitud',
    header: 'transportesDeOperacion.columnas.aptitud',
    sortable: true,
    initiallyHidden: true,
    cell: ({ aptitud }) => aptitud && <AptitudChip aptitud={aptitud} />,
  },
  {
    id: 'desde',
    header: 'transportesDeOperacion.columnas.desde',
    sortable: true,
    initiallyHidden: true,
    cell: (participacion) => <Plazo participacion={participacion} />,
  },
  {
    id: 'accion',
    header: 'transportesDeOperacion.columnas.accion',
    align: 'end',
    width: 96,
    phone: 'aside',
    known: ({ estado }) => mayChange && estado !== 'terminada',
    cell: (participacion) => mayChange && <TerminarEnFila participacion={participacion} />,
  },
]
