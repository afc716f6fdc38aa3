import type { Mail } from './letter.ts'
import { momentoIn, type ToPerson, write } from './write.ts'

/** Somebody who was let in though the gate said no. */
export interface EntroIgual {
  /** Plates and names, as they came. */
  quienes: readonly string[]
  puerta: string
  sede: string
  /** When. */
  momento: Date
  autoriza: string
  motivo: string
  /** What spoke against it, as the guard was shown. */
  porque: string
}

/** To who may allow it, and to the carrier whose people they are, at once. */
export const entroIgual = ({
  quienes,
  puerta,
  sede,
  momento,
  autoriza,
  motivo,
  porque,
  url,
  ...to
}: ToPerson & EntroIgual & { url?: string | undefined }): Mail =>
  write(
    'entroIgual',
    to,
    {
      quienes: quienes.join(', '),
      puerta,
      sede,
      cuando: momentoIn(to.idioma, momento),
      autoriza,
      motivo,
      porque,
    },
    { url },
  )
