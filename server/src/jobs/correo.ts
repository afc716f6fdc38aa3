import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Delivery } from '../mail/delivery.ts'
import { withRaiz } from '../mail/raiz.ts'
import { putBack } from '../mail/secreto.ts'
import { readRaices } from '../testigos/testigo.ts'

/** Tries of one mail; with the waits between them, the last is some hours after the first. */
export const mailTries = 12

/** Of a letter whose link or code is gone, as after a restore: what it says in its list. */
const withoutSecret = 'secret not kept'

/** Delivers one queued mail. When it throws, the mail says why, and the worker tries again later. */
export async function deliverMail(
  db: Kysely<Database>,
  delivery: Delivery,
  correoid: string,
  attempt: number,
): Promise<void> {
  const correo = await db
    .selectFrom('correo')
    .select(['correoid', 'para', 'asunto', 'texto', 'html', 'responder_a', 'secreto'])
    .where('correoid', '=', correoid)
    .where('estado', '<>', 'enviado')
    // What it tells may be being taken back in this moment: then there is nothing to deliver.
    .forShare()
    .executeTakeFirst()
  if (!correo) return
  const { para, asunto, texto, html, responder_a, secreto } = correo
  const mail = putBack({ subject: asunto, text: texto, html }, secreto)
  if (!mail) return noteFailed(db, correoid, mailTries, withoutSecret)
  const [raiz] = await readRaices(db, 1)
  try {
    await delivery.send({
      correoid,
      para,
      ...withRaiz(mail, raiz),
      responderA: responder_a,
      logo: await readLogo(db),
    })
  } catch (error) {
    await noteFailed(db, correoid, attempt, error instanceof Error ? error.message : String(error))
    throw error
  }
  await patiently(() => noteSent(db, correoid, attempt, delivery))
}

/** The provider's, as it is now. */
async function readLogo(db: Kysely<Database>): Promise<Buffer | null> {
  const row = await db.selectFrom('logo_proveedor').select('png').executeTakeFirst()
  return row?.png ?? null
}

async function noteFailed(
  db: Kysely<Database>,
  correoid: string,
  attempt: number,
  error: string,
): Promise<void> {
  await db
    .updateTable('correo')
    .set({
      intentos: attempt,
      error,
      ...(attempt < mailTries ? { estado: 'pendiente' } : { estado: 'fallido', secreto: null }),
    })
    .where('correoid', '=', correoid)
    .execute()
}

async function noteSent(
  db: Kysely<Database>,
  correoid: string,
  attempt: number,
  { leaves }: Pick<Delivery, 'leaves'>,
): Promise<void> {
  await db
    .updateTable('correo')
    .set({
      estado: 'enviado',
      en_carpeta: !leaves,
      intentos: attempt,
      error: null,
      secreto: null,
      enviado: new Date().toISOString(),
    })
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
