import { sql } from 'kysely'
import type { Context } from '../../handler.ts'
import type { Settings } from '../../settings.ts'
import { producto } from '../../version.ts'

/** What every operador is told on arrival, whoever it is. */
export const forLogin = ({ sessionMinutes, smtpUrl }: Settings) => [
  sql<number>`minutos_de_sesion(${sessionMinutes})`.as('duration'),
  sql<boolean>`exige_totp()`.as('totp_obligatorio'),
  sql<boolean>`${smtpUrl === undefined}::boolean`.as('correos_en_carpeta'),
  sql<{ nombre: string; logo: string | null }>`proveedor_publico()`.as('proveedor'),
  sql<typeof producto>`${JSON.stringify(producto)}::jsonb`.as('producto'),
]

/** Who calls, as the console shows them. */
export function readLogin({ db, services }: Pick<Context, 'db' | 'services'>) {
  return db
    .selectFrom('operador')
    .select([
      'operadorid',
      'nombre',
      'rol',
      sql<boolean>`tiene_totp(operadorid)`.as('totp'),
      ...forLogin(services.settings),
    ])
    .where('operadorid', '=', sql<string>`yo()`)
    .executeTakeFirstOrThrow()
}
