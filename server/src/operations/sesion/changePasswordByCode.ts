import { refuse } from '@portal/contract'
import { requerido } from '@portal/contract/values.ts'
import { sql } from 'kysely'
import type { Context, Handler } from '../../handler.ts'
import { proveedorName } from '../../mail/proveedor.ts'
import { sendMail } from '../../mail/sendMail.ts'
import { contrasenaCambiada } from '../../mail/templates.ts'
import { hashToken } from '../../sessions/token.ts'
import { isWeakPassword } from '../../sessions/weakPassword.ts'

interface Owner {
  contactid: string
  email: string
}

export const changePasswordByCode: Handler<'changePasswordByCode'> = async (input, context) => {
  const { db, caller, services } = context
  const { email, code, token, password } = input
  await services.limits.consume('passwordCodeIp', caller.ip)
  refuseWeak(password, email)

  let owner: Owner
  let hash: string
  if (token !== undefined) {
    hash = await services.passwords.hash(password)
    owner = await spendLink(token, context)
  } else {
    if (email === undefined || code === undefined)
      throw refuse('INVALID_INPUT', {
        fields: {
          ...(email === undefined && { email: requerido }),
          ...(code === undefined && { code: requerido }),
        },
      })
    const { codigoid, contactid } = await tryCode(email, code, context)
    hash = await services.passwords.hash(password)
    owner = { contactid, email }
    await sql`select usar_codigo(${codigoid})`.execute(db)
  }
  // What is refused here is undone: the link can be used again.
  refuseWeak(password, owner.email)
  await sql`select guardar_clave(${owner.contactid}, ${hash})`.execute(db)
  await tellOwner(owner, context)
  return { changed: true }
}

function refuseWeak(password: string, email: string | undefined): void {
  if (isWeakPassword(password, email))
    throw refuse('WEAK_PASSWORD', { fields: { password: 'Elegí una menos fácil de adivinar' } })
}

/** The guess is counted, for good, before it is evaluated: many at once are no more than five. */
async function tryCode(email: string, code: string, { alone, services }: Context) {
  const { rows } = await sql<{ codigoid: number; contactid: string; hash: string }>`
    select codigoid, contactid, hash from probar_codigo(${email})`.execute(alone)
  const [found] = rows
  const right = await services.passwords.verify(code, found?.hash)
  if (!found || !right) throw refuse('INVALID_CODE', { fields: { code: 'Código inválido o vencido' } })
  return found
}

async function spendLink(token: string, { db }: Context): Promise<Owner> {
  const { rows } = await sql<Owner>`select contactid, email from usar_enlace(${hashToken(token)})`.execute(db)
  const [owner] = rows
  if (!owner) throw refuse('INVALID_CODE')
  return owner
}

async function tellOwner({ contactid, email }: Owner, { db, services }: Context): Promise<void> {
  const { rows } = await sql<{ nombre: string }>`select nombre_de(${contactid}) as nombre`.execute(db)
  await sendMail(db, {
    para: email,
    plantilla: 'contrasenaCambiada',
    mail: contrasenaCambiada({
      proveedor: await proveedorName(db),
      firstname: rows[0]?.nombre ?? '',
      email,
      momento: momento.format(new Date()),
      url: `${services.settings.baseUrl}/auth/reset-password`,
    }),
  })
}

const momento = new Intl.DateTimeFormat('es-AR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Argentina/Buenos_Aires',
})
