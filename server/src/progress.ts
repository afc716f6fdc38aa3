/** How far a work is that may take a while. */
export interface Step {
  /** What is being done, as a person reads it: «Guardando archivos». */
  what: string
  done: number
  /** All there is; missing where nobody knows yet. */
  of?: number
  /** How both are written, unless they are plain counts. */
  written?: (amount: number) => string
  /** What of it is in hand: «documento, 120.000 filas». */
  now?: string
}

/** Told as often as it likes: whoever listens decides what a person sees of it. */
export type Progress = (step: Step) => void

export const untold: Progress = () => {}
