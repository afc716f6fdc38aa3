import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Delivery } from '../mail/delivery.ts'

/** Tries of one mail; with the waits between them, the last is some hours after the first. */
export const mailTries = 12

/** Delivers one queued mail. When it throws, the mail says why, and the worker tries again later. */
export async function deliverMail(
  db: Kysely<Database>,
  delivery: Delivery,
  correoid: string,
  attempt: number,
): Promise<void> {
  const correo = await db
    .selectFrom('correo')
    .select(['correoid', 'para', 'asunto', 'texto', 'html', 'responder_a'])
    .where('correoid', '=', correoid)
    .where('estado', '<>', 'enviado')
    .executeTakeFirst()
  if (!correo) return
  try {
    const { asunto, texto, responder_a, ...rest } = correo
    await delivery.send({ ...rest, subject: asunto, text: texto, responderA: responder_a })
  } catch (error) {
    await db
      .updateTable('correo')
      .set({
        estado: attempt >= mailTries ? 'fallido' : 'pendiente',
        intentos: attempt,
        error: error instanceof Error ? error.message : String(error),
      })
      .where('correoid', '=', correoid)
      .execute()
    throw error
  }
  await patiently(() => noteSent(db, correoid, attempt))
}

async function noteSent(db: Kysely<Database>, correoid: string, attempt: number): Promise<void> {
  await db
    .updateTable('correo')
    .set({ estado: 'enviado', intentos: attempt, error: null, enviado: new Date().toISOString() })
    .where('correoid', '=', correoid)
    .execute()
}

/** For how long it is tried to write down that a letter left: longer than another PostgreSQL takes to step in. */
const patienceMs = 120_000
const pauseMs = 500

/** What was sent can't be called back, and would be sent once more if nobody knew of it. */
async function patiently(note: () => Promise<void>): Promise<void> {
  const deadline = performance.now() + patienceMs
  for (;;)
    try {
      await note()
      return
    } catch (error) {
      if (performance.now() > deadline) throw error
      await sleep(pauseMs)
    }
}
