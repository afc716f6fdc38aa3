import type { Answer } from '@portal/contract'
import type { Control, EstadoDeControl } from '@portal/contract/reglaDeControl.ts'
import { NothingFound } from '@portal/ui/list/NothingFound.tsx'
import { ActionButton } from '@portal/ui/show/ActionButton.tsx'
import { useState } from 'react'
import { CeldaDeControl } from './CeldaDeControl.tsx'
import { GrillaDeControl, type CeldaDeControl as Celda, type FilaDeControl } from './GrillaDeControl.tsx'
import { LeyendaDeControl } from './LeyendaDeControl.tsx'
import { NoCorrespondeDialog } from './NoCorrespondeDialog.tsx'
import type { TipoQuePrueba } from './porPresentar.ts'
import type { useFilasDeControl } from './useFilasDeControl.ts'

type DeControl = NonNullable<Answer<'ControlesDelMes'>['controles']>[number]

/** Something that can be done about what somebody lacks. */
interface Accion {
  key: string
  label: string
  /** What it is done to. */
  of: string
  kind: 'now' | 'quiet'
  onPress: () => void
}

interface TablaDelMesProps {
  mes: string
  controles: readonly DeControl[]
  /** How many people there are in all. */
  choferes: number
  estados: readonly { estado: EstadoDeControl; cantidad: number }[]
  filas: Pick<ReturnType<typeof useFilasDeControl>, 'rowCount' | 'rowAt' | 'onShown'>
  con: EstadoDeControl | undefined
  onCon: (con: EstadoDeControl | undefined) => void
  hrefOf: (recursoid: string) => string
  documentoHref: (documentoid: string) => string
  /** Whether something can be done about a cell that stands so. */
  seActua: (estado: EstadoDeControl) => boolean
  acciones: (fila: FilaDeControl, celda: Celda, tipos: readonly TipoQuePrueba[]) => readonly Accion[]
  /** That a control does not apply to somebody: in which words it is said; absent for who may not say it. */
  noCorresponde?:
    | {
        operation: 'ProponerNoCorresponde' | 'SaveNoCorresponde'
        motivos: readonly string[]
        accion: string
        about: string
        done: string
      }
    | undefined
}

/** The people of a month by what is controlled of each, what a cell has no room for, and what can be done about it. */
export const TablaDelMes = ({
  mes,
  controles,
  choferes,
  estados,
  filas: { rowCount, rowAt, onShown },
  con,
  onCon,
  hrefOf,
  documentoHref,
  seActua,
  acciones,
  noCorresponde,
}: TablaDelMesProps) => {
  const [abierta, setAbierta] = useState<{ cell: HTMLElement; fila: FilaDeControl; celda: Celda }>()
  const [diciendo, setDiciendo] = useState<{ fila: FilaDeControl; control: Control }>()
  const controlOf = (control: Control) => controles.find((each) => each.control === control)
  const tipos = abierta ? (controlOf(abierta.celda.control)?.tipos ?? []) : []
  /** Whoever closes what it opens comes back to the cell. */
  const leave = ({ cell }: { cell: HTMLElement }, deed: () => void) => {
    cell.focus({ preventScroll: true })
    setAbierta(undefined)
    deed()
  }
  return (
    <>
      <LeyendaDeControl estados={estados} con={con} onChange={onCon} />
      {rowCount === 0 ? (
        <NothingFound onClear={() => onCon(undefined)} />
      ) : (
        <GrillaDeControl
          mes={mes}
          controles={controles}
          choferes={choferes}
          rowCount={rowCount}
          rowAt={rowAt}
          hrefOf={hrefOf}
          abierta={abierta && { recursoid: abierta.fila.recursoid, control: abierta.celda.control }}
          onOpen={(cell, fila, celda) => setAbierta({ cell, fila, celda })}
          onShown={onShown}
        />
      )}
      {abierta && (
        <CeldaDeControl
          key={`${abierta.fila.recursoid} ${abierta.celda.control}`}
          {...abierta}
          mes={mes}
          nombre={controlOf(abierta.celda.control)?.nombre ?? ''}
          tipos={tipos}
          href={hrefOf(abierta.fila.recursoid)}
          documentoHref={documentoHref}
          onClose={() => setAbierta(undefined)}
        >
          {seActua(abierta.celda.estado) && (
            <p className="cluster gap-8 room-above">
              {acciones(abierta.fila, abierta.celda, tipos).map(({ key, onPress, ...said }) => (
                <ActionButton key={key} {...said} onClick={() => leave(abierta, onPress)} />
              ))}
              {noCorresponde && (
                <ActionButton
                  label={noCorresponde.accion}
                  of={abierta.fila.nombre}
                  kind="quiet"
                  onClick={() =>
                    leave(abierta, () => setDiciendo({ fila: abierta.fila, control: abierta.celda.control }))
                  }
                />
              )}
            </p>
          )}
        </CeldaDeControl>
      )}
      {diciendo && noCorresponde && (
        <NoCorrespondeDialog
          operation={noCorresponde.operation}
          recursoid={diciendo.fila.recursoid}
          chofer={diciendo.fila.nombre}
          control={diciendo.control}
          nombre={controlOf(diciendo.control)?.nombre ?? ''}
          mes={mes}
          motivos={noCorresponde.motivos}
          about={noCorresponde.about}
          done={noCorresponde.done}
          onClose={() => setDiciendo(undefined)}
        />
      )}
    </>
  )
}
