import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Mail } from './templates.ts'

/** Queues a mail within the caller's transaction: it leaves when that commits, and never when it does not. `plantilla` names the template, for whoever looks at the mails sent. */
export async function sendMail(
  db: Kysely<Database>,
  { para, plantilla, mail }: { para: string; plantilla: string; mail: Mail },
): Promise<void> {
  await sql`select encolar_correo(${para}, ${mail.subject}, ${mail.text}, ${mail.html}, ${plantilla})`.execute(
    db,
  )
}
