import { sql } from 'kysely'
import type { Context } from '../../../handler.ts'
import { networkOf } from '../../../sessions/networkOf.ts'
import { hashToken } from '../../../sessions/token.ts'

/** Who asks for a reset code, and who guesses at it: a browser by its name, a program by the network it calls from. */
export const pide = ({ navegador, caller }: Context): Buffer =>
  navegador() ?? hashToken(`programa:${networkOf(caller.ip)}`)

/** The browser that calls, if the owner of the e-mail signed in with it before. */
export async function knownBrowser(
  { ingreso, caller: { navegadorHash } }: Context,
  email: string | undefined,
): Promise<Buffer | undefined> {
  if (!navegadorHash || email === undefined) return undefined
  const { rows } = await sql<{ conocido: boolean }>`
    select navegador_conocido(${navegadorHash}, contactid) as conocido from credencial_de(${email})`.execute(
    ingreso,
  )
  return rows[0]?.conocido === true ? navegadorHash : undefined
}
