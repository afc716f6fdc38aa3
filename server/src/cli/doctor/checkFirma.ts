import { stat } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { reasonOf, type Finding } from '../../finding.ts'
import { clavesPath, readClaves } from '../../firma/claves.ts'
import { findInUse } from '../../firma/firma.ts'

/** Whether the key that signs is in this folder, and nobody else's to read. What is asked to be signed goes out of no other. */
export async function checkFirma(db: Kysely<Database>, dataDir: string): Promise<Finding> {
  const finding = (level: Finding['level'], sentence: string): Finding => ({ what: 'Firma', level, sentence })
  const path = clavesPath(dataDir)
  try {
    const [inUse, claves] = [await findInUse(db), await readClaves(dataDir)]
    if (inUse === undefined)
      return finding('aviso', 'todavía no hay clave: la hace el servidor cuando inicia.')
    if (!claves.some(({ claveid }) => claveid === inUse))
      return finding(
        (await isAsked(db)) ? 'mal' : 'aviso',
        `la clave ${inUse} no está en ${path}. Copiala de otro nodo o del servidor anterior, o hacé otra: npm run portal -- firma nueva`,
      )
    const { mode } = await stat(path)
    if ((mode & 0o077) !== 0)
      return finding('mal', `${path} la pueden leer otros usuarios de esta máquina: chmod 600 ${path}`)
    return finding('bien', `la clave ${inUse} está en su lugar.`)
  } catch (error) {
    return finding('mal', `no se puede leer ${path} (${reasonOf(error)}).`)
  }
}

async function isAsked(db: Kysely<Database>): Promise<boolean> {
  const asked = await db
    .selectFrom('webhook')
    .select('webhookid')
    .where('firma_publica', '=', true)
    .where('revocado', 'is', null)
    .executeTakeFirst()
  return asked !== undefined
}
