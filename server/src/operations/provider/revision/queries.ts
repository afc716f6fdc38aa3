import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { bloqueoOf } from '../../shared/bloqueo.ts'
import { archivosOf, readDocumento } from '../../shared/documento.ts'
import { datosOf } from '../../shared/datosOf.ts'
import { esperaDe } from './espera.ts'

/** A presentation with all that deciding it takes. */
export async function readRevision(db: Kysely<Database>, documentoid: string) {
  const documento = await readDocumento(db, documentoid)
  const { cuenta_id, recursoid, tipodocumentoid, tiporecurso } = documento
  const [cuenta, recurso, espera, bloqueo, vigente, siguiente] = await Promise.all([
    db
      .selectFrom('cuenta')
      .select(['accountname', 'cuit', 'tipo_documento', 'estado as estado_cuenta'])
      .where('cuenta_id', '=', cuenta_id)
      .executeTakeFirstOrThrow(),
    datosOf(db, { tiporecurso, recursoid }),
    db
      .selectFrom('documento as d')
      .select([
        esperaDe('d').dias.as('dias'),
        esperaDe('d').fuera_de_plazo.as('fuera_de_plazo'),
        sql<number | null>`plazo_de_revision()`.as('plazo_revision_dias'),
      ])
      .where('d.documentoid', '=', documentoid)
      .executeTakeFirstOrThrow(),
    documento.estado === 'bloqueado' ? bloqueoOf(db, documento) : undefined,
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
    ...espera,
    recurso,
    bloqueo: bloqueo ?? null,
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
