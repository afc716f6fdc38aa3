import { refuse } from '@portal/contract'
import type { Idioma } from '@portal/contract/idioma.ts'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { beginSession } from '../../shared/beginSession.ts'
import { conocido, limitSignIn } from '../../shared/limitSignIn.ts'
import { isPasswordClosed } from '../../shared/localDoor.ts'
import { forLogin } from '../../shared/operadorLogin.ts'
import { requireSecondStepToEnter } from '../../shared/requireSecondStep.ts'

interface Credencial {
  operadorid: string
  email: string
  nombre: string
  rol: 'revisor' | 'administrador'
  activo: boolean
  hash: string | null
  /** Of the second step, when this person has one. */
  secreto: string | null
  totp: boolean
  /** In which letters are written to this person. */
  idioma: Idioma
  /** Whether this person signed in with the browser that calls. */
  conocido: boolean
  totp_obligatorio: boolean
  por_empresa: boolean
  duration: number
  correos_en_carpeta: boolean
  proveedor: { nombre: string; logo: string | null }
  producto: { version: string; commit: string | null }
}

export const LoginOperador: Handler<'LoginOperador'> = async ({ username, password, totp }, context) => {
  const { ingreso, caller, concerns, services } = context
  const { rows } = await sql<Credencial>`
    select *, secreto is not null as totp, ${conocido(caller, 'operadorid')}, ${sql.join(forLogin(services.settings, sql`false`))}
    from credencial_operador(${username})`.execute(ingreso)
  const [credencial] = rows
  if (credencial) concerns(credencial.operadorid)
  const who = {
    app: 'consola',
    email: username,
    conocido: credencial?.conocido ?? false,
    person: credencial?.activo
      ? {
          nombre: credencial.nombre,
          email: credencial.email,
          idioma: credencial.idioma,
          url: `${services.settings.baseUrl}/consola`,
        }
      : undefined,
  } as const
  const found = await limitSignIn(context, who, async () => {
    // Compared also when there is nobody: one answer, in the same time.
    const right = await services.passwords.verify(password, credencial?.hash ?? undefined)
    // One answer for all who don't enter so, too: whose e-mail does is nobody's to learn.
    if (!credencial?.activo || !right || isPasswordClosed(services.settings, username))
      throw refuse(services.settings.oidc?.local === undefined ? 'WRONG_CREDENTIALS' : 'PASSWORD_CLOSED')
    const { operadorid, secreto, conocido } = credencial
    await requireSecondStepToEnter(context, { sujeto: operadorid, secreto, conocido }, { totp })
    return credencial
  })
  const { token, statements } = beginSession({
    sujeto: found.operadorid,
    caller,
    navegador: context.navegador(),
    origen: 'clave',
  })
  for (const statement of statements) context.atLast(statement)
  context.session.start(token, found.operadorid)
  return { login: found }
}
