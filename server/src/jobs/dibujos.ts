import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { drawnLater, type Thumbnails } from '../thumbnails/thumbnails.ts'
import { filesThatWait } from './filesThatWait.ts'
import { goOnSoon, type Balance } from './tareas.ts'

interface DibujosParts {
  /** As the owner. */
  db: Kysely<Database>
  thumbnails: Pick<Thumbnails, 'find'>
  /** After so long a run begins no other file, and another run goes on: jobs are short, so that the server may end. */
  sliceMs?: number
}

/** As many as a slice draws of small ones. */
const maxOfSlice = 100

/**
 * Asks the drawer for the files of documents that wait for a decision and that nobody has drawn yet, each in its account's
 * name and in turns that go round among the accounts: one at a time, so that who looks at a list waits for one of them at
 * most. A file that is lost, or for which there is no room, is left for the next run.
 */
export async function drawWaiting({ db, thumbnails, sliceMs = 5_000 }: DibujosParts): Promise<Balance> {
  const until = performance.now() + sliceMs
  const files = await filesThatWait(
    db,
    sql<boolean>`a.miniatura is null and a.no_dibujado is null and a.mediatype in (${sql.join(drawnLater)})`,
    maxOfSlice,
  )
  let [hechos, fallidos] = [0, 0]
  for (const file of files) {
    try {
      await thumbnails.find(file, file.cuenta_id)
      hechos++
    } catch {
      fallidos++
    }
    if (performance.now() > until) break
  }
  const isThrough = hechos + fallidos === files.length && files.length < maxOfSlice
  if (!isThrough && hechos > 0) await goOnSoon(db, 'dibujos')
  return { hechos, fallidos }
}
