import type { Part } from '../../onDemand/part.ts'

export interface MegaPanelProps {
  /** The item of the menu that it was opened from. */
  open: string
  version: string
  onClose: () => void
}

/** A menu whose groups stand open beside each other, in one panel under the bar. */
export interface MegaMenu {
  /** Items of the menu that open it. */
  keys: readonly string[]
  panel: Part<MegaPanelProps>
}
