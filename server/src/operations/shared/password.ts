import type { Idioma } from '@portal/contract/idioma.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { proveedorName } from '../../mail/proveedor.ts'
import { sendMail } from '../../mail/sendMail.ts'
import { contrasenaCambiada } from '../../mail/templates/aboutSignIn.ts'

/** Whose password it is: a contacto or an operador. */
export interface PasswordOwner {
  sujeto: string
  email: string
  nombre: string
  /** In which letters are written to the person. */
  idioma: Idioma
  /** What somebody who knows the person would try first: the e-mail, the names, the companies. */
  known: string[]
  /** Of the password so far; null until the first one is set. */
  hash: string | null
}

export interface TwoStepOwner extends PasswordOwner {
  /** Of the second step: what signing in asks a code of, and what was shown and is still to be activated. */
  secreto: string | null
  nuevo: string | null
}

/** `ingreso`: as the role that knows passwords. Nothing for an unknown e-mail. */
export async function findContacto(
  ingreso: Kysely<Database>,
  email: string,
): Promise<TwoStepOwner | undefined> {
  const { rows } = await sql<TwoStepOwner & { empresa: string }>`
    select contactid as sujeto, email, contact_firstname || ' ' || contact_lastname as nombre, accountname as empresa, hash,
      secreto, nuevo, idioma
    from credencial_de(${email})`.execute(ingreso)
  const [found] = rows
  return found && { ...found, known: [email, found.nombre, found.empresa, await proveedorName(ingreso)] }
}

/** The same of one of the provider's people. */
export async function findOperador(
  ingreso: Kysely<Database>,
  email: string,
): Promise<TwoStepOwner | undefined> {
  const { rows } = await sql<TwoStepOwner>`
    select operadorid as sujeto, ${email} as email, nombre, hash, secreto, nuevo, idioma
    from credencial_operador(${email})`.execute(ingreso)
  const [found] = rows
  return found && { ...found, known: [email, found.nombre, await proveedorName(ingreso)] }
}

/** `url`: where somebody who did not change it gets the password back. */
export async function tellPasswordChanged(
  db: Kysely<Database>,
  { email, nombre, idioma }: Pick<PasswordOwner, 'email' | 'nombre' | 'idioma'>,
  url?: string,
): Promise<void> {
  await sendMail(db, {
    para: email,
    plantilla: 'contrasenaCambiada',
    mail: contrasenaCambiada({
      idioma,
      proveedor: await proveedorName(db),
      firstname: nombre,
      email,
      momento: new Date(),
      url,
    }),
  })
}

/** Of a carrier's person. */
export const loginUrl = ({ baseUrl }: { baseUrl: string }): string => `${baseUrl}/auth/login`

export const resetUrl = ({ baseUrl }: { baseUrl: string }): string => `${baseUrl}/auth/reset-password`
