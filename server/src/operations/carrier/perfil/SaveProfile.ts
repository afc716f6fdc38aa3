import { sentence } from '@portal/contract/wording.ts'
import { refuse } from '@portal/contract'
import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { readProfile } from './queries.ts'

/** The account's fields are the titular's to change; a colaborador who sends them as they are changes nothing. */
const accountFields = ['accountname', 'mailingstreet', 'othercountry', 'otherstate', 'othercity'] as const

export const SaveProfile: Handler<'SaveProfile'> = async ({ values }, { db }) => {
  // Locked, so that two saves of one version can't both be the first.
  await sql`select from cuenta where cuenta_id = mi_cuenta() for update`.execute(db)
  const before = await readProfile(db)
  if (values.version !== undefined && values.version !== before.version) throw refuse('STALE_VERSION')

  const { firstname, lastname, mobile } = values
  const changed = accountFields.filter((field) => values[field] !== before[field])
  if (before.rol !== 'titular' && changed.length > 0)
    throw refuse('ACCESS_DENIED', {
      fields: Object.fromEntries(changed.map((field) => [field, sentence('soloElTitularDeLaCuenta')])),
    })
  await db
    .updateTable('contacto')
    .set({ firstname, lastname, mobile, version: sql`version + 1` })
    .where('contactid', '=', before.contactid)
    .execute()
  if (before.rol === 'titular')
    await db
      .updateTable('cuenta')
      .set({
        ...Object.fromEntries(accountFields.map((field) => [field, values[field]])),
        mobile,
        // The titular's complete profile is what an incomplete account was waiting for.
        estado: sql`case when estado = ${estadoCuenta.incompleto} then ${estadoCuenta.habilitado} else estado end`,
        version: sql`version + 1`,
      })
      .where('cuenta_id', '=', before.accountid)
      .execute()
  return { records: [await readProfile(db)] }
}
