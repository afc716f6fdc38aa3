import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../database/schema.ts'
import { setApart } from './secreto.ts'
import type { Mail } from './templates/letter.ts'

interface SentMail {
  para: string
  plantilla: string
  mail: Mail
  responderA?: string | null
  /** What in it opens something, a link's token or a code: kept until it left, and apart. */
  secreto?: string
  /** It leaves once what it tells can be taken back no more. */
  firme?: boolean
}

/** Queues a mail within the caller's transaction: it leaves when that commits, and never when it does not. `plantilla` names the template, for whoever looks at the mails sent; `responderA` is whom an answer goes to, where that is not us. Answers the `correoid`. */
export async function sendMail(db: Kysely<Database>, mail: SentMail): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select encolar_correo(${inColumns(mail)}, ${mail.firme === true ? sql`plazo_de_deshacer()` : null}) as id`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('a select without a row')
  return row.id
}

/** The same, unless this very letter was queued a moment ago: who presses twice writes one. */
export async function sendMailOnce(db: Kysely<Database>, mail: SentMail): Promise<void> {
  await sql`select encolar_correo_una_vez(${inColumns(mail)})`.execute(db)
}

function inColumns({ para, plantilla, mail, responderA = null, secreto }: SentMail): RawBuilder<unknown> {
  const { subject, text, html } = secreto === undefined ? mail : setApart(mail, secreto)
  return sql.join([para, subject, text, html, plantilla, responderA, secreto ?? null])
}
