import type { Caller } from '../handler.ts'
import { noteRefusal } from '../life/noteRefusal.ts'
import type { Side } from '../life/side.ts'

interface Refused {
  operacion: string
  caller: Caller
  sujeto?: string | undefined
}

/** Of somebody who has no session yet. */
export const noteRefused = ({ refusedAttacks, puerta }: Side, error: unknown, refused: Refused): void =>
  noteRefusal(refusedAttacks, error, { puerta, inSession: false, ...refused })
