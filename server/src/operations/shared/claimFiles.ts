import { sentence } from '@portal/contract/wording.ts'
import { refuseField, type FieldOf } from '@portal/contract'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { together } from '../../database/together.ts'

interface Claim {
  /** What is being presented; the first is the one whose paper was uploaded. */
  documentos: readonly { documentoid: string; recursoid: string }[]
  tipodocumentoid: string
  archivos: readonly string[]
}

/**
 * The files of a presentation: those that this carrier uploaded and no document has claimed, and those of one that was
 * rejected, of the same type and of one of these resources. A file belongs to one document: the others, and one that is
 * presented anew, get a row of their own for the same bytes, which are kept once.
 */
export async function claimFiles(
  db: Kysely<Database>,
  { documentos, tipodocumentoid, archivos }: Claim,
): Promise<void> {
  const [first, ...others] = documentos
  if (!first) throw new Error('a presentation without a document')
  const recursos = documentos.map(({ recursoid }) => recursoid)
  const fresh = await together(
    archivos.map((archivoid, posicion) =>
      db
        .updateTable('archivo')
        .set({ documentoid: first.documentoid, posicion })
        .where('archivoid', '=', archivoid)
        .where('documentoid', 'is', null)
        .executeTakeFirst(),
    ),
  )
  for (const [posicion, archivoid] of archivos.entries()) {
    const claimed = (fresh[posicion]?.numUpdatedRows ?? 0n) > 0n
    if (!claimed && !(await isOfRejected(db, archivoid, { recursos, tipodocumentoid })))
      throw refuseField<FieldOf<'SaveDocumentoRecurso'>>('archivos', sentence('volveASubirLosArchivos'))
    const copies = (claimed ? others : documentos).map(({ documentoid }) => documentoid)
    if (copies.length > 0) await copyFile(db, archivoid, { copies, posicion })
  }
}

async function isOfRejected(
  db: Kysely<Database>,
  archivoid: string,
  { recursos, tipodocumentoid }: { recursos: readonly string[]; tipodocumentoid: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('archivo')
    .innerJoin('documento', (join) =>
      join
        .onRef('documento.documentoid', '=', 'archivo.documentoid')
        .onRef('documento.cuenta_id', '=', 'archivo.cuenta_id'),
    )
    .select('archivo.archivoid')
    .where('archivo.archivoid', '=', archivoid)
    .where('documento.tipodocumentoid', '=', tipodocumentoid)
    .where('documento.recursoid', 'in', recursos)
    .where('documento.estado', '=', 'rechazado')
    .where('documento.bloqueado', '=', false)
    .executeTakeFirst()
  return found !== undefined
}

async function copyFile(
  db: Kysely<Database>,
  archivoid: string,
  { copies, posicion }: { copies: readonly string[]; posicion: number },
): Promise<void> {
  await db
    .insertInto('archivo')
    .columns([
      'nombre',
      'size',
      'sha256',
      'mediatype',
      'clave',
      'miniatura',
      'no_dibujado',
      'documentoid',
      'posicion',
    ])
    .expression(
      db
        .selectFrom('archivo')
        .select([
          'nombre',
          'size',
          'sha256',
          'mediatype',
          'clave',
          'miniatura',
          'no_dibujado',
          sql<string>`unnest(${[...copies]}::text[])`.as('documentoid'),
          sql<number>`${posicion}::smallint`.as('posicion'),
        ])
        .where('archivoid', '=', archivoid),
    )
    .execute()
}
