import { sentence, type Sentence } from '@portal/contract/wording.ts'
import { refuseField, type FieldOf } from '@portal/contract'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Tipo } from './queries.ts'

/**
 * What was presented has to be judged by what it says: another vigencia may leave it without what that asks. Months that
 * stand beside each other would hide behind one of them, papers without a month could not be told apart (see
 * docs/decisions/0042), and one that was approved without an end would be valid for ever.
 */
export async function refuseUnreadable(
  db: Kysely<Database>,
  { tipodocumentoid, vigencia: was }: Pick<Tipo, 'tipodocumentoid' | 'vigencia'>,
  is: Tipo['vigencia'],
): Promise<void> {
  if (was === is) return
  const presentada = db
    .selectFrom('documento')
    .select(sql`1`.as('una'))
    .where('tipodocumentoid', '=', tipodocumentoid)
    .where('es_ultimo', '=', true)
    .limit(1)
  if (was === 'mensual' || is === 'mensual') {
    if (await presentada.executeTakeFirst())
      throw no(was === 'mensual' ? sentence('yaSePresentaronMeses') : sentence('yaSePresentaronPapeles'))
    return
  }
  if (is === 'sin vencimiento') return
  const sinFin = db
    .selectFrom('documento')
    .select(sql`1`.as('uno'))
    .where('tipodocumentoid', '=', tipodocumentoid)
    .where('es_vigente', '=', true)
    .where('fecha_vencimiento', 'is', null)
    .limit(1)
  if (await sinFin.executeTakeFirst()) throw no(sentence('hayAprobadosSinVencimiento'))
}

const no = (sentence: Sentence) => refuseField<FieldOf<'SaveTipoDocumento'>>('vigencia', sentence)
