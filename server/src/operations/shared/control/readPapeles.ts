import type { Result } from '@portal/contract'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'

type Papel = Result<'ControlesDelMes'>['records'][number]['celdas'][number]['papeles'][number]

/** What is said of papers beside a control, by their ids. */
export async function readPapeles(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Papel>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('documento as d')
    .innerJoin('tipo_documento as t', 't.tipodocumentoid', 'd.tipodocumentoid')
    .select([
      'd.documentoid',
      'd.tipodocumentoid',
      't.nombre as tipodocumento',
      't.nombre_corto',
      'd.estado',
      'd.bloqueado',
      'd.periodo',
      'd.decidido',
      sql<string | null>`nombre_de(d.decidido_por)`.as('decidido_por'),
      'd.motivo',
    ])
    .where(sql<boolean>`d.cuenta_id = mi_cuenta()`)
    .where(sql<boolean>`d.documentoid = any (${[...new Set(ids)]})`)
    .execute()
  return new Map(rows.map((row) => [row.documentoid, row]))
}
