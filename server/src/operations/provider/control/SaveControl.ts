import { refuse } from '@portal/contract'
import { worksOnData } from '../../../handler.ts'
import { selectControles } from '../../shared/control/tiposQuePrueban.ts'

export const SaveControl = worksOnData<'SaveControl'>(
  async ({ control, values: { version, ...values } }, { db }) => {
    const before = await db
      .selectFrom('control')
      .select('version')
      .where('clave', '=', control)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (version !== undefined && version !== before.version) throw refuse('STALE_VERSION')
    await db
      .updateTable('control')
      .set({ ...values, version: before.version + 1 })
      .where('clave', '=', control)
      .execute()
    return { records: await selectControles(db).where('k.clave', '=', control).execute() }
  },
)
