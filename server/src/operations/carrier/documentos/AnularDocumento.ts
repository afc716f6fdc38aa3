import { sentence } from '@portal/contract/wording.ts'
import { refuse, refuseField, type FieldOf } from '@portal/contract'
import { sql } from 'kysely'
import { together } from '../../../database/together.ts'
import { worksOnData } from '../../../handler.ts'
import { readDocumento } from '../../shared/documento.ts'

export const AnularDocumento = worksOnData<'AnularDocumento'>(async ({ documentoid, version }, { db }) => {
  const [, before] = await together([
    sql`select esperar_casillas(${[documentoid]})`.execute(db),
    readDocumento(db, documentoid),
  ])
  if (version !== undefined && version !== before.version) throw refuse('STALE_VERSION')
  if (before.estado === 'bloqueado' || before.estado_recurso === 'BLOQUEADO') throw refuse('RESOURCE_BLOCKED')
  if (before.estado !== 'en revision')
    throw refuseField<FieldOf<'AnularDocumento'>>('documentoid', sentence('soloSePuedeAnularUnDocumento'))
  const { numUpdatedRows } = await db
    .updateTable('documento')
    .set({ estado: 'anulado', version: before.version + 1 })
    .where('documentoid', '=', documentoid)
    .where('estado', '=', 'en revision')
    .where('bloqueado', '=', false)
    .where('version', '=', before.version)
    .executeTakeFirst()
  // Somebody decided it between the reading and the writing.
  if (numUpdatedRows === 0n) throw refuse('STALE_VERSION')
  await sql`select anotar_historial(${documentoid}, 'anulado')`.execute(db)
  return { records: [await readDocumento(db, documentoid)] }
})
