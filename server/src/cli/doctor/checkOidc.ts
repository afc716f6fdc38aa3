import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { Finding } from '../../finding.ts'
import type { OidcSettings, Settings } from '../../settings.ts'

const finding = (level: Finding['level'], sentence: string): Finding => ({
  what: 'Ingreso por la empresa',
  level,
  sentence,
})

/** Whether the company's sign-in answers, and whether somebody comes in when it doesn't; nothing where none is set. */
export async function checkOidc(
  db: Kysely<Database>,
  { oidc, baseUrl }: Pick<Settings, 'oidc' | 'baseUrl'>,
): Promise<Finding[]> {
  if (!oidc) return []
  return [await checkIssuer(oidc, baseUrl), await checkLocal(db, oidc)]
}

async function checkIssuer(oidc: OidcSettings, baseUrl: string): Promise<Finding> {
  const { issuer } = oidc
  const { createIssuer } = await import('../../oidc/issuer.ts')
  let reason = ''
  try {
    await createIssuer(oidc, baseUrl, (said) => (reason = said)).look()
    return finding('bien', `${issuer} contesta.`)
  } catch {
    return finding(
      'mal',
      `${issuer} no contesta como debe (${reason}): mientras tanto nadie entra por ahí. Fijate en OIDC_ISSUER y en la salida a esa dirección.`,
    )
  }
}

async function checkLocal(db: Kysely<Database>, { local }: OidcSettings): Promise<Finding> {
  if (local === undefined)
    return finding('bien', 'quien tiene contraseña también entra con ella: OIDC_LOCAL la deja a uno solo.')
  const found = await db
    .selectFrom('operador')
    .innerJoin('privado.credencial', 'sujeto', 'operadorid')
    .select('operadorid')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', local))
    .where('rol', '=', 'administrador')
    .where('activo', '=', true)
    .executeTakeFirst()
  return found
    ? finding('bien', `${local} entra con contraseña si la empresa no contesta.`)
    : finding(
        'mal',
        `${local} (OIDC_LOCAL) no es un administrador activo con contraseña: si la empresa no contesta no entra nadie. npm run portal -- admin ${local}`,
      )
}
