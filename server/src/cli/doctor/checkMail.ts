import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { smtpTransport } from '../../mail/delivery.ts'
import type { Settings } from '../../settings.ts'
import { inWhole } from '../../numbers.ts'
import { reasonOf, type Finding } from '../../finding.ts'

const finding = (level: Finding['level'], sentence: string): Finding => ({ what: 'Correo', level, sentence })

/** Signs in to the mail server and sends nothing. */
export async function checkMail({ smtpUrl, dataDir }: Settings): Promise<Finding> {
  if (smtpUrl === undefined)
    return finding(
      'aviso',
      `no sale: queda en ${join(dataDir, 'correo')}. Para que le llegue a la gente, poné tu servidor en SMTP_URL.`,
    )
  const transport = smtpTransport(smtpUrl)
  try {
    await transport.verify()
    return finding('bien', `${new URL(smtpUrl).host} lo recibe.`)
  } catch (error) {
    return finding(
      'mal',
      `${new URL(smtpUrl).host} no lo recibe (${reasonOf(error)}): revisá SMTP_URL, el usuario y la clave.`,
    )
  } finally {
    transport.close()
  }
}

/** Letters of the last week that nobody got. */
export async function checkLetters(db: Kysely<Database>): Promise<Finding[]> {
  const { failed } = await db
    .selectFrom('correo')
    .select((eb) => eb.fn.countAll<number>().as('failed'))
    .where('estado', '=', 'fallido')
    .where('creado', '>', sql<string>`now() - interval '7 days'`)
    .executeTakeFirstOrThrow()
  if (failed === 0) return []
  return [
    finding(
      'aviso',
      `no llegaron, en la última semana: ${inWhole(failed)}. La consola dice cuáles y por qué.`,
    ),
  ]
}
