import { sql } from 'kysely'
import { newSessionToken } from '../sessions/token.ts'
import type { TestApp } from './app.ts'
import { caller, type CarrierCaller, type ProviderCaller } from './caller.ts'

/** Enough for a name that nothing else has. */
let made = 0

interface CarrierOptions {
  /** 1 Habilitado unless said otherwise. */
  estado?: 1 | 2 | 3 | 4
  rol?: 'titular' | 'colaborador'
  /** Another person of an account that is there. */
  cuentaId?: string
  password?: string
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
export async function signedIn(app: TestApp, options: CarrierOptions = {}): Promise<Carrier> {
  const n = ++made
  const email = `persona${n}@transporte.example`
  const cuentaId = options.cuentaId ?? (await makeCuenta(app, n, options.estado ?? 1))
  const { contactid } = await app.owner
    .insertInto('contacto')
    .values({
      cuenta_id: cuentaId,
      firstname: `Ana ${n}`,
      lastname: 'Prueba',
      email,
      mobile: '+5491154445566',
      rol: options.rol ?? 'titular',
    })
    .returning('contactid')
    .executeTakeFirstOrThrow()
  if (options.password !== undefined) await setPassword(app, contactid, options.password)
  const token = await openSession(app, contactid)
  return { ...caller(app, 'portal', token), contactid, cuentaId, email, token }
}

/** One of the provider's people with an open session. */
export async function signedInOperador(
  app: TestApp,
  { rol = 'revisor', password }: { rol?: 'revisor' | 'administrador'; password?: string } = {},
): Promise<Operador> {
  const n = ++made
  const email = `operador${n}@proveedor.example`
  const { operadorid } = await app.owner
    .insertInto('operador')
    .values({ nombre: `Operadora ${n}`, email, rol })
    .returning('operadorid')
    .executeTakeFirstOrThrow()
  if (password !== undefined) await setPassword(app, operadorid, password)
  const token = await openSession(app, operadorid)
  return { ...caller(app, 'consola', token), operadorid, email, token }
}

async function makeCuenta(app: TestApp, n: number, estado: 1 | 2 | 3 | 4): Promise<string> {
  const { cuenta_id } = await app.owner
    .insertInto('cuenta')
    .values({
      accountname: `Transportes ${n}`,
      tipo_documento: 'Extranjero',
      cuit: `PRUEBA-${n}`,
      estado,
      estado_motivo: estado === 1 ? null : 'Prueba',
      email: `cuenta${n}@transporte.example`,
      mailingstreet: 'Calle de prueba 1',
      othercountry: 'Argentina',
      otherstate: 'Córdoba',
      othercity: 'Córdoba',
    })
    .returning('cuenta_id')
    .executeTakeFirstOrThrow()
  return cuenta_id
}

async function setPassword({ owner, services }: TestApp, sujeto: string, password: string): Promise<void> {
  await sql`select guardar_clave(${sujeto}, ${await services.passwords.hash(password)})`.execute(owner)
}

async function openSession({ owner }: TestApp, sujeto: string): Promise<string> {
  const { token, hash } = newSessionToken()
  await sql`select crear_sesion(${hash}, ${sujeto})`.execute(owner)
  return token
}
