import { refuse } from '@portal/contract'
import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { forgiveSignIn, limitSignIn } from '../../shared/limitSignIn.ts'
import { loginUrl, resetUrl } from '../../shared/password.ts'
import { requireSecondStepToEnter } from '../../shared/requireSecondStep.ts'
import { tellContacto } from '../../shared/tellTotpChanged.ts'
import { newSessionToken } from '../../../sessions/token.ts'
import { findCredencial } from './queries.ts'

export const login: Handler<'login'> = async ({ username, password, totp, recuperacion }, context) => {
  const { db, atLast, caller, concerns, services, session, navegador } = context
  const credencial = await findCredencial(context, username)
  if (credencial) concerns(credencial.contactid)
  const who = {
    app: 'portal',
    email: username,
    conocido: credencial?.conocido ?? false,
    person: credencial?.activo
      ? {
          nombre: credencial.contact_firstname,
          email: credencial.email,
          idioma: credencial.idioma,
          url: loginUrl(services.settings),
        }
      : undefined,
  } as const
  const { found, by } = await limitSignIn(context, who, async () => {
    // Compared also when there is nobody: one answer, in the same time.
    const right = await services.passwords.verify(password, credencial?.hash ?? undefined)
    if (!credencial?.activo || !right) throw refuse('WRONG_CREDENTIALS')
    const { contactid: sujeto, secreto, conocido } = credencial
    // To a disabled account no code is the way in: it is told so, and none is spent.
    const by =
      credencial.estado === estadoCuenta.deshabilitado
        ? undefined
        : await requireSecondStepToEnter(context, { sujeto, secreto, conocido }, { totp, recuperacion })
    return { found: credencial, by }
  })
  if (found.estado === estadoCuenta.deshabilitado) {
    await forgiveSignIn(context, who)
    throw refuse('ACCOUNT_DISABLED')
  }

  // Who has the sheet may not be who has the phone.
  if (by === 'recuperacion')
    await tellContacto(
      db,
      { nombre: found.contact_firstname, email: found.email, idioma: caller.elegido ?? found.idioma },
      'usado',
      resetUrl(services.settings),
    )
  const { token, hash } = newSessionToken(caller.browser ? 'cookie' : 'programa')
  if (caller.tokenHash) atLast(sql`select cerrar_sesion(${caller.tokenHash})`)
  atLast(
    sql`select crear_sesion(${hash}, ${found.contactid}, ${caller.agente ?? null}, ${navegador()}, ${caller.elegido ?? null})`,
  )
  session.start(token, found.contactid)
  return {
    login: {
      ...found,
      // A browser has it in its cookie, out of reach of scripts.
      session: caller.browser ? undefined : token,
    },
  }
}
