import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { hasDemo } from '../../demo/hasDemo.ts'
import type { Finding } from '../../finding.ts'

const finding = (level: Finding['level'], sentence: string): Finding => ({
  what: 'Personas',
  level,
  sentence,
})

/** Whether somebody can run the console, somebody can whom everybody knows the password of, and somebody can't sign in whose e-mail reads as another's. */
export async function checkPeople(db: Kysely<Database>): Promise<Finding[]> {
  const administrador = await db
    .selectFrom('operador')
    .leftJoin('privado.credencial', 'sujeto', 'operadorid')
    .select('operadorid')
    .where((eb) => eb.or([eb('sujeto', 'is not', null), eb('por_empresa', '=', true)]))
    .where('rol', '=', 'administrador')
    .where('activo', '=', true)
    .executeTakeFirst()
  const findings: Finding[] = []
  if (!administrador)
    findings.push(
      finding(
        'mal',
        'nadie puede administrar la consola: creá a alguien con npm run portal -- admin <email>.',
      ),
    )
  if (await hasDemo(db))
    findings.push(
      finding(
        'aviso',
        'hay cuentas de demostración, con contraseña pública: antes de abrir Portal a otros, npm run portal -- demo remove.',
      ),
    )
  const alike = await readAlike(db)
  if (alike.length > 0)
    findings.push(
      finding(
        'aviso',
        `no puede entrar quien tiene un email que se lee igual que el de otra persona: ${alike.join(', ')}. A una persona de una cuenta, su titular la desactiva y la invita con otro email; a un operador, lo mismo en Operadores.`,
      ),
    )
  return findings.length > 0 ? findings : [finding('bien', 'hay quien administre la consola.')]
}

/** E-mails that the migration to one spelling (0037) left as they were written, because somebody else had that spelling. */
async function readAlike(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from (select email, activo from contacto union all select email, activo from operador) p
    where activo and lower(normalize(email, NFKC)) <> lower(email) order by email`.execute(db)
  return rows.map(({ email }) => email)
}
