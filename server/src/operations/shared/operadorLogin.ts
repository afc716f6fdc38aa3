import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../../handler.ts'
import type { Settings } from '../../settings.ts'
import { producto } from '../../version.ts'

/** What every operador is told on arrival, whoever it is. Where the company signs in, the second step is its affair. */
export const forLogin = ({ sessionMinutes, smtpUrl }: Settings, porEmpresa: RawBuilder<boolean>) => [
  sql<number>`minutos_de_sesion(${sessionMinutes})`.as('duration'),
  sql<boolean>`exige_totp() and not ${porEmpresa}`.as('totp_obligatorio'),
  sql<boolean>`${porEmpresa}`.as('por_empresa'),
  sql<boolean>`${smtpUrl === undefined}::boolean`.as('correos_en_carpeta'),
  sql<{ nombre: string; logo: string | null }>`proveedor_publico()`.as('proveedor'),
  sql<typeof producto>`${JSON.stringify(producto)}::jsonb`.as('producto'),
]

/** Who calls, as the console shows them. */
export function readLogin({ db, caller, services }: Pick<Context, 'db' | 'caller' | 'services'>) {
  return db
    .selectFrom('operador')
    .select([
      'operadorid',
      'nombre',
      'rol',
      sql<boolean>`tiene_totp(operadorid)`.as('totp'),
      ...forLogin(services.settings, sql`es_de_empresa(${caller.tokenHash ?? null})`),
    ])
    .where('operadorid', '=', sql<string>`yo()`)
    .executeTakeFirstOrThrow()
}
