import { sql } from 'kysely'
import type { Caller } from '../../handler.ts'
import { newSessionToken } from '../../sessions/token.ts'

interface Beginning {
  /** The operadorid that signs in. */
  sujeto: string
  caller: Pick<Caller, 'tokenHash' | 'elegido'>
  /** Hash of what names the browser. */
  navegador: Buffer | null
  /** By what it was proved who it is. */
  origen: 'clave' | 'empresa'
  /** What the company calls its own session. */
  sid?: string | undefined
}

/** A session of one of the provider's people in a browser, in the place of the one that it had: the same however they proved who they are. */
export function beginSession({ sujeto, caller, navegador, origen, sid }: Beginning) {
  const { token, hash } = newSessionToken()
  return {
    token,
    statements: [
      ...(caller.tokenHash ? [sql`select cerrar_sesion(${caller.tokenHash})`] : []),
      sql`select crear_sesion(${hash}, ${sujeto}, null, ${navegador}, ${caller.elegido ?? null}, ${origen}, ${sid ?? null})`,
    ],
  }
}
