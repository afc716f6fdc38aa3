import {
  aptitudColumn,
  estadoRecursoColumn,
  faltantesColumn,
  vencimientoColumn,
} from '@portal/parts/columns.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { NewButton } from '../campos/NewButton.tsx'
import { FiltroMarcados, MarcadosChip } from '../marcados/FiltroMarcados.tsx'
import { FallaDeLista } from '../operaciones/FallaAhi.tsx'
import { ChipDeLista, FiltroDeLista } from '../operaciones/FiltroOperacion.tsx'
import { useTurned } from '../operaciones/useTurned.ts'
import { rutas } from '../rutas.ts'
import { ChoferesElegidos } from './ChoferesElegidos.tsx'
import { Comienzo } from './Comienzo.tsx'
import { DominiosElegidos } from './DominiosElegidos.tsx'
import { ImportarAction } from './ImportarAction.tsx'
import { Habilitados } from './Habilitados.tsx'
import { VerDocumentos } from './VerDocumentos.tsx'

const texts = { chofer: 'choferes', dominio: 'dominios' } as const

const documentos = { chofer: rutas.documentosDeChoferes, dominio: rutas.documentosDeDominios } as const
const elegidos = { chofer: ChoferesElegidos, dominio: DominiosElegidos } as const

type ConAptitud = Parameters<typeof aptitudColumn.cell>[0]

/** A row of a list that is turned to an operacion tells how it stands there, and not in the others. */
const Vuelta = ({ row, say }: { row: ConAptitud; say: (row: ConAptitud) => ReactNode }) => {
  const { operacionid } = useTurned()
  const { operaciones, ...there } = row
  return say(operacionid === undefined || !operaciones ? row : there)
}

const { phone } = aptitudColumn
const reason = typeof phone === 'object' ? phone.reason : undefined
const aptitudAhi: typeof aptitudColumn = {
  ...aptitudColumn,
  cell: (row) => <Vuelta row={row} say={aptitudColumn.cell} />,
  ...(typeof phone === 'object' &&
    reason && { phone: { ...phone, reason: (row) => <Vuelta row={row} say={reason} /> } }),
}

/** How each stands, in either list; `estado` is what its noun calls the state. */
export const columnasDeRecurso = <const Estado extends string>(estado: Estado) =>
  [aptitudAhi, faltantesColumn, vencimientoColumn, estadoRecursoColumn(estado)] as const

type FiltrosProps = ComponentProps<typeof FiltroMarcados>

/** What stands around a list of choferes or of dominios; `href` is the form of a new one. */
export const listaDeRecursos = <Tipo extends keyof typeof texts>(tiporecurso: Tipo, href: () => string) =>
  ({
    Actions: () => (
      <>
        <VerDocumentos href={documentos[tiporecurso]()} />
        <ImportarAction tipo={texts[tiporecurso]} />
      </>
    ),
    Chosen: elegidos[tiporecurso],
    MoreFilters: (of: FiltrosProps) => (
      <>
        <FiltroDeLista {...of} />
        <FiltroMarcados {...of} />
      </>
    ),
    Chips: (of: FiltrosProps) => (
      <>
        <ChipDeLista {...of} />
        <MarcadosChip {...of} />
      </>
    ),
    Failure: FallaDeLista,
    Subtitle: () => <Habilitados tiporecurso={tiporecurso} otherwise={`${texts[tiporecurso]}.explicacion`} />,
    Primary: () => <NewButton href={href()} label={`${texts[tiporecurso]}.nuevo`} />,
    Beginning: ({ children }: { children: ReactNode }) => (
      <Comienzo tiporecurso={tiporecurso}>{children}</Comienzo>
    ),
  }) as const
