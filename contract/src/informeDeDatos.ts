import * as z from 'zod/mini'
import { operation, row, type Told } from './operation.ts'
import { Id } from './values.ts'

/** What is held of a chofer, for the person whose data they are (Ley 25.326, art. 14). See docs/decisions/0138. */

export const formatosDeInforme = ['pdf', 'json'] as const
export type FormatoDeInforme = (typeof formatosDeInforme)[number]

/**
 * How many papers it tells of, and the addresses that send it, each to a titular's browser. Making it is a
 * line of the audit. Not found where the account has no such chofer.
 */
export const InformeDeDatos = operation({
  access: 'titular',
  input: { choferid: Id },
  output: row({ pdf: z.string(), json: z.string() }, { documentos: z.int() }),
})

export const told = {
  InformeDeDatos: {
    about:
      'Where the report of what is held of a chofer is fetched, as PDF and as JSON, and of how many papers it tells.',
    missed: { en: 'There is no report of a driver’s data.', es: 'no hay informe de los datos de un chofer.' },
  },
} satisfies Record<string, Told>
