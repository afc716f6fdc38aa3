import { Refusal } from '@portal/contract'
import { login } from '@portal/contract/ingreso.ts'
import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import type { Dialect } from '../../dialects/dialect.ts'
import { said } from '../../said.ts'
import { holder } from '../hold.ts'
import type { Finding } from '../../finding.ts'

interface SignedIn {
  finding: Finding
  session?: string
}

/** Signs in as the test account, asked by `ask`. */
export async function signInThere(dialect: Dialect, ask: () => Promise<unknown>): Promise<SignedIn> {
  const finding = (level: Finding['level'], sentence: string): Finding => ({
    what: 'Cuenta de prueba',
    level,
    sentence,
  })
  try {
    const held = holder(login.remoteOutput, dialect)(await ask())
    const { data } = login.remoteOutput.safeParse(held.answer)
    if (!data?.login.session)
      return {
        finding: finding(
          'mal',
          'entra, pero ese sistema no dice login.session, y nada se puede pedir sin ella.',
        ),
      }
    const { session, contact_firstname, contact_lastname, accountname, estado } = data.login
    const who = `entra como ${contact_firstname} ${contact_lastname}${accountname ? `, de ${accountname}` : ''}`
    return estado === undefined || estado === estadoCuenta.habilitado
      ? { finding: finding('bien', `${who}.`), session }
      : { finding: finding('aviso', `${who}, que no está habilitada: se ve menos de lo que hay.`), session }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { finding: finding('mal', `no puede entrar: ${said('es', error.body.message)}`) }
  }
}
