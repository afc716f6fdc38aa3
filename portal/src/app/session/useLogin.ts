import type { Answer, OperationName } from '@portal/contract'
import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { useRouteContext } from '@tanstack/react-router'

export type Login = Answer<'ping'>['login']

/** Who is signed in. */
export const useLogin = () => useRouteContext({ from: '__root__' }).login

/** What is kept in a browser for whoever is signed in is kept under this. */
export const personOf = ({
  contactid,
  contact_firstname,
  contact_lastname,
}: Pick<Login, 'contactid' | 'contact_firstname' | 'contact_lastname'>): string =>
  contactid ?? `${contact_firstname} ${contact_lastname}`

/** An account in estado 3 has nothing but its profile, until that is complete. */
export const isIncomplete = ({ estado }: Pick<Login, 'estado'>): boolean => estado === estadoCuenta.incompleto
export const useIncomplete = (): boolean => isIncomplete(useLogin())

/** One in estado 4 looks and presents documents, but adds and changes nothing. */
export const isSuspended = ({ estado }: Pick<Login, 'estado'>): boolean => estado === estadoCuenta.suspendido
export const useMayWrite = (): boolean => !isSuspended(useLogin())

/** The titular manages the account's users. Where nobody says who that is, nobody is offered it. */
export const isTitular = ({ rol }: Pick<Login, 'rol'>): boolean => rol === 'titular'
export const useIsTitular = (): boolean => isTitular(useLogin())

/** Whether the back office may know an operacion: one that turned out not to is offered nowhere. */
export const mayAsk = (
  { sinOperaciones = [] }: Pick<Login, 'sinOperaciones'>,
  name: OperationName,
): boolean => !sinOperaciones.includes(name)
export const useMayAsk = (name: OperationName): boolean => mayAsk(useLogin(), name)
