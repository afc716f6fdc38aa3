import { refuse, refuseField, type FieldOf, type Input } from '@portal/contract'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { presentacionProblems, vencimientoDe } from '@portal/contract/vigencia.ts'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Handler } from '../../../handler.ts'
import { readDocumento } from '../../shared/documento.ts'

type Field = FieldOf<'SaveDocumentoRecurso'>

type Documento = Selectable<Database['documento']>

export const SaveDocumentoRecurso: Handler<'SaveDocumentoRecurso'> = async ({ values }, { db }) => {
  const { recursoid, tipodocumentoid, archivos } = values
  // Two presentations of one slot take their turn, as in the database's own trigger.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${recursoid}/${tipodocumentoid}`}, 0))`.execute(
    db,
  )
  const tipo = await requireTipo(db, values)
  if (new Set(archivos).size !== archivos.length || archivos.length > tipo.max_archivos)
    throw refuse('TOO_MANY_FILES', {
      words: { max: String(tipo.max_archivos) },
      fields: { archivos: `Hasta ${tipo.max_archivos} archivos distintos` },
    })

  const fechas = {
    fecha_emision: values.fecha_emision ?? null,
    fecha_vencimiento: values.fecha_vencimiento ?? null,
    periodo: values.periodo ?? null,
  }
  const fields = presentacionProblems(tipo, fechas, hoyEnBuenosAires())
  if (Object.keys(fields).length > 0) throw refuse('INVALID_INPUT', { fields })

  await withdrawWaiting(db, { recursoid, tipodocumentoid, periodo: fechas.periodo })
  const { documentoid } = await db
    .insertInto('documento')
    .values({
      recursoid,
      tipodocumentoid,
      numero: values.numero ?? null,
      observacion: values.observacion ?? null,
      ...fechas,
      fecha_vencimiento: vencimientoDe(tipo, fechas),
      presentado_por: sql`yo()`,
    })
    .returning('documentoid')
    .executeTakeFirstOrThrow()
  await claimFiles(db, documentoid, archivos)
  await sql`select anotar_historial(${documentoid}, 'en revision')`.execute(db)
  return { records: [await readDocumento(db, documentoid)] }
}

/** The type's rules, when this resource may present it today. Of one month blocked, that month may not. */
async function requireTipo(
  db: Kysely<Database>,
  { recursoid, tipodocumentoid, periodo }: Input<'SaveDocumentoRecurso'>['values'],
) {
  const recurso = await db
    .selectFrom('recurso')
    .select('estado')
    .where('recursoid', '=', recursoid)
    .executeTakeFirst()
  if (!recurso) throw refuse('RECORD_NOT_FOUND')
  if (recurso.estado === 'BLOQUEADO') throw refuse('RESOURCE_BLOCKED')
  const casillas = await db
    .selectFrom('casilla')
    .innerJoin('tipo_documento as t', 't.tipodocumentoid', 'casilla.tipodocumentoid')
    .select([
      'casilla.estado',
      'casilla.mes',
      'casilla.periodo',
      't.vigencia',
      't.meses',
      't.dia_exigible',
      't.max_archivos',
    ])
    .where('casilla.recursoid', '=', recursoid)
    .where('casilla.tipodocumentoid', '=', tipodocumentoid)
    .where('casilla.exigible', '=', true)
    .execute()
  const tipo = casillas.find(({ mes }) => !mes)
  if (!tipo) throw refuseField<Field>('tipodocumentoid', 'Este documento no corresponde a este recurso')
  const isBlocked = casillas.some(
    (each) => each.estado === 'bloqueado' && (!each.mes || each.periodo === periodo),
  )
  if (isBlocked) throw refuse('RESOURCE_BLOCKED')
  return tipo
}

/** One for the same, of a monthly type for the same month, that nobody has decided yet gives way to the new one. */
async function withdrawWaiting(
  db: Kysely<Database>,
  { recursoid, tipodocumentoid, periodo }: Pick<Documento, 'recursoid' | 'tipodocumentoid' | 'periodo'>,
): Promise<void> {
  const waiting = await db
    .updateTable('documento')
    .set({ estado: 'anulado', version: sql`version + 1` })
    .where('recursoid', '=', recursoid)
    .where('tipodocumentoid', '=', tipodocumentoid)
    .where('periodo', 'is not distinct from', periodo)
    .where('estado', '=', 'en revision')
    .returning('documentoid')
    .execute()
  for (const { documentoid } of waiting)
    await sql`select anotar_historial(${documentoid}, 'anulado', 'Reemplazado por una nueva presentación')`.execute(
      db,
    )
}

/** Files that this carrier uploaded and no document has claimed. */
async function claimFiles(
  db: Kysely<Database>,
  documentoid: string,
  archivos: readonly string[],
): Promise<void> {
  let claimed = 0
  for (const [posicion, archivoid] of archivos.entries()) {
    const { numUpdatedRows } = await db
      .updateTable('archivo')
      .set({ documentoid, posicion })
      .where('archivoid', '=', archivoid)
      .where('documentoid', 'is', null)
      .executeTakeFirst()
    claimed += Number(numUpdatedRows)
  }
  if (claimed < archivos.length)
    throw refuseField<Field>('archivos', 'Volvé a subir los archivos: alguno ya no está disponible')
}
