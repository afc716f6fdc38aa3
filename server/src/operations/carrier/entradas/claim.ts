import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { together } from '../../../database/together.ts'

/** Files that this carrier uploaded and that belong to nothing yet: as those of a document are claimed. */
export async function claim(
  db: Kysely<Database>,
  entradaid: string,
  archivos: readonly string[],
  lost: () => Error,
  from = 0,
): Promise<void> {
  const claimed = await together(
    archivos.map((archivoid, at) =>
      db
        .updateTable('archivo')
        .set({ entradaid, posicion: from + at })
        .where('archivoid', '=', archivoid)
        .where('documentoid', 'is', null)
        .where('entradaid', 'is', null)
        .executeTakeFirst(),
    ),
  )
  if (claimed.some(({ numUpdatedRows }) => numUpdatedRows === 0n)) throw lost()
}
