import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../database/schema.ts'

/** Of those that wait longest: turns go round among these, so that a long line isn't sorted each minute. */
const maxLooked = 1_000

/**
 * Files of documents that wait for a decision, in turns that go round among the accounts, without those that are damaged.
 * `which` says of a file `a` whether it is one of those that a job still has to look at.
 */
export const filesThatWait = (db: Kysely<Database>, which: RawBuilder<boolean>, max: number) =>
  db
    .with('espera', (with_) =>
      with_
        .selectFrom('documento as d')
        .innerJoin('archivo as a', (join) =>
          join.onRef('a.documentoid', '=', 'd.documentoid').onRef('a.cuenta_id', '=', 'd.cuenta_id'),
        )
        .select(['a.archivoid', 'a.cuenta_id', 'a.mediatype', 'a.clave', 'a.sha256'])
        .select(['a.miniatura', 'a.no_dibujado', 'a.posicion', 'd.presentado', 'd.documentoid'])
        .where('d.estado', '=', 'en revision')
        .where(which)
        .where(sql<boolean>`not exists (select from archivo_danado x where x.clave = a.clave collate "C")`)
        .orderBy('d.presentado')
        .orderBy('d.documentoid')
        .limit(maxLooked),
    )
    .selectFrom('espera')
    .selectAll()
    .orderBy(sql`row_number() over (partition by cuenta_id order by presentado, documentoid, posicion)`)
    .orderBy('presentado')
    .limit(max)
    .execute()
