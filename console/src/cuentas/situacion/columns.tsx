import type { Aptitud, Culpable } from '@portal/contract/recursos.ts'
import { persona } from '@portal/contract/persona.ts'
import { culpableSentence } from '@portal/parts/culpable.ts'
import { bloqueoSentence } from '@portal/parts/Veredicto.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { Column } from '@portal/ui/list/list.ts'
import { capitalized } from '@portal/ui/texts/locale.ts'
import { SituacionChip } from './SituacionChip.tsx'

/** Whether a resource or a unit may go out, and why not, in lists of them. */

interface Fila {
  aptitud: Aptitud
  /** Of a unit, with the part whose it is. */
  culpable: (Culpable & { recurso?: string }) | null
  bloqueo?: Parameters<typeof bloqueoSentence>[1] | null
}

export const situacionColumn: Column<Fila> = {
  id: 'aptitud',
  header: 'recursosDeCuenta.columnas.aptitud',
  phone: 'chip',
  sortable: true,
  width: 176,
  cell: ({ aptitud, culpable }) => <SituacionChip aptitud={aptitud} culpable={culpable} />,
}

const PorQue = ({ culpable, bloqueo }: Fila) => {
  const t = useTexts()
  if (bloqueo) return <span className="small soft">{capitalized(bloqueoSentence(t, bloqueo))}</span>
  return (
    culpable && (
      <span className="small soft">
        {culpableSentence(t, culpable, { de: culpable.recurso && persona(culpable.recurso) })}
      </span>
    )
  )
}

export const porQueColumn: Column<Fila> = {
  id: 'culpable',
  header: 'recursosDeCuenta.columnas.culpable',
  phone: 'reason',
  known: ({ culpable, bloqueo }) => culpable !== null || Boolean(bloqueo),
  cell: (fila) => <PorQue {...fila} />,
}
