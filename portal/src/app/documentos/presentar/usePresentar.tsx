import { useState, type ReactNode } from 'react'
import type { Presentable } from './presentable.ts'
import { PresentarDialog } from './PresentarDialog.tsx'

interface Presentar {
  /** Asks for a document over the screen that shows it. */
  present: (item: Presentable) => void
  dialog: ReactNode
}

/** Presenting a document without leaving the screen that asks for it. */
export const usePresentar = (): Presentar => {
  const [item, present] = useState<Presentable>()
  return { present, dialog: item && <PresentarDialog item={item} onClose={() => present(undefined)} /> }
}
