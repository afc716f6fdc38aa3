import { sentence } from '@portal/contract/wording.ts'
import { refuse, refuseField, type FieldOf } from '@portal/contract'
import { sql } from 'kysely'
import type { Context, Handler } from '../../../handler.ts'
import { readLogin } from '../../shared/operadorLogin.ts'
import { readLogo, type Logo } from './readLogo.ts'
import { readAjustes } from './queries.ts'

export const SaveAjustes: Handler<'SaveAjustes'> = async (
  { values: { logo, version, ...values } },
  context,
) => {
  const drawn = typeof logo === 'string' ? await readLogo(logo, context) : logo
  if (version !== undefined) await requireUnchanged(version, context)
  if (values.totp_obligatorio === true) await requireOwnTotp(context)
  if (drawn !== undefined) await saveLogo(drawn, context)
  const sent = Object.entries(values)
  if (sent.length > 0)
    await context.db
      .insertInto('ajuste')
      .values(sent.map(([clave, value]) => ({ clave, valor: JSON.stringify(value) })))
      .onConflict((conflict) =>
        conflict.column('clave').doUpdateSet((eb) => ({ valor: eb.ref('excluded.valor').$castTo<string>() })),
      )
      .execute()
  return { records: [await readAjustes(context)] }
}

/** Of two who change them at once, one goes after the other. */
async function requireUnchanged(version: string, context: Context): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('ajustes', 0))`.execute(context.db)
  if ((await readAjustes(context)).version !== version) throw refuse('STALE_VERSION')
}

/** Whoever asks it of all knows that it works, and stays signed in. */
async function requireOwnTotp(context: Context): Promise<void> {
  const { totp } = await readLogin(context)
  if (!totp)
    throw refuseField<FieldOf<'SaveAjustes'>>('totp_obligatorio', sentence('primeroActivaElSegundoPaso'))
}

async function saveLogo(logo: Logo | null, { db }: Context): Promise<void> {
  if (logo === null) await db.deleteFrom('logo_proveedor').execute()
  else
    await db
      .insertInto('logo_proveedor')
      .values(logo)
      .onConflict((conflict) => conflict.column('unico').doUpdateSet(logo))
      .execute()
}
