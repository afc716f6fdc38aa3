import type { Result } from '@portal/contract'

/** One carrier's account, as its screen shows it. */
export type Cuenta = Result<'DetailCuenta'>['records'][number]

/** Its company, a chofer or a dominio, as a row. */
export type Recurso = Result<'ListRecursosCuenta'>['records'][number]

export type Contacto = Cuenta['contactos'][number]

export const nombreDe = ({ firstname, lastname }: Pick<Contacto, 'firstname' | 'lastname'>): string =>
  `${firstname} ${lastname}`.trim()

/** Those who manage the account now: what is decided about it is told to them. */
export const titularesDe = ({ contactos }: Pick<Cuenta, 'contactos'>): Contacto[] =>
  contactos.filter(({ rol, activo }) => rol === 'titular' && activo)

export type RecursoEntero = Result<'DetailRecursoCuenta'>['records'][number]
