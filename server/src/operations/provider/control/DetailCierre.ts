import { refuse } from '@portal/contract'
import { constanciaUrl } from '@portal/contract/door.ts'
import type { Handler } from '../../../handler.ts'
import { selectCierres } from '../../shared/control/cierres.ts'

export const DetailCierre: Handler<'DetailCierre'> = async ({ cierreid }, { db }) => {
  const cierre = await selectCierres(db)
    .innerJoin('cuenta as c', 'c.cuenta_id', 'z.cuenta_id')
    .select(['c.cuenta_id as cuentaid', 'c.accountname'])
    .where('z.cierreid', '=', cierreid)
    .executeTakeFirst()
  if (!cierre) throw refuse('RECORD_NOT_FOUND')
  return { records: [{ ...cierre, url: constanciaUrl(cierreid) }] }
}
