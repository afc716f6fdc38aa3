import { refuse, refuseField, type FieldOf, type Input } from '@portal/contract'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import type { Causa } from '@portal/contract/causas.ts'
import type { Marca } from '@portal/contract/documentos.ts'
import { requerido } from '@portal/contract/values.ts'
import {
  aprobacionProblems,
  fechas,
  fechasConSentido,
  vencimientoDe,
  type FechasDeclaradas,
} from '@portal/contract/vigencia.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Handler } from '../../../handler.ts'
import { readRevision } from './queries.ts'

type Decision = Input<'DecidirDocumento'>
type Field = FieldOf<'DecidirDocumento'>

export const DecidirDocumento: Handler<'DecidirDocumento'> = async (decision, { db }) => {
  const { documentoid, marca } = decision
  const documentos = await lockDocumentos(db, decision)
  requireRejection(decision)
  switch (decision.decision) {
    case 'aprobar': {
      documentos.forEach(requireWaiting)
      const dated = documentos.map((documento) => [documento, requireFechas(documento, decision)] as const)
      await take(db, documentos, 'aprobado', null)
      for (const [documento, declaradas] of dated) await approve(db, documento, declaradas)
      break
    }
    case 'rechazar': {
      documentos.forEach(requireWaiting)
      const motivo = requireMotivo(decision)
      await take(db, documentos, 'rechazado', motivo)
      await reject(db, documentos, { motivo, marca, causa: decision.causa ?? 'otra' })
      break
    }
    case 'bloquear': {
      if (documentos.some(({ bloqueado, estado }) => bloqueado || estado === 'anulado'))
        throw refuse('STALE_VERSION')
      const motivo = requireMotivo(decision)
      await take(db, documentos, 'bloqueado', motivo)
      for (const each of documentos) await setBlocked(db, each.documentoid, { bloqueado: true, motivo })
      break
    }
    case 'desbloquear': {
      if (documentos.some(({ bloqueado }) => !bloqueado)) throw refuse('STALE_VERSION')
      const motivo = decision.motivo ?? null
      await take(db, documentos, 'desbloqueado', motivo)
      for (const each of documentos) await setBlocked(db, each.documentoid, { bloqueado: false, motivo })
      break
    }
  }
  return { records: [await readRevision(db, documentoid)] }
}

/** Keeps how they stood, for who takes the decision back, and has its line of history and its letter written later. */
async function take(
  db: Kysely<Database>,
  documentos: readonly Locked[],
  estado: Database['decision']['estado'],
  motivo: string | null,
): Promise<void> {
  const ids = documentos.map(({ documentoid }) => documentoid)
  await sql`select tomar_decision(${ids}, ${estado}, ${motivo})`.execute(db)
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

function requireRejection({ decision, marca, causa }: Decision): void {
  if (decision === 'rechazar') return
  if (marca !== undefined) throw refuseField<Field>('marca', 'Solo un rechazo señala un lugar del papel')
  if (causa !== undefined) throw refuseField<Field>('causa', 'Solo un rechazo tiene una causa')
}

function requireWaiting({ estado, bloqueado }: Locked): void {
  if (estado !== 'en revision' || bloqueado) throw refuse('STALE_VERSION')
}

function requireMotivo({ motivo }: Decision): string {
  if (!motivo) throw refuseField<Field>('motivo', requerido)
  return motivo
}

/** What the reviewer read on the paper wins over what was declared; what is not sent stays. */
function requireFechas(documento: Locked, decision: Decision): FechasDeclaradas {
  const declaradas = fechasConSentido(documento.vigencia, documento)
  for (const fecha of fechas) {
    const corrected = decision[fecha]
    if (corrected !== undefined) declaradas[fecha] = corrected
  }
  const aunqueVencido = decision.aunque_vencido
  const fields = aprobacionProblems(documento, declaradas, hoyEnBuenosAires(), { aunqueVencido })
  if (Object.keys(fields).length > 0) throw refuse('INVALID_INPUT', { fields })
  return declaradas
}

async function approve(db: Kysely<Database>, documento: Locked, declaradas: FechasDeclaradas): Promise<void> {
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
}

async function reject(
  db: Kysely<Database>,
  documentos: readonly Locked[],
  { motivo, marca, causa }: { motivo: string; marca: Marca | undefined; causa: Causa },
): Promise<void> {
  const marcas = marca && (await marcasOf(db, documentos, marca))
  for (const { documentoid } of documentos) {
    await db
      .updateTable('documento')
      .set({
        estado: 'rechazado',
        motivo,
        causa,
        marca: marcas?.get(documentoid) ?? null,
        decidido: sql`now()`,
        decidido_por: sql`yo()`,
        version: sql`version + 1`,
      })
      .where('documentoid', '=', documentoid)
      .execute()
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
}

/** The block's reason stood in its place: once lifted, whoever reads a rejected document has to find why again. */
const reasonOfRejection = (documentoid: string) => sql<
  string | null
>`case when estado = 'rechazado' then coalesce(
  (select e.motivo from decision e join decision_documento x using (decisionid)
    where x.documentoid = ${documentoid} and e.estado = 'rechazado' order by e.decisionid desc limit 1),
  (select h.nota from historial h
    where h.cuenta_id = documento.cuenta_id and h.recursoid = documento.recursoid and h.documentoid = ${documentoid}
      and h.docrechistorial_estado = 'rechazado'
    order by h.createdtime desc limit 1)) end`
