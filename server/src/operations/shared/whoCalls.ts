import { sql } from 'kysely'
import type { Context } from '../../handler.ts'
import { findContacto, findOperador, type TwoStepOwner } from './password.ts'

/** Who calls, as the session says, and then what the role that knows passwords tells of that person. */

export async function findCallingContacto({ alone, ingreso }: Context): Promise<TwoStepOwner | undefined> {
  const caller = await alone
    .selectFrom('contacto')
    .select('email')
    .where('contactid', '=', sql<string>`yo()`)
    .executeTakeFirst()
  return caller && findContacto(ingreso, caller.email)
}

export async function findCallingOperador({ alone, ingreso }: Context): Promise<TwoStepOwner | undefined> {
  const caller = await alone
    .selectFrom('operador')
    .select('email')
    .where('operadorid', '=', sql<string>`yo()`)
    .executeTakeFirst()
  return caller && findOperador(ingreso, caller.email)
}
