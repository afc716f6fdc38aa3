import { useAddress } from '@portal/ui/list/useAddress.ts'
import { useState } from 'react'
import { presentableId, type Presentable } from './presentable.ts'
import { Presentar, type PresentarProps } from './presentar/Presentar.tsx'
import { abiertoAddress, abrir } from './abierto.ts'

type Sitting = Pick<PresentarProps, 'items' | 'start'>

interface PresentarAbiertoProps {
  /** What is presented in one sitting, where the address asks for that. */
  serie: readonly Presentable[]
  /** What else may be presented, alone. */
  otros?: readonly Presentable[]
}

/** All of the series, begun at the one that is named; or that one alone. */
const sittingOf = (
  { serie, otros = [] }: PresentarAbiertoProps,
  id: string,
  together: boolean,
): Sitting | undefined => {
  const isNamed = (item: Presentable) => presentableId(item) === id
  const start = serie.find(isNamed)
  const [first, ...others] = serie
  if (together && first && start) return { items: [first, ...others], start }
  const alone = start ?? otros.find(isNamed)
  return alone && { items: [alone] }
}

/** The dialog of the document that the address names, alone or among those that are presented in one sitting with it. */
export const PresentarAbierto = (lists: PresentarAbiertoProps) => {
  const [{ recursoid, tipodocumentoid, periodo = null, serie }, change] = useAddress(abiertoAddress.read)
  const [sitting, setSitting] = useState<Sitting>()
  const open = recursoid !== undefined && tipodocumentoid !== undefined
  // What the address opens stays open though its document is presented, and leaves its list.
  if (!open && sitting) setSitting(undefined)
  if (open && !sitting) {
    const next = sittingOf(lists, presentableId({ recursoid, tipodocumentoid, periodo }), serie === 'SI')
    if (next) setSitting(next)
  }
  if (!open || !sitting) return null
  return (
    <Presentar
      {...sitting}
      onClose={() => change(abrir())}
      onCurrent={(item) => change(abrir(item, { serie: true }))}
    />
  )
}
