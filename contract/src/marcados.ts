import { sentence } from './wording.ts'
import * as z from 'zod/mini'
import { maxPageSize, operation, recordsOf, row, type Told } from './operation.ts'
import { Id } from './values.ts'

/** What a person keeps at the head of their own lists: nobody else sees it, of the same account or of the provider. */

/** Within the second part of a row that can be marked: whether the person who asks did. */
export const marcado = z.boolean()

/** Within the input of a list: nothing but what the person who asks marked. */
export const soloMarcados = z.optional(z.literal('SI'))

/** Marks choferes, dominios and unidades, or takes the mark off, for the person who asks alone: all of them, or none. */
export const MarcarRecursos = operation({
  access: 'contacto',
  writes: 'unnamed',
  // It changes nothing of the account's.
  whileSuspended: true,
  input: {
    recursos: z
      .array(Id)
      .check(
        z.minLength(1, sentence('elegiAlMenosUno')),
        z.maxLength(maxPageSize, sentence('hasta', { max: maxPageSize })),
      ),
    marcado,
  },
  output: recordsOf(row({ recursoid: z.string() }, { marcado })),
})

export const told = {
  MarcarRecursos: {
    about:
      'Keeps choferes, dominios and unidades at the head of the lists of whoever asks, and of nobody else; `marcado: false` takes the mark off. All of them, or none.',
    missed: { en: 'There are no stars.', es: 'no hay estrellas.' },
  },
} satisfies Record<string, Told>
