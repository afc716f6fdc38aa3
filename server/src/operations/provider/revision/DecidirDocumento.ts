import { refuse, refuseField, type FieldOf, type Input } from '@portal/contract'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import type { Marca } from '@portal/contract/documentos.ts'
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
type Field = FieldOf<'DecidirDocumento'>

export const DecidirDocumento: Handler<'DecidirDocumento'> = async (decision, context) => {
  const { db } = context
  const { documentoid, motivo } = decision
  const documentos = await lockDocumentos(db, decision)
  requireRejection(decision)
  switch (decision.decision) {
    case 'aprobar':
      for (const documento of documentos) {
        requireWaiting(documento)
        await approve(db, documento, decision)
      }
      break
    case 'rechazar':
      documentos.forEach(requireWaiting)
      await reject(db, documentos, { motivo: requireMotivo(motivo), marca: decision.marca })
      await tellRejected(documentos, requireMotivo(motivo), context)
      break
    case 'bloquear':
      for (const documento of documentos) {
        if (documento.bloqueado || documento.estado === 'anulado') throw refuse('STALE_VERSION')
        await setBlocked(db, documento.documentoid, { bloqueado: true, motivo: requireMotivo(motivo) })
      }
      break
    case 'desbloquear':
      for (const documento of documentos) {
        if (!documento.bloqueado) throw refuse('STALE_VERSION')
        await setBlocked(db, documento.documentoid, { bloqueado: false, motivo: motivo ?? null })
      }
      break
  }
  return { records: [await readRevision(db, documentoid)] }
}

/**
 * The one that is named, then the others of its presentation that are decided with it. Locked until the end, always in one
 * order: of two who decide at once, the second finds it decided.
 */
async function lockDocumentos(db: Kysely<Database>, { documentoid, tambien = [], version }: Decision) {
  const ids = [...new Set([documentoid, ...tambien])]
  const found = await db
    .selectFrom('documento as d')
    .innerJoin('tipo_documento as t', 't.tipodocumentoid', 'd.tipodocumentoid')
    .selectAll('d')
    .select(['t.vigencia', 't.meses', 't.dia_exigible', 't.nombre as tipo'])
    .where('d.documentoid', 'in', ids)
    .orderBy('d.documentoid')
    .forUpdate('d')
    .execute()
  const documentos = ids.flatMap((id) => found.filter((each) => each.documentoid === id))
  const [documento] = documentos
  if (!documento || documentos.length < ids.length) throw refuse('RECORD_NOT_FOUND')
  if (version !== undefined && version !== documento.version) throw refuse('STALE_VERSION')
  const together = documentos.every(({ presentacionid }) => presentacionid === documento.presentacionid)
  if (ids.length > 1 && (documento.presentacionid === null || !together))
    throw refuseField<Field>('tambien', 'No se presentaron juntos: decidí cada uno por separado')
  return documentos
}

type Locked = Awaited<ReturnType<typeof lockDocumentos>>[number]

function requireRejection({ decision, marca }: Decision): void {
  if (marca !== undefined && decision !== 'rechazar')
    throw refuseField<Field>('marca', 'Solo un rechazo señala un lugar del papel')
}

function requireWaiting({ estado, bloqueado }: Locked): void {
  if (estado !== 'en revision' || bloqueado) throw refuse('STALE_VERSION')
}

function requireMotivo(motivo: string | null | undefined): string {
  if (!motivo) throw refuseField<Field>('motivo', requerido)
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

async function reject(
  db: Kysely<Database>,
  documentos: readonly Locked[],
  { motivo, marca }: { motivo: string; marca: Marca | undefined },
): Promise<void> {
  const marcas = marca && (await marcasOf(db, documentos, marca))
  for (const { documentoid } of documentos) {
    await db
      .updateTable('documento')
      .set({
        estado: 'rechazado',
        motivo,
        marca: marcas?.get(documentoid) ?? null,
        decidido: sql`now()`,
        decidido_por: sql`yo()`,
        version: sql`version + 1`,
      })
      .where('documentoid', '=', documentoid)
      .execute()
    await sql`select anotar_historial(${documentoid}, 'rechazado', ${motivo})`.execute(db)
  }
}

/** The mark on each one's own file: those that were presented together have the same files in the same order. */
async function marcasOf(
  db: Kysely<Database>,
  documentos: readonly Locked[],
  marca: Marca,
): Promise<ReadonlyMap<string, Marca>> {
  const archivos = await db
    .selectFrom('archivo')
    .select(['archivoid', 'documentoid', 'posicion', 'mediatype'])
    .where(
      'documentoid',
      'in',
      documentos.map(({ documentoid }) => documentoid),
    )
    .execute()
  const marked = archivos.find(({ archivoid }) => archivoid === marca.archivoid)
  if (!marked) throw refuseField<Field>('marca', 'El lugar señalado no es de este documento')
  // How many pages a PDF has, nobody keeps.
  if (marked.mediatype !== 'application/pdf' && marca.pagina !== 1)
    throw refuseField<Field>('marca', 'Una imagen tiene una sola página')
  return new Map(
    archivos.flatMap(({ archivoid, documentoid, posicion }) =>
      documentoid !== null && posicion === marked.posicion
        ? [[documentoid, { ...marca, archivoid }] as const]
        : [],
    ),
  )
}

/** One letter, however many were rejected with the one paper. */
async function tellRejected(
  documentos: readonly Locked[],
  motivo: string,
  { db, services }: Context,
): Promise<void> {
  const [documento] = documentos
  if (!documento) throw new Error('nothing was rejected')
  const to = await db
    .selectFrom('contacto')
    .select(['email', 'firstname'])
    .where('contactid', '=', documento.presentado_por)
    .executeTakeFirstOrThrow()
  const recursos = await db
    .selectFrom('recurso')
    .select('nombre')
    .where('cuenta_id', '=', documento.cuenta_id)
    .where(
      'recursoid',
      'in',
      documentos.map(({ recursoid }) => recursoid),
    )
    .orderBy('nombre')
    .execute()
  await sendMail(db, {
    para: to.email,
    plantilla: 'documentoRechazado',
    mail: documentoRechazado({
      proveedor: await proveedorName(db),
      firstname: to.firstname,
      recursos: recursos.map(({ nombre }) => nombre),
      tipo: documento.tipo,
      motivo,
      url: `${services.settings.baseUrl}/app/pages/documentos?documento=${documento.documentoid}`,
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
