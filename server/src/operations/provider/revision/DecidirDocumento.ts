import { refuse, refuseField, type FieldOf, type Input } from '@portal/contract'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { requerido } from '@portal/contract/values.ts'
import { fechas, fechasConSentido, fechasProblems, vencimientoDe } from '@portal/contract/vigencia.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Context, Handler } from '../../../handler.ts'
import { proveedorName } from '../../../mail/proveedor.ts'
import { sendMail } from '../../../mail/sendMail.ts'
import { documentoRechazado } from '../../../mail/templates.ts'
import { readRevision } from './queries.ts'

type Decision = Input<'DecidirDocumento'>

export const DecidirDocumento: Handler<'DecidirDocumento'> = async (decision, context) => {
  const { db } = context
  const { documentoid, motivo } = decision
  const documento = await lockDocumento(db, decision)
  switch (decision.decision) {
    case 'aprobar':
      requireWaiting(documento)
      await approve(db, documento, decision)
      break
    case 'rechazar':
      requireWaiting(documento)
      await reject(documento, requireMotivo(motivo), context)
      break
    case 'bloquear':
      if (documento.bloqueado || documento.estado === 'anulado') throw refuse('STALE_VERSION')
      await setBlocked(db, documentoid, { bloqueado: true, motivo: requireMotivo(motivo) })
      break
    case 'desbloquear':
      if (!documento.bloqueado) throw refuse('STALE_VERSION')
      await setBlocked(db, documentoid, { bloqueado: false, motivo: motivo ?? null })
      break
  }
  return { records: [await readRevision(db, documentoid)] }
}

/** Locked until the end: of two who decide at once, the second finds it decided. */
async function lockDocumento(db: Kysely<Database>, { documentoid, version }: Decision) {
  const documento = await db
    .selectFrom('documento as d')
    .innerJoin('tipo_documento as t', 't.tipodocumentoid', 'd.tipodocumentoid')
    .selectAll('d')
    .select(['t.vigencia', 't.meses', 't.dia_exigible', 't.nombre as tipo'])
    .where('d.documentoid', '=', documentoid)
    .forUpdate('d')
    .executeTakeFirst()
  if (!documento) throw refuse('RECORD_NOT_FOUND')
  if (version !== undefined && version !== documento.version) throw refuse('STALE_VERSION')
  return documento
}

type Locked = Awaited<ReturnType<typeof lockDocumento>>

function requireWaiting({ estado, bloqueado }: Locked): void {
  if (estado !== 'en revision' || bloqueado) throw refuse('STALE_VERSION')
}

function requireMotivo(motivo: string | null | undefined): string {
  if (!motivo) throw refuseField<FieldOf<'DecidirDocumento'>>('motivo', requerido)
  return motivo
}

/** What the reviewer read on the paper wins over what was declared; what is not sent stays. */
async function approve(db: Kysely<Database>, documento: Locked, decision: Decision): Promise<void> {
  const declaradas = fechasConSentido(documento.vigencia, documento)
  for (const fecha of fechas) {
    const corrected = decision[fecha]
    if (corrected !== undefined) declaradas[fecha] = corrected
  }
  const fields = fechasProblems(documento, declaradas, hoyEnBuenosAires())
  if (Object.keys(fields).length > 0) throw refuse('INVALID_INPUT', { fields })
  await db
    .updateTable('documento')
    .set({
      ...declaradas,
      fecha_vencimiento: vencimientoDe(documento, declaradas),
      estado: 'aprobado',
      decidido: sql`now()`,
      decidido_por: sql`yo()`,
      version: sql`version + 1`,
    })
    .where('documentoid', '=', documento.documentoid)
    .execute()
  await sql`select anotar_historial(${documento.documentoid}, 'aprobado')`.execute(db)
}

async function reject(documento: Locked, motivo: string, { db, services }: Context): Promise<void> {
  const { documentoid, tipo } = documento
  await db
    .updateTable('documento')
    .set({
      estado: 'rechazado',
      motivo,
      decidido: sql`now()`,
      decidido_por: sql`yo()`,
      version: sql`version + 1`,
    })
    .where('documentoid', '=', documentoid)
    .execute()
  await sql`select anotar_historial(${documentoid}, 'rechazado', ${motivo})`.execute(db)

  const to = await db
    .selectFrom('contacto')
    .innerJoin('recurso', 'recurso.cuenta_id', 'contacto.cuenta_id')
    .select(['contacto.email', 'contacto.firstname', 'recurso.nombre'])
    .where('contacto.contactid', '=', documento.presentado_por)
    .where('recurso.recursoid', '=', documento.recursoid)
    .executeTakeFirstOrThrow()
  await sendMail(db, {
    para: to.email,
    plantilla: 'documentoRechazado',
    mail: documentoRechazado({
      proveedor: await proveedorName(db),
      firstname: to.firstname,
      recurso: to.nombre,
      tipo,
      motivo,
      url: `${services.settings.baseUrl}/app/pages/documentos?documento=${documentoid}`,
    }),
  })
}

async function setBlocked(
  db: Kysely<Database>,
  documentoid: string,
  { bloqueado, motivo }: { bloqueado: boolean; motivo: string | null },
): Promise<void> {
  await db
    .updateTable('documento')
    .set({
      bloqueado,
      bloqueado_desde: bloqueado ? sql`now()` : null,
      motivo: bloqueado ? motivo : reasonOfRejection(documentoid),
      version: sql`version + 1`,
    })
    .where('documentoid', '=', documentoid)
    .execute()
  await sql`select anotar_historial(${documentoid}, ${bloqueado ? 'bloqueado' : 'desbloqueado'}, ${motivo})`.execute(
    db,
  )
}

/** The block's reason stood in its place: once lifted, whoever reads a rejected document has to find why again. */
const reasonOfRejection = (documentoid: string) => sql<string | null>`(
  select h.nota from historial h
  where h.cuenta_id = documento.cuenta_id and h.recursoid = documento.recursoid and h.documentoid = ${documentoid}
    and documento.estado = 'rechazado' and h.docrechistorial_estado = 'rechazado'
  order by h.createdtime desc limit 1)`
