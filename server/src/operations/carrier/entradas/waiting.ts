import { refuse } from '@portal/contract'
import type { Sentence } from '@portal/contract/wording.ts'
import { sentence } from '@portal/contract/wording.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'

/** What its pages may be moved of: it waits, and no sender of a pedido looks after it. */
export async function requireMovable(
  db: Kysely<Database>,
  ids: readonly string[],
  refused: (why: Sentence) => Error,
): Promise<void> {
  const found = await db
    .selectFrom('entrada')
    .select(['entradaid', 'estado', 'origen'])
    .where('entradaid', 'in', ids)
    .orderBy('entradaid')
    .forUpdate()
    .execute()
  if (found.length < new Set(ids).size) throw refuse('RECORD_NOT_FOUND')
  if (found.some(({ estado }) => estado !== 'espera')) throw refused(sentence('entradaYaDecidida'))
  if (found.some(({ origen }) => origen === 'pedido')) throw refused(sentence('entradaDePedido'))
}

/** Its pages, in order. */
export const pagesOf = async (db: Kysely<Database>, entradaid: string): Promise<string[]> => {
  const pages = await db
    .selectFrom('archivo')
    .select('archivoid')
    .where('entradaid', '=', entradaid)
    .where('documentoid', 'is', null)
    .orderBy('posicion')
    .execute()
  return pages.map(({ archivoid }) => archivoid)
}
