import { spelledPatente } from '@portal/contract/patentes.ts'
import { sql, type RawBuilder } from 'kysely'
import { lugaresDeChofer, lugaresDeDominio } from '@portal/contract/lugaresDeUnidad.ts'
import { onlyDigits } from '@portal/contract/identificacion.ts'

/**
 * What `like` looks for: what was typed, wherever it stands, as sin_acentos writes it; its signs stand for themselves,
 * once it is without accents, because that may make a sign of another. A subquery, because a plan that
 * is kept for any text would otherwise take its accents away again for every row.
 */
export const patternOf = (typed: string) =>
  sql<string>`(select '%' || regexp_replace(sin_acentos(${typed}), '([\\\\%_])', '\\\\\\1', 'g') || '%')`

/** `column` holds what was typed, whatever its accents and case. `column` is text as sin_acentos writes it. */
export function contains(column: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  return sql<boolean>`${column} like ${patternOf(typed)}`
}

/** Of a list's `searched`: these columns, one after the other, hold what was typed. Any of them may be empty. */
export function says(first: string, ...others: readonly string[]) {
  const orEmpty = (column: string) => sql`coalesce(${sql.ref(column)}, '')`
  // One by itself is written as an index of it is.
  const text =
    others.length === 0 ? sql.ref(first) : sql.join([first, ...others].map(orEmpty), sql` || ' ' || `)
  return (typed: string): RawBuilder<boolean> => contains(sql`sin_acentos(${text})`, typed)
}

/** Of a list's `searched`: each word of what was typed stands in one of these columns, whichever. */
export const saysWords =
  (...columns: [string, ...string[]]) =>
  (typed: string): RawBuilder<boolean> =>
    sql<boolean>`(${sql.join(wordsOf(typed).map(says(...columns)), sql` and `)})`

/** What was typed, word by word: so many that each has a bit of a number. */
export const wordsOf = (typed: string): string[] => typed.split(/\s+/).filter(Boolean).slice(0, 16)

/** The same of a column that is written as sin_acentos does already. */
export const saysIn = (texto: string) => (typed: string) => contains(sql.ref(texto), typed)

/** A number among it is found however it is typed: `30-99900001-2`. */
export const orNumber =
  (said: (typed: string) => RawBuilder<boolean>) =>
  (typed: string): RawBuilder<boolean> => {
    const digits = onlyDigits(typed)
    return /^\d+$/.test(digits) ? sql<boolean>`(${said(typed)} or ${said(digits)})` : said(typed)
  }

/**
 * Search in choferes and dominios. Both have a trigram index, which a carrier's own statement can't use; definer
 * functions that answer ids can. See docs/decisions/0011.
 */

const searched = {
  chofer: { id: sql.ref('choferid'), find: sql.ref('choferes_que_dicen') },
  dominio: { id: sql.ref('dominioid'), find: sql.ref('dominios_que_dicen') },
}
type Searched = keyof typeof searched

/** Rows of the table, or of its view, that hold what was typed, in any of its spellings. */
export const mentions =
  (table: Searched) =>
  (typed: string): RawBuilder<boolean> => {
    const spellings = spellingsOf(typed)
    return hasTrigrams(spellings)
      ? sql`${searched[table].id} = any ((select ${found(table, spellings)})::text[])`
      : hold(spellings)
  }

/** `column` names a row of the table that holds what was typed. */
export const mentionsBy = (
  table: Searched,
  column: RawBuilder<unknown>,
  typed: string,
): RawBuilder<boolean> => sql<boolean>`${column} in (${idsOf(table, typed)})`

function idsOf(table: Searched, typed: string) {
  const spellings = spellingsOf(typed)
  const { id } = searched[table]
  return hasTrigrams(spellings)
    ? sql`select unnest(${found(table, spellings)}) as ${id}`
    : sql`select ${id} from ${sql.table(table)} where cuenta_id = mi_cuenta() and ${hold(spellings)}`
}

/** Units that hold what was typed in their own name, or in their parts'. */
export function unidadMentions(search: string): RawBuilder<boolean> {
  const parts = (names: readonly string[], found: RawBuilder<unknown>) =>
    names.map((name) => sql`u.${sql.ref(name)} in (${found})`)
  // What parts say is looked up once for all places that they may have.
  return sql`unidadid = any (array(
    with d as materialized (${idsOf('dominio', search)}), c as materialized (${idsOf('chofer', search)})
    select u.unidadid from unidad u where u.cuenta_id = mi_cuenta() and (${sql.join(
      [
        contains(sql.ref('u.texto'), search),
        ...parts(lugaresDeDominio, sql`select dominioid from d`),
        ...parts(lugaresDeChofer, sql`select choferid from c`),
      ],
      sql` or `,
    )})))`
}

/** A plate or a number may be typed `AB 123 CD` or `30.111.222`; a full name, without the comma it is kept with. */
function spellingsOf(typed: string): string[] {
  const joined = spelledPatente(typed)
  const words = typed.split(/\s+/).slice(0, 4)
  const withComma = words
    .slice(1)
    .map((_, i) => `${words.slice(0, i + 1).join(' ')}, ${words.slice(i + 1).join(' ')}`)
  return [...new Set([typed, ...(/\d/.test(joined) ? [joined] : withComma)])]
}

/** The rows of either table, of whatever carrier, that hold what was typed: for those who may read all of them. */
export const mentionsAnywhere = (typed: string): RawBuilder<boolean> => hold(spellingsOf(typed))

/** Without three letters in a row there is nothing to look up. */
const hasTrigrams = (spellings: readonly string[]) => spellings.every((each) => /[\p{L}\p{N}]{3}/u.test(each))

const found = (table: Searched, spellings: readonly string[]) =>
  sql`${searched[table].find}(array[${sql.join(spellings.map(patternOf))}])`

const hold = (spellings: readonly string[]) =>
  sql<boolean>`(${sql.join(
    spellings.map((each) => contains(sql.ref('texto'), each)),
    sql` or `,
  )})`
