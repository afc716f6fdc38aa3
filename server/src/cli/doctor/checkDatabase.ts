import type pg from 'pg'
import { findPending } from '../../database/migrate.ts'
import { MigrationError } from '../../database/migrationError.ts'
import { refuseTemporary, requireSafeRoles, UnsafeRoleError } from '../../database/roles.ts'
import type { Finding } from '../../finding.ts'

interface DatabaseState {
  findings: Finding[]
  /** Its tables are those of this version: the other checks can ask it. */
  current: boolean
}

export async function checkDatabase(client: pg.ClientBase): Promise<DatabaseState> {
  const { rows } = await client.query<{
    version: string
    major: number
    migrated: boolean
    createsRoles: boolean
    spanish: boolean
  }>(
    `select split_part(current_setting('server_version'), ' ', 1) as version, current_setting('server_version_num')::int / 10000 as major,
       to_regclass('public.migracion') is not null as migrated,
       (select rolcreaterole from pg_roles where rolname = current_user) as "createsRoles",
       'nz' < 'ñ' and 'ñ' < 'o' as spanish`,
  )
  const [found] = rows
  if (!found) throw new Error('a query without an answer')
  const order: Finding[] = found.spanish ? [] : [foreignOrder]
  const bad = (sentence: string): DatabaseState => ({
    findings: [{ what: 'Base de datos', level: 'mal', sentence }],
    current: false,
  })
  if (found.major < 15) return bad(`es PostgreSQL ${found.version}, y Portal necesita 15 o más nuevo.`)
  if (!found.createsRoles)
    return bad('a su rol le falta CREATEROLE: alter role … createrole, como administrador de PostgreSQL.')
  try {
    await requireSafeRoles(client)
    if (!found.migrated) return waiting('está vacía: se prepara en el primer inicio.', order)
    const { migrations, views } = await findPending(client)
    const lacking = [...migrations.map(({ name }) => name), ...(views ? ['las vistas'] : [])]
    if (lacking.length > 0)
      return waiting(
        `es de una versión anterior (por poner al día: ${lacking.join(', ')}): hacé un respaldo e iniciá Portal, que la actualiza.`,
        order,
      )
    await refuseTemporary(client)
  } catch (error) {
    if (error instanceof UnsafeRoleError || error instanceof MigrationError) return bad(error.message)
    throw error
  }
  return {
    findings: [
      { what: 'Base de datos', level: 'bien', sentence: `PostgreSQL ${found.version}, al día.` },
      ...order,
    ],
    current: true,
  }
}

/** Lists come in the database's own order: nothing is lost by another, but a name with ñ stands where nobody looks. */
const foreignOrder: Finding = {
  what: 'Base de datos',
  level: 'aviso',
  sentence:
    "no ordena en español (la ñ queda al final): creala con locale_provider icu icu_locale 'es', como dice docs/operacion.md, y pasale los datos con backup y restore.",
}

function waiting(sentence: string, others: readonly Finding[]): DatabaseState {
  return { findings: [{ what: 'Base de datos', level: 'aviso', sentence }, ...others], current: false }
}
