import type { Codigo } from '@portal/contract/codigos.ts'
import type { CodigoCrudo } from '@portal/contract/giros.ts'
import type { Palabra } from '@portal/contract/lugar.ts'

/** What is said between the server and `readProgram`. */

export interface Asked {
  bytes: Uint8Array
  /** Read as a picture: the media type of the bytes, and the day on which they are read. */
  foto?: { mediatype: string; hoy: string }
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

/** What was made out on a picture: a word that is unsure is left out of both text and places. */
export interface LeidoDeFoto extends Leido {
  codigos: Pick<CodigoCrudo, 'formato' | 'texto'>[]
  /** A card's machine-readable lines, or what of them does not hold; null where there are none. */
  mrz: Codigo | null
}

/** Nothing when it can't be read. */
export type Answered = { leido: Leido | undefined } | { foto: LeidoDeFoto | undefined }
