import type { Refusal } from '@portal/contract'
import type { ClaseDeAtaque } from '@portal/contract/refusedAttacks.ts'

/** What too many tries of it were tries at. */
const triedBy: Readonly<Record<string, ClaseDeAtaque>> = {
  login: 'ingreso',
  LoginOperador: 'ingreso',
  IngresoPorEmpresa: 'ingreso',
  sendMailForPassword: 'codigo',
  changePasswordByCode: 'codigo',
  ClaveOperador: 'codigo',
}

/** Of what kind a refusal is that may be an attack's; nothing for what people are told as they work. */
export function claseOf(refusal: Refusal, operacion: string): ClaseDeAtaque | undefined {
  if (
    refusal.is(
      'WRONG_CREDENTIALS',
      'ACCOUNT_DISABLED',
      'COMPANY_ODD',
      'COMPANY_UNKNOWN',
      'COMPANY_NO_ROLE',
      'COMPANY_WEAK',
    )
  )
    return 'ingreso'
  if (refusal.is('INVALID_CODE')) return isSecondStep(refusal) ? 'segundo_paso' : 'codigo'
  if (refusal.is('ACCESS_DENIED')) return 'permiso'
  if (refusal.is('BAD_CLIENT_CREDENTIALS')) return 'programa'
  if (refusal.is('TOO_MANY_ATTEMPTS')) return triedBy[operacion] ?? 'insistencia'
  if (refusal.is('TOO_MANY_WRITES')) return 'insistencia'
  return undefined
}

const isSecondStep = ({ body: { fields } }: Refusal) =>
  fields?.['totp'] !== undefined || fields?.['recuperacion'] !== undefined
