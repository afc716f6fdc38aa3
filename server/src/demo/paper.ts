/** What a demo file shows, whether drawn as a form (PDF) or as a photographed card (JPEG). */
export interface Paper {
  /** Two papers with one seed are the same bytes. */
  seed: string
  title: string
  /** An issuer that does not exist, and says so. */
  emisor: string
  numero: string
  facts: readonly (readonly [label: string, value: string])[]
  /** What a card shows where others have a photo; a person when not said. */
  figure?: 'persona' | 'vehiculo'
  /** Some twenty people at most, for papers that prove cover by naming them. */
  nomina?: readonly { nombre: string; cuil: string }[]
  /** What is written across it; that it is made up, when not said. */
  across?: string
}

export const FICTICIO = 'DOCUMENTO FICTICIO – DEMOSTRACIÓN'
