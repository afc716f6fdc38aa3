import { refuse } from '@portal/contract'
import type { Idioma } from '@portal/contract/idioma.ts'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { lockEmail } from '../../shared/lockEmail.ts'
import { selectPropuestas } from './queries.ts'
import { countInvitation, sendInvitation } from './sendInvitation.ts'

export const ResponderPropuesta: Handler<'ResponderPropuesta'> = async (
  { propuestaid, aceptar },
  context,
) => {
  const { db } = context
  const read = selectPropuestas(db).where('propuestaid', '=', propuestaid)
  const propuesta = await read.executeTakeFirst()
  if (!propuesta) throw refuse('RECORD_NOT_FOUND')
  const { firstname, lastname, email, mobile } = propuesta
  if (aceptar) {
    await countInvitation(context)
    await lockEmail(db, email)
  }
  const { rows: answered } = await sql<{ idioma: Idioma | null }>`
    select responder_propuesta(${propuestaid}, ${aceptar}) as idioma`.execute(db)
  if (aceptar) {
    // The registration is closed by now, so the e-mail is taken only where somebody signs in with it.
    const { rows } = await sql<{ used: boolean }>`select email_en_uso(${email}) as used`.execute(db)
    if (rows[0]?.used === true) throw refuse('EMAIL_TAKEN', { words: { email } })
    const { contactid } = await db
      .insertInto('contacto')
      .values({
        firstname,
        lastname,
        email,
        mobile,
        idioma: answered[0]?.idioma ?? null,
        rol: 'colaborador',
      })
      .returning('contactid')
      .executeTakeFirstOrThrow()
    await sendInvitation({ contactid, email }, context)
  }
  return { records: [await read.executeTakeFirstOrThrow()] }
}
