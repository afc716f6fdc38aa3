import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { archivosOf, readDocumento } from '../../operations/shared/documento.ts'
import { datosOf } from '../shared/datosOf.ts'

/** A presentation with all that deciding it takes. */
export async function readRevision(db: Kysely<Database>, documentoid: string) {
  const documento = await readDocumento(db, documentoid)
  const { cuenta_id, recursoid, tipodocumentoid, tiporecurso } = documento
  const [cuenta, recurso, vigente, siguiente] = await Promise.all([
    db
      .selectFrom('cuenta')
      .select(['accountname', 'cuit', 'tipo_documento', 'estado as estado_cuenta'])
      .where('cuenta_id', '=', cuenta_id)
      .executeTakeFirstOrThrow(),
    datosOf(db, { tiporecurso, recursoid }),
    db
      .selectFrom('documento')
      .select(['documentoid', 'fecha_emision', 'fecha_vencimiento', 'periodo', 'numero'])
      .where('cuenta_id', '=', cuenta_id)
      .where('recursoid', '=', recursoid)
      .where('tipodocumentoid', '=', tipodocumentoid)
      .where(sql<boolean>`es_vigente`)
      .where('documentoid', '<>', documentoid)
      .executeTakeFirst(),
    nextInLine(db, documento),
  ])
  return {
    ...documento,
    ...cuenta,
    recurso,
    vigente: vigente ? { ...vigente, archivos: await archivosOf(db, vigente.documentoid) } : null,
    siguiente,
  }
}

/** The one that waits behind this; past the end of the queue, the one that waits longest. */
async function nextInLine(db: Kysely<Database>, after: { documentoid: string; presentado: string }) {
  const next = await db
    .selectFrom('documento')
    .select('documentoid')
    .where('estado', '=', 'en revision')
    .where('bloqueado', '=', false)
    .where('documentoid', '<>', after.documentoid)
    .orderBy(
      sql`(presentado, documentoid) > (select presentado, documentoid from documento where documentoid = ${after.documentoid}) desc, presentado, documentoid`,
    )
    .limit(1)
    .executeTakeFirst()
  return next?.documentoid ?? null
}
