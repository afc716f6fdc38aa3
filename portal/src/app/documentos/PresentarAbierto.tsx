import { useAddress } from '@portal/ui/list/useAddress.ts'
import { useState } from 'react'
import { presentableId, type Presentable } from '../presentar/presentable.ts'
import { Presentar, type PresentarProps } from '../presentar/Presentar.tsx'
import { abiertoAddress, abrir } from './addresses.ts'

type Sitting = Pick<PresentarProps, 'items' | 'start'>

/** All of the first of the lists that has it, begun at it. */
const sittingOf = (lists: readonly (readonly Presentable[])[], id: string): Sitting | undefined => {
  for (const list of lists) {
    const [first, ...others] = list
    const start = list.find((item) => presentableId(item) === id)
    if (first && start) return { items: [first, ...others], start }
  }
  return undefined
}

/** The dialog of the document that the address names, among those that are presented in one sitting with it. */
export const PresentarAbierto = ({ lists }: { lists: readonly (readonly Presentable[])[] }) => {
  const [{ recursoid, tipodocumentoid, periodo = null }, change] = useAddress(abiertoAddress.read)
  const [sitting, setSitting] = useState<Sitting>()
  const open = recursoid !== undefined && tipodocumentoid !== undefined
  // What the address opens stays open though its document is presented, and leaves its list.
  if (!open && sitting) setSitting(undefined)
  if (open && !sitting) {
    const next = sittingOf(lists, presentableId({ recursoid, tipodocumentoid, periodo }))
    if (next) setSitting(next)
  }
  if (!open || !sitting) return null
  return <Presentar {...sitting} onClose={() => change(abrir())} onCurrent={(item) => change(abrir(item))} />
}
