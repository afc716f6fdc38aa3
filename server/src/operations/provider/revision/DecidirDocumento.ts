import { sentence } from '@portal/contract/wording.ts'
import { refuse, refuseField, type FieldOf, type Input } from '@portal/contract'
import { diaEnBuenosAires, hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import type { Marca } from '@portal/contract/documentos.ts'
import { requerido } from '@portal/contract/values.ts'
import {
  aprobacionProblems,
  fechas,
  fechasConSentido,
  mesYaPaso,
  vencimientoDe,
  type FechasDeclaradas,
} from '@portal/contract/vigencia.ts'
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { together } from '../../../database/together.ts'
import { worksOnData } from '../../../handler.ts'
import { readRevision } from './queries.ts'

type Decision = Input<'DecidirDocumento'>
type Field = FieldOf<'DecidirDocumento'>

export const DecidirDocumento = worksOnData<'DecidirDocumento'>(async (decision, { db }) => {
  const { documentoid, marca } = decision
  const documentos = await lockDocumentos(db, decision)
  requireRejection(decision)
  switch (decision.decision) {
    case 'aprobar': {
      documentos.forEach(requireWaiting)
      const dated = documentos.map((documento) => approved(documento, requireFechas(documento, decision)))
      await take(db, { estado: 'aprobado', motivo: null, cambios: dated, deTodos: decidedNow('aprobado') })
      break
    }
    case 'rechazar': {
      documentos.forEach(requireWaiting)
      const motivo = requireMotivo(decision)
      const causa = decision.causa ?? 'otra'
      const marcas = marca && (await marcasOf(db, documentos, marca))
      const cambios = documentos.map(({ documentoid }) => ({
        documentoid,
        motivo,
        causa,
        marca: marcas?.get(documentoid) ?? null,
      }))
      await take(db, { estado: 'rechazado', motivo, cambios, deTodos: decidedNow('rechazado') })
      break
    }
    case 'bloquear': {
      if (documentos.some(({ bloqueado, estado }) => bloqueado || estado === 'anulado'))
        throw refuse('STALE_VERSION')
      const motivo = requireMotivo(decision)
      const cambios = documentos.map(({ documentoid }) => ({ documentoid, bloqueado: true, motivo }))
      await take(db, { estado: 'bloqueado', motivo, cambios, deTodos: blockedNow })
      break
    }
    case 'desbloquear': {
      if (documentos.some(({ bloqueado }) => !bloqueado)) throw refuse('STALE_VERSION')
      const reasons = await reasonsOfRejection(db, documentos)
      const cambios = documentos.map(({ documentoid }) => ({
        documentoid,
        bloqueado: false,
        bloqueado_desde: null,
        motivo: reasons.get(documentoid) ?? null,
      }))
      await take(db, { estado: 'desbloqueado', motivo: decision.motivo ?? null, cambios, deTodos: nothing })
      break
    }
  }
  return { records: [await readRevision(db, documentoid)] }
})

/** What changes of one document; `columnas_de_decision` says what may. */
type Change = Partial<Selectable<Database['documento']>> & { documentoid: string }

interface Taken {
  /** As the history tells it. */
  estado: Database['decision']['estado']
  motivo: string | null
  cambios: readonly Change[]
  /** What changes of all, and the database alone knows. */
  deTodos: RawBuilder<unknown>
}

/** The moment, and who decides. */
const decidedNow = (estado: 'aprobado' | 'rechazado') =>
  sql`jsonb_build_object('estado', ${estado}::text, 'decidido', now(), 'decidido_por', yo())`
const blockedNow = sql`jsonb_build_object('bloqueado_desde', now())`
const nothing = sql`'{}'::jsonb`

/**
 * Keeps how they stood, for who takes the decision back, has its line of history and its letter written later, and changes
 * them: all of them at once.
 */
async function take(db: Kysely<Database>, { estado, motivo, cambios, deTodos }: Taken): Promise<void> {
  const ids = cambios.map(({ documentoid }) => documentoid)
  const byId = JSON.stringify(
    Object.fromEntries(cambios.map(({ documentoid, ...cambio }) => [documentoid, cambio])),
  )
  await together([
    sql`select tomar_decision(${ids}, ${estado}, ${motivo})`.execute(db),
    sql`select escribir_decision(${byId}::jsonb, ${deTodos})`.execute(db),
  ])
}

/**
 * The one that is named, then the others of its presentation that are decided with it. Locked until the end, always in one
 * order: of two who decide at once, the second finds it decided.
 */
async function lockDocumentos(db: Kysely<Database>, { documentoid, tambien = [], version }: Decision) {
  const ids = [...new Set([documentoid, ...tambien])]
  const [, found] = await together([
    sql`select esperar_casillas(${ids})`.execute(db),
    db
      .selectFrom('documento as d')
      .innerJoin('tipo_documento as t', 't.tipodocumentoid', 'd.tipodocumentoid')
      .selectAll('d')
      .select(['t.vigencia', 't.meses', 't.dia_exigible', 't.nombre as tipo'])
      .where('d.documentoid', 'in', ids)
      .orderBy('d.documentoid')
      .forUpdate('d')
      .execute(),
  ])
  const documentos = ids.flatMap((id) => found.filter((each) => each.documentoid === id))
  const [documento] = documentos
  if (!documento || documentos.length < ids.length) throw refuse('RECORD_NOT_FOUND')
  if (version !== undefined && version !== documento.version) throw refuse('STALE_VERSION')
  const atOnce = documentos.every(({ presentacionid }) => presentacionid === documento.presentacionid)
  if (ids.length > 1 && (documento.presentacionid === null || !atOnce))
    throw refuseField<Field>('tambien', sentence('noSePresentaronJuntos'))
  return documentos
}

type Locked = Awaited<ReturnType<typeof lockDocumentos>>[number]

function requireRejection({ decision, marca, causa }: Decision): void {
  if (decision === 'rechazar') return
  if (marca !== undefined) throw refuseField<Field>('marca', sentence('soloUnRechazoSenalaUnLugar'))
  if (causa !== undefined) throw refuseField<Field>('causa', sentence('soloUnRechazoTieneUnaCausa'))
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
  // What came late for its month was taken as such.
  const aunqueVencido = decision.aunque_vencido || sigueTardio(documento, declaradas)
  const fields = aprobacionProblems(documento, declaradas, hoyEnBuenosAires(), { aunqueVencido })
  if (Object.keys(fields).length > 0) throw refuse('INVALID_INPUT', { fields })
  return declaradas
}

const approved = (documento: Locked, declaradas: FechasDeclaradas): Change => ({
  documentoid: documento.documentoid,
  ...declaradas,
  fecha_vencimiento: vencimientoDe(documento, declaradas),
  tardio: sigueTardio(documento, declaradas),
})

/** Of one that came late for its month, whether it did by the month that the reviewer reads on it too. */
const sigueTardio = (documento: Locked, declaradas: FechasDeclaradas): boolean =>
  documento.tardio && mesYaPaso(documento, declaradas, diaEnBuenosAires(new Date(documento.presentado)))

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
  if (!marked) throw refuseField<Field>('marca', sentence('elLugarSenalado'))
  // How many pages a PDF has, nobody keeps.
  if (marked.mediatype !== 'application/pdf' && marca.pagina !== 1)
    throw refuseField<Field>('marca', sentence('unaImagenTieneUnaSolaPagina'))
  return new Map(
    archivos.flatMap(({ archivoid, documentoid, posicion }) =>
      documentoid !== null && posicion === marked.posicion
        ? [[documentoid, { ...marca, archivoid }] as const]
        : [],
    ),
  )
}

/** The block's reason stood in its place: once lifted, whoever reads a rejected document has to find why again. */
async function reasonsOfRejection(
  db: Kysely<Database>,
  documentos: readonly Locked[],
): Promise<ReadonlyMap<string, string | null>> {
  const rejected = documentos.filter(({ estado }) => estado === 'rechazado')
  const { rows } = await sql<{ documentoid: string; motivo: string | null }>`
    select d.documentoid, coalesce(
      (select e.motivo from decision e join decision_documento x using (decisionid)
        where x.documentoid = d.documentoid and e.estado = 'rechazado' order by e.decisionid desc limit 1),
      (select h.nota from historial h
        where h.cuenta_id = d.cuenta_id and h.recursoid = d.recursoid and h.documentoid = d.documentoid
          and h.docrechistorial_estado = 'rechazado'
        order by h.createdtime desc limit 1)) as motivo
    from documento d where d.documentoid = any (${rejected.map(({ documentoid }) => documentoid)})`.execute(
    db,
  )
  return new Map(rows.map(({ documentoid, motivo }) => [documentoid, motivo]))
}
