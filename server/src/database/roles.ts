import { createHmac } from 'node:crypto'
import pg from 'pg'

/** The roles that act for whoever opened a session: a carrier's person, and one of the provider's. */
export const sessionRoles = ['portal_app', 'portal_proveedor'] as const

/**
 * The roles that requests act as: those, and the one of whoever has no session yet, which alone knows passwords and
 * begins sessions. They own nothing; the owner is whoever the database's URL names. See docs/decisions/0065.
 */
export const requestRoles = [...sessionRoles, 'portal_ingreso'] as const
export type RequestRole = (typeof requestRoles)[number]

/** The database's roles would not keep carriers apart; the sentence says what to do. */
export class UnsafeRoleError extends Error {
  override readonly name = 'UnsafeRoleError'
}

/**
 * Makes the roles of requests, or gives them this installation's password. Every node derives the same one from the
 * owner's URL, so nothing else has to be configured or kept.
 */
export async function ensureRoles(owner: pg.Client, ownerUrl: string): Promise<void> {
  await refuseUnsafe(owner, ['current_user'])
  for (const role of requestRoles) await ensureRole(owner, role, rolePassword(ownerUrl, role))
  await owner.query(
    `do $$ begin execute format('revoke temporary on database %I from public', current_database()); end $$`,
  )
  await requireSafeRoles(owner)
  await refuseTemporary(owner)
}

/** Roles are the whole cluster's: of two databases of it that are brought up at once, one tries again. */
async function ensureRole(owner: pg.Client, role: RequestRole, password: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [role])
    try {
      // DDL takes no parameters; both are ours, and the password is hexadecimal.
      await owner.query(`${rowCount === 0 ? 'create' : 'alter'} role ${role} login password '${password}'`)
      return
    } catch (error) {
      const met = error instanceof pg.DatabaseError && metAnother.includes(error.code ?? '')
      if (!met || tries === 10) throw error
    }
  }
}

/** What PostgreSQL says of a role that somebody else makes or changes at the same moment. */
const metAnother = ['XX000', '42710', '23505']

/** Throws an UnsafeRoleError when the owner, or a role of requests that is there, would see every carrier's rows. */
export async function requireSafeRoles(owner: pg.ClientBase): Promise<void> {
  await refuseUnsafe(owner, ['current_user', ...requestRoles.map((role) => `'${role}'`)])
}

/** The same when such a role could make something of its own where it is kept for whom a transaction acts. */
export async function refuseTemporary(owner: pg.ClientBase): Promise<void> {
  const { rows } = await owner.query<{ rolname: string }>(
    `select rolname from pg_roles
     where rolname = any ($1) and has_database_privilege(oid, current_database(), 'temporary')`,
    [requestRoles],
  )
  const [unsafe] = rows
  if (unsafe)
    throw new UnsafeRoleError(
      `El rol ${unsafe.rolname} de PostgreSQL puede crear tablas temporales, y así los datos de un transportista no ` +
        'estarían a salvo de otro. Como dueño de la base: revoke temporary on database … from public, ' +
        `${unsafe.rolname};`,
    )
}

/** The owner's URL as one of the roles of requests. */
export function roleUrl(ownerUrl: string, role: RequestRole): string {
  const url = new URL(ownerUrl)
  url.username = role
  url.password = rolePassword(ownerUrl, role)
  return url.href
}

function rolePassword(ownerUrl: string, role: RequestRole): string {
  return createHmac('sha256', new URL(ownerUrl).password).update(role).digest('hex')
}

async function refuseUnsafe(owner: pg.ClientBase, names: readonly string[]): Promise<void> {
  const { rows } = await owner.query<{ rolname: string }>(
    `select rolname from pg_roles where rolname in (${names.join(', ')}) and (rolsuper or rolbypassrls)`,
  )
  const [unsafe] = rows
  if (unsafe)
    throw new UnsafeRoleError(
      `El rol ${unsafe.rolname} de PostgreSQL es superusuario o saltea la seguridad por filas, y así los datos de ` +
        'un transportista no estarían a salvo de otro. Creá uno común y su base: ' +
        "create role portal login createrole password '…'; create database portal owner portal; " +
        'y nombralo en DATABASE_URL.',
    )
}
