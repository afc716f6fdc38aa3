import { randomBytes } from 'node:crypto'
import { verify } from '@node-rs/argon2'
import type pg from 'pg'
import { fieldsOf } from './stored.ts'

/** Compares the password, and keeps a session and a line in the audit, at once. */
export async function createLogin(pool: pg.Pool) {
  const credencial = {
    name: 'credencial',
    text: `select ${await fieldsOf(pool, 'credencial')}, _hash from piso.credencial where _email = lower($1)`,
  }
  return async (
    username: string,
    password: string,
  ): Promise<{ login: object; token: string } | undefined> => {
    const { rows } = await pool.query<{ _hash: string; contactid: string; accountid: string }>({
      ...credencial,
      values: [username],
    })
    const [found] = rows
    if (!found || !(await verify(found._hash, password))) return undefined
    const token = randomBytes(32)
    await pool.query({
      name: 'sesion',
      text: `with anotado as (
          insert into piso.auditoria (actor, cuenta_id, accion, objeto, request_id) values ($2, $3, 'login', $2, $2))
        insert into piso.sesion (token_hash, sujeto) values ($1, $2)`,
      values: [token, found.contactid, found.accountid],
    })
    const { _hash, ...login } = found
    return { login, token: token.toString('base64url') }
  }
}
