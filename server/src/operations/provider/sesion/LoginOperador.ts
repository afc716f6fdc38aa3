import { refuse } from '@portal/contract'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { limitSignIn } from '../../shared/limitSignIn.ts'
import { newSessionToken } from '../../../sessions/token.ts'
import { forLogin } from '../../shared/operadorLogin.ts'
import { requireTotp } from '../../shared/requireTotp.ts'

interface Credencial {
  operadorid: string
  nombre: string
  rol: 'revisor' | 'administrador'
  activo: boolean
  hash: string | null
  /** Of the second step, when this person has one. */
  secreto: string | null
  totp: boolean
  totp_obligatorio: boolean
  duration: number
  proveedor: { nombre: string; logo: string | null }
}

export const LoginOperador: Handler<'LoginOperador'> = async ({ username, password, totp }, context) => {
  const { ingreso, atLast, caller, services, session } = context
  const found = await limitSignIn(context, username, async () => {
    const { rows } = await sql<Credencial>`
      select *, secreto is not null as totp, ${sql.join(forLogin(services.settings))}
      from credencial_operador(${username})`.execute(ingreso)
    const [credencial] = rows
    // Compared also when there is nobody: one answer, in the same time.
    const right = await services.passwords.verify(password, credencial?.hash ?? undefined)
    if (!credencial?.activo || !right) throw refuse('WRONG_CREDENTIALS')
    const { operadorid, secreto } = credencial
    if (secreto !== null) {
      if (totp === undefined) throw refuse('TOTP_REQUIRED')
      await requireTotp(context, { sujeto: operadorid, secreto }, totp)
    }
    return credencial
  })
  const { token, hash } = newSessionToken()
  if (caller.tokenHash) atLast(sql`select cerrar_sesion(${caller.tokenHash})`)
  atLast(sql`select crear_sesion(${hash}, ${found.operadorid})`)
  session.start(token, found.operadorid)
  return { login: found }
}
