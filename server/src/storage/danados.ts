import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { keyColumns, type KeyColumn } from './keyColumns.ts'
import { ChangedBytes, DamagedBytes, MissingBytes, StorageUnavailable, type Storage } from './storage.ts'

/** Kept files that are not what was kept: how it is found, and where it is noted. */

/** A file as its rows tell of it. */
export interface Guardado {
  clave: string
  size: number
  /** Hex. */
  sha256: string
}

export type Causa = 'falta' | 'tamanio' | 'contenido'

function causaOf(error: MissingBytes): Causa {
  if (error instanceof ChangedBytes) return 'contenido'
  return error instanceof DamagedBytes ? 'tamanio' : 'falta'
}

/** Reads all of it; nothing when it is what was kept. Rejects when that can't be told now. */
export async function damageOf(
  { clave, size, sha256 }: Guardado,
  storage: Pick<Storage, 'open'>,
): Promise<Causa | undefined> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of await storage.open(clave, size)) hash.update(chunk as Buffer) // a store gives bytes
  } catch (error) {
    if (error instanceof MissingBytes) return causaOf(error)
    if (error instanceof StorageUnavailable || !isOfItsBytes(error)) throw error
    return 'contenido'
  }
  return hash.digest('hex') === sha256 ? undefined : 'contenido'
}

/** A disk that can't read a part of it. */
const isOfItsBytes = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EIO'

/** Every file that a row names, once; thumbnails have no sum, and are drawn again. */
export async function guardados(db: Kysely<Database>) {
  const { rows } = await sql.raw<KeyColumn>(keyColumns).execute(db)
  const tablas = rows.filter(({ isThumbnail }) => !isThumbnail)
  return sql<Guardado>`(${sql.join(
    tablas.map(({ tabla, columna }) => sql.raw(`select ${columna} as clave, size, sha256 from ${tabla}`)),
    sql` union all `,
  )})`
}

/** Notes it, unless nobody names those bytes any more: then they were removed as they should. Answers whether it did. */
export async function noteDamage(db: Kysely<Database>, clave: string, causa: Causa): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into archivo_danado (clave, causa)
    select ${clave}, ${causa} where exists (select from ${await guardados(db)} g where g.clave collate "C" = ${clave})
    on conflict (clave) do update set causa = excluded.causa`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

/** A storage that tells of each file that it was asked for and that is not what was kept. */
export function tellingStorage(storage: Storage, tell: (clave: string, causa: Causa) => void): Storage {
  return {
    ...storage,
    async open(key, size, sha256) {
      const noted = (error: unknown) => error instanceof MissingBytes && tell(key, causaOf(error))
      try {
        return (await storage.open(key, size, sha256)).once('error', noted)
      } catch (error) {
        noted(error)
        throw error
      }
    },
  }
}
