import { readFile } from 'node:fs/promises'
import { momentoLegible } from '@portal/contract/calendario.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { reasonOf, type Finding } from '../../finding.ts'
import type { TsaSettings } from '../../settings.ts'
import { findLastSello } from '../../sellos/sello.ts'
import { readRaices } from '../../testigos/testigo.ts'

const finding = (level: Finding['level'], sentence: string): Finding => ({
  what: 'Sello de tiempo',
  level,
  sentence,
})

/** A root without a stamp for longer is told as wrong: its task tries each hour. */
const lateMs = 6 * 60 * 60_000

/** Whether the last night is stamped, and by whom; nothing where no authority is set. */
export async function checkSellos(db: Kysely<Database>, tsa: TsaSettings | undefined): Promise<Finding[]> {
  if (!tsa) return []
  if (tsa.ca !== undefined) {
    try {
      const { autoridadesDe } = await import('@portal/legajo/sello.ts')
      autoridadesDe(await readFile(tsa.ca))
    } catch (error) {
      return [finding('mal', `no se pueden leer los certificados de TSA_CA, ${tsa.ca} (${reasonOf(error)}).`)]
    }
  }
  const [[last], sello] = [await readRaices(db, 1), await findLastSello(db)]
  const trust = tsa.ca === undefined ? ' Sin TSA_CA se acepta el de cualquiera que conteste.' : ''
  const said = sello
    ? `la noche ${sello.numero} la selló ${sello.autoridad}, ${momentoLegible(new Date(sello.momento))}.`
    : 'todavía no hay ninguno.'
  if (last && last.numero !== sello?.numero && Date.now() - Date.parse(last.momento) > lateMs)
    return [
      finding(
        'mal',
        `la noche ${last.numero} no tiene: ${said} Tareas dice qué contestó la autoridad.${trust}`,
      ),
    ]
  return [finding(sello && tsa.ca !== undefined ? 'bien' : 'aviso', `${said}${trust}`)]
}
