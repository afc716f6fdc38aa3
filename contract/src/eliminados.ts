import { sentence } from './wording.ts'
import * as z from 'zod/mini'
import { maxPageSize, operation, recordsOf, row, type Told } from './operation.ts'
import { SaidText } from './saidText.ts'
import { Id } from './values.ts'

/** Choferes, dominios and unidades that were added by mistake: nothing hangs on them, so they may go. See docs/decisions/0080. */

/** For so long whoever deleted something may take it back. */
export const segundosParaDeshacer = 10

const recursos = z
  .array(Id)
  .check(
    z.minLength(1, sentence('elegiAlMenosUno')),
    z.maxLength(maxPageSize, sentence('hasta', { max: maxPageSize })),
  )

/**
 * Deletes those on which nothing hangs, and says of each of the others why it stays: those that were deleted come first. One that
 * was deleted a moment ago is answered as deleted again.
 */
export const EliminarRecursos = operation({
  access: 'contacto',
  writes: { record: 'recursoid' },
  input: { recursos },
  output: recordsOf(
    row(
      { recursoid: z.string() },
      {
        eliminado: z.boolean(),
        /** «Juan Pérez tiene documentos presentados: dalo de baja.»; null for one that was deleted. */
        motivo: z.nullable(SaidText),
      },
    ),
  ),
})

/** Puts back what this person deleted within the last `segundosParaDeshacer`, all of them or none (1520). */
export const DeshacerEliminacion = operation({
  access: 'contacto',
  writes: { record: 'recursoid' },
  input: { recursos },
  output: recordsOf(row({ recursoid: z.string() }, {})),
})

export const told = {
  EliminarRecursos: {
    about:
      'Deletes choferes, dominios and unidades that were added by mistake: nothing was ever presented for them, and nothing else hangs on them. Of the others it says why they stay.',
    missed: {
      en: 'What was added by mistake can’t be deleted here.',
      es: 'lo que se cargó por error no se elimina.',
    },
  },
  DeshacerEliminacion: {
    about: 'Puts back what the same person deleted within the last ten seconds: all of them, or none.',
    missed: {
      en: 'Nothing is deleted, so there is nothing to put back.',
      es: 'como nada se elimina, no hay qué recuperar.',
    },
  },
} satisfies Record<string, Told>
