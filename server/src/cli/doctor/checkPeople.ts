import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { hasDemo } from '../../demo/hasDemo.ts'
import type { Finding } from './finding.ts'

const finding = (level: Finding['level'], sentence: string): Finding => ({
  what: 'Personas',
  level,
  sentence,
})

/** Whether somebody can run the console, and whether somebody can whom everybody knows the password of. */
export async function checkPeople(db: Kysely<Database>): Promise<Finding[]> {
  const administrador = await db
    .selectFrom('operador')
    .innerJoin('privado.credencial', 'sujeto', 'operadorid')
    .select('operadorid')
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
  return findings.length > 0 ? findings : [finding('bien', 'hay quien administre la consola.')]
}
