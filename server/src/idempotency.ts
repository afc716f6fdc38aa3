import { sentence } from '@portal/contract/wording.ts'
import { createHash, createHmac } from 'node:crypto'
import { refuseField } from '@portal/contract'
import { idempotencyHeader, maxKeptBytes } from '@portal/contract/door.ts'
import pg from 'pg'
import type { Statement } from './database/batch.ts'
import type { Unit } from './database/unit.ts'

/**
 * A repeated write, its parameters in any order, answers what the first one answered, and does nothing more. The key is
 * claimed in the write's own transaction: a repetition that comes meanwhile waits for the first to end.
 * Of a person the last thousand answers are kept, for two days (`contar_escritura`, `jobs/limpieza.ts`); one that is too
 * long is not, and its repetition does nothing and says so.
 * Neither key nor call is kept as it is: only hashes, the call's under the key, so that a password in it can't be
 * guessed from the database.
 */

/** A write that is done once. */
export interface Once {
  key: string
  operation: string
  /** What the call says: another one under the same key is refused. */
  input: Record<string, unknown>
}

/** Fails where the key is taken. */
export function claim(once: Once): Statement {
  if (!/^[\w-]{16,128}$/.test(once.key))
    throw refuseField(idempotencyHeader, sentence('de16A128LetrasNumeros'))
  return {
    text: 'insert into idempotencia (sujeto, clave, operacion, huella) values (yo(), $1, $2, $3)',
    values: [keyHash(once.key), once.operation, callHash(once)],
  }
}

/** Whether a write failed because its key is taken. */
export const isTaken = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.constraint === 'idempotencia_pkey'

/** What the call that took the key answered. */
export async function keptAnswer(run: Unit['run'], once: Once): Promise<string> {
  const { rows } = await run({
    text: `select respuesta, operacion = $2 and huella = $3 as same from idempotencia
           where sujeto = yo() and clave = $1`,
    values: [keyHash(once.key), once.operation, callHash(once)],
  })
  const [kept] = rows
  if (kept?.['same'] !== true) throw refuseField(idempotencyHeader, sentence('yaSeUsoParaOtroPedido'))
  if (typeof kept['respuesta'] !== 'string')
    throw refuseField(idempotencyHeader, sentence('esePedidoYaSeHizo'))
  return kept['respuesta']
}

export const keepAnswer = (key: string, body: string): Statement => ({
  text: `update idempotencia set respuesta = $2 where sujeto = yo() and clave = $1`,
  values: [keyHash(key), Buffer.byteLength(body) > maxKeptBytes ? null : body],
})

const callHash = ({ key, input }: Once): string =>
  createHmac('sha256', key).update(canonical(input)).digest('hex')

/** The keys of an object in any order are the same call. */
function canonical(input: unknown): string {
  return JSON.stringify(input, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )
}

function keyHash(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
