import { spelledPatente } from '@portal/contract/patentes.ts'
import { sql, type RawBuilder } from 'kysely'
import { contains, patternOf } from './paginate.ts'

/**
 * Search in choferes and dominios. Both have a trigram index, which a carrier's own statement can't use; definer
 * functions that answer ids can. See docs/decisions/0011.
 */

const searched = {
  chofer: { id: sql.ref('choferid'), find: sql.ref('choferes_que_dicen') },
  dominio: { id: sql.ref('dominioid'), find: sql.ref('dominios_que_dicen') },
}
type Searched = keyof typeof searched

/** Rows of the table, or of its view, that hold what was typed. A plate or a number is found however it was typed: `AB 123 CD`, `30.111.222`. */
export function mentions(table: Searched, typed: string): RawBuilder<boolean> {
  const spellings = spellingsOf(typed)
  return hasTrigrams(spellings)
    ? sql`${searched[table].id} = any ((select ${found(table, spellings)})::text[])`
    : hold(spellings)
}

/** `column` names a row of the table that holds what was typed. */
export function mentionsBy(table: Searched, column: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  const spellings = spellingsOf(typed)
  const ids = hasTrigrams(spellings)
    ? sql`select unnest(${found(table, spellings)})`
    : sql`select ${searched[table].id} from ${sql.table(table)} where cuenta_id = mi_cuenta() and ${hold(spellings)}`
  return sql`${column} in (${ids})`
}

function spellingsOf(typed: string): string[] {
  const joined = spelledPatente(typed)
  return /\d/.test(joined) && joined !== typed ? [typed, joined] : [typed]
}

/** Without three letters in a row there is nothing to look up. */
const hasTrigrams = (spellings: readonly string[]) => spellings.every((each) => /[\p{L}\p{N}]{3}/u.test(each))

const found = (table: Searched, spellings: readonly string[]) =>
  sql`${searched[table].find}(array[${sql.join(spellings.map(patternOf))}])`

const hold = (spellings: readonly string[]) =>
  sql<boolean>`(${sql.join(
    spellings.map((each) => contains(sql.ref('texto'), each)),
    sql` or `,
  )})`
