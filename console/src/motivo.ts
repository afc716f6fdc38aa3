import { requerido } from '@portal/contract/values.ts'
import * as z from 'zod/mini'

/** A ready sentence, the person's own words, or both; never neither. */
export const motivoSchema = z
  .object({ frase: z.string(), detalle: z.string().check(z.trim()) })
  .check(
    z.refine(({ frase, detalle }) => frase !== '' || detalle !== '', { error: requerido, path: ['detalle'] }),
  )

export type MotivoValues = z.output<typeof motivoSchema>

/** What is kept, and what the carrier reads. */
export const motivoOf = ({ frase, detalle }: MotivoValues): string =>
  [frase, detalle].filter((part) => part !== '').join(' ')
