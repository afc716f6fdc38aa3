import { estadoCuenta, type EstadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { sql } from 'kysely'
import { newSessionToken, type Carried } from '../sessions/token.ts'
import type { TestApp } from './app.ts'
import { caller, type CarrierCaller, type ProviderCaller } from './caller.ts'

interface CarrierOptions {
  /** Habilitado unless said otherwise. */
  estado?: EstadoCuenta
  rol?: 'titular' | 'colaborador'
  /** Another person of an account that is there. */
  cuentaId?: string
}

export interface Carrier extends CarrierCaller {
  contactid: string
  cuentaId: string
  email: string
  token: string
}

export interface Operador extends ProviderCaller {
  operadorid: string
  email: string
  token: string
}

/** A carrier's person with an open session in a browser. */
export async function signedIn(
  app: TestApp,
  { estado = estadoCuenta.habilitado, rol = 'titular', cuentaId }: CarrierOptions = {},
): Promise<Carrier> {
  const estado_motivo = estado === estadoCuenta.habilitado ? null : 'Prueba'
  const cuenta_id = cuentaId ?? (await app.make.cuenta({ estado, estado_motivo })).cuenta_id
  const { contactid, email } = await app.make.contacto({ cuenta_id, rol })
  const token = await openSession(app, contactid)
  return { ...caller(app, 'portal', token), contactid, cuentaId: cuenta_id, email, token }
}

/** One of the provider's people with an open session. */
export async function signedInOperador(
  app: TestApp,
  { rol = 'revisor' }: { rol?: 'revisor' | 'administrador' } = {},
): Promise<Operador> {
  const { operadorid, email } = await app.make.operador({ rol })
  const token = await openSession(app, operadorid)
  return { ...caller(app, 'consola', token), operadorid, email, token }
}

/** The session of a program that is no browser, for its `_session`. */
export const openProgramSession = (
  app: TestApp,
  { contactid }: Pick<Carrier, 'contactid'>,
): Promise<string> => openSession(app, contactid, 'programa')

async function openSession({ owner }: TestApp, sujeto: string, carried?: Carried): Promise<string> {
  const { token, hash } = newSessionToken(carried)
  await sql`select crear_sesion(${hash}, ${sujeto})`.execute(owner)
  return token
}
