import { refuse } from '@portal/contract'
import { sentence } from '@portal/contract/wording.ts'
import type { Handler } from '../../../handler.ts'
import { retenciones } from './queries.ts'

export const PonerRetencion: Handler<'PonerRetencion'> = async ({ recursoid = null, motivo }, { db }) => {
  const cuenta = await db.selectFrom('cuenta').select('cuenta_id').forUpdate().executeTakeFirst()
  if (!cuenta) throw refuse('RECORD_NOT_FOUND')
  if (recursoid !== null) {
    const recurso = await db
      .selectFrom('recurso')
      .select('recursoid')
      .where('recursoid', '=', recursoid)
      .executeTakeFirst()
    if (!recurso) throw refuse('RECORD_NOT_FOUND')
  }
  const twin = await retenciones(db)
    .where((is) => is('x.recursoid', recursoid === null ? 'is' : '=', recursoid))
    .executeTakeFirst()
  if (twin)
    throw refuse('DUPLICATE', {
      twin: twin.retencionid,
      words: { que: 'una retención legal' },
      fields: { motivo: sentence('yaEstaRetenido') },
    })
  const { retencionid } = await db
    .insertInto('retencion')
    .values({ recursoid, motivo })
    .returning('retencionid')
    .executeTakeFirstOrThrow()
  return { records: await retenciones(db).where('x.retencionid', '=', retencionid).execute() }
}
