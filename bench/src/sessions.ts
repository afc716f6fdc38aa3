import { newSessionToken } from '@portal/server/sessions/token.ts'
import type pg from 'pg'
import { contactoOf, operador } from './people.ts'

/** What the browsers of all who call hold, as if each had just signed in. */
export interface Sessions {
  carriers: readonly Carrier[]
  provider: string
}

export interface Carrier {
  number: number
  cookie: string
}

export async function openSessions(owner: pg.ClientBase, numbers: readonly number[]): Promise<Sessions> {
  const opened = [...numbers.map(contactoOf), operador.id].map((sujeto) => ({ sujeto, ...newSessionToken() }))
  await owner.query(
    'insert into privado.sesion (token_hash, sujeto) select * from unnest($1::bytea[], $2::text[])',
    [opened.map(({ hash }) => hash), opened.map(({ sujeto }) => sujeto)],
  )
  const tokens = opened.map(({ token }) => token)
  return {
    carriers: numbers.map((number, i) => ({ number, cookie: `portal_sesion=${tokens[i] ?? ''}` })),
    provider: `consola_sesion=${tokens.at(-1) ?? ''}`,
  }
}

/** Sessions end when nobody calls for a while, which those of one work may while others are measured. */
export async function keepAwake(owner: pg.ClientBase): Promise<void> {
  await owner.query('update privado.sesion set vista = now()')
}
