import { refuseField, type FieldOf } from '@portal/contract'
import type { Context, Handler } from '../../../handler.ts'
import { readLogin } from '../../shared/operadorLogin.ts'
import { drawLogo, type Logo } from './drawLogo.ts'
import { readAjustes } from './queries.ts'

export const SaveAjustes: Handler<'SaveAjustes'> = async ({ values: { logo, ...values } }, context) => {
  const drawn = typeof logo === 'string' ? await drawLogo(logo) : logo
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

/** Whoever asks it of all knows that it works, and stays signed in. */
async function requireOwnTotp(context: Context): Promise<void> {
  const { totp } = await readLogin(context)
  if (!totp)
    throw refuseField<FieldOf<'SaveAjustes'>>(
      'totp_obligatorio',
      'Primero activá la verificación en dos pasos de tu usuario',
    )
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
