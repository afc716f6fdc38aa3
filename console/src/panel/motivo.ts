import { onePeriod } from '@portal/contract/onePeriod.ts'
import { requerido } from '@portal/contract/values.ts'
import * as z from 'zod/mini'

/** The choice of writing one's own words instead of a ready sentence. */
export const otro = ''

/** A ready sentence, the person's own words, or both; never neither. `frase` is null until one was chosen. */
export const motivoSchema = (sinElegir: string) =>
  z.object({ frase: z.nullable(z.string()), detalle: z.string().check(z.trim()) }).check(
    z.refine(({ frase }) => frase !== null, { error: sinElegir, path: ['frase'] }),
    z.refine(({ frase, detalle }) => frase !== otro || detalle !== '', {
      error: requerido,
      path: ['detalle'],
    }),
  )

export type MotivoValues = z.output<ReturnType<typeof motivoSchema>>

/** What is kept, and what the carrier reads. */
export const motivoOf = ({ frase, detalle }: MotivoValues): string =>
  frase && detalle ? `${onePeriod(`${frase}.`)} ${detalle}` : frase || detalle
