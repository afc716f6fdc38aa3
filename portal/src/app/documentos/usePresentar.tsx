import { useState, type ReactNode } from 'react'
import { presentableId, type Presentable } from './presentable.ts'
import { Presentar } from './presentar/Presentar.tsx'
import { leaveFiles } from './presentar/soltados.ts'

interface Presenting {
  /**
   * Asks for a document over the screen that shows it; for others in the same sitting, where they are told. `files`: those
   * that were dropped on its row.
   */
  present: (item: Presentable, among?: readonly Presentable[], files?: readonly File[]) => void
  dialog: ReactNode
}

/** Presenting a document without leaving the screen that asks for it. */
export const usePresentar = (): Presenting => {
  const [sitting, setSitting] = useState<{
    items: readonly [Presentable, ...Presentable[]]
    start: Presentable
  }>()
  return {
    present: (start, among = [], files = []) => {
      leaveFiles(start, files)
      const [first, ...others] = among
      const belongs = among.some((item) => presentableId(item) === presentableId(start))
      setSitting({ items: first && belongs ? [first, ...others] : [start], start })
    },
    dialog: sitting && <Presentar {...sitting} onClose={() => setSitting(undefined)} />,
  }
}
