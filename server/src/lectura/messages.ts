import type { Palabra } from '../rules/lugar.ts'

/** What is said between the server and `readProgram`. */

export interface Asked {
  bytes: Uint8Array
}

export interface PaginaLeida {
  /** As it stands, in the order of the file. */
  texto: string
  palabras: Palabra[]
}

/** The text that a PDF carries. */
export interface Leido {
  /** The first ones. */
  paginas: PaginaLeida[]
  /** All that it has. */
  total: number
}

/** Nothing when it can't be read. */
export type Answered = { leido: Leido | undefined }
