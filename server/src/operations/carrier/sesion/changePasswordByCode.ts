import { sentence } from '@portal/contract/wording.ts'
import { refuse } from '@portal/contract'
import { requerido } from '@portal/contract/values.ts'
import { sql } from 'kysely'
import type { Context, Handler } from '../../../handler.ts'
import { codeTries } from '../../../sessions/signInTries.ts'
import { hashToken } from '../../../sessions/token.ts'
import { refuseWeak } from '../../../sessions/weakPassword.ts'
import { findContacto, resetUrl, tellPasswordChanged } from '../../shared/password.ts'
import { knownBrowser, pide } from './pide.ts'

export const changePasswordByCode: Handler<'changePasswordByCode'> = async (input, context) => {
  const { db, caller, services } = context
  const { email, code, pedido, token, password } = input
  const known = await knownBrowser(context, email)
  await services.limits.consume(...codeTries({ email, ip: caller.ip, known }))
  await refuseWeak(password, [email])

  let owner: Whose
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
    const { codigoid, contactid } = await tryCode({ email, code, pedido }, context)
    hash = await services.passwords.hash(password)
    owner = { contactid, email }
    await spendCode(codigoid, context)
  }
  // What is refused here is undone: the link can be used again.
  const person = await findContacto(db, owner.email)
  if (!person) throw new Error('a code or a link of nobody')
  await refuseWeak(password, person.known)
  await sql`select guardar_clave(${owner.contactid}, ${hash})`.execute(db)
  await tellPasswordChanged(db, person, resetUrl(services.settings))
  return { changed: true, email: owner.email }
}

interface Guess {
  email: string
  code: string
  pedido: string | undefined
}

/** The guess is counted, for good, before it is evaluated: many at once are no more than five. */
async function tryCode({ email, code, pedido }: Guess, context: Context) {
  const { alone, concerns, services } = context
  const pedidoHash = pedido === undefined ? null : hashToken(pedido)
  const { rows } = await sql<{ codigoid: number; contactid: string; hash: string }>`
    select codigoid, contactid, hash from probar_codigo(${email}, ${pide(context)}, ${pedidoHash})`.execute(
    alone,
  )
  const [found] = rows
  if (found) concerns(found.contactid)
  const right = await services.passwords.verify(code, found?.hash)
  if (!found || !right) throw wrongCode()
  return found
}

/** Of several calls that found the code right at once, one. */
async function spendCode(codigoid: number, { db }: Context): Promise<void> {
  const { rows } = await sql<{ spent: boolean }>`select usar_codigo(${codigoid}) as spent`.execute(db)
  if (rows[0]?.spent !== true) throw wrongCode()
}

const wrongCode = () => refuse('INVALID_CODE', { fields: { code: sentence('codigoInvalidoOVencido') } })

interface Whose {
  contactid: string
  email: string
}

async function spendLink(token: string, { db }: Context): Promise<Whose> {
  const { rows } = await sql<Whose>`select contactid, email from usar_enlace(${hashToken(token)})`.execute(db)
  const [owner] = rows
  if (!owner) throw refuse('INVALID_CODE')
  return owner
}
