import { sql, type Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { DemoDocumento } from './data.ts'
import type { DemoRecurso } from './insertRecursos.ts'
import type { PresentedPaper, KeptFile } from './keepFiles.ts'
import { moment } from './moments.ts'

interface Presented {
  recursos: readonly DemoRecurso[]
  files: ReadonlyMap<PresentedPaper, KeptFile>
  /** Who decided them. */
  operadorid: string
  now: Date
}

/** Presentations with their files, and the history that they leave. */
export async function insertDocumentos(
  trx: Transaction<Database>,
  { recursos, files, operadorid, now }: Presented,
): Promise<void> {
  const tipos = await trx.selectFrom('tipo_documento').select(['tipodocumentoid', 'clave']).execute()
  const tipoByClave = new Map(tipos.map((tipo) => [tipo.clave, tipo.tipodocumentoid]))
  const all = recursos.flatMap((recurso) => recurso.documentos.map((documento) => ({ recurso, documento })))

  const rows = all.map(({ recurso, documento }, order) => {
    const tipodocumentoid = tipoByClave.get(documento.tipo.clave)
    if (tipodocumentoid === undefined) throw new Error(`no document type ${documento.tipo.clave}`)
    const decided = decision(documento, operadorid, now, order, all.length)
    return {
      cuenta_id: recurso.cuenta_id,
      recursoid: recurso.recursoid,
      tipodocumentoid,
      numero: documento.paper.numero,
      fecha_emision: documento.fecha_emision,
      fecha_vencimiento: documento.fecha_vencimiento,
      periodo: documento.periodo,
      bloqueado: documento.estado === 'bloqueado',
      presentado: moment(now, documento.presentedDaysAgo, order, all.length).toISOString(),
      presentado_por: recurso.contactid,
      // What a mark is on is named by its file: that one is decided once the file is there.
      ...(documento.marca ? waiting : decided),
      bloqueado_desde: documento.estado === 'bloqueado' ? decided.decidido : null,
    }
  })
  const inserted = await trx
    .insertInto('documento')
    .values(rows)
    .returning(['documentoid', 'recursoid', 'tipodocumentoid', 'presentado'])
    .execute()

  // Rows come back in no promised order; a slot has no two presentations of one moment.
  const idOf = new Map(inserted.map((row) => [keyOf(row), row.documentoid]))
  await trx
    .insertInto('archivo')
    .values(
      all.map(({ recurso, documento }, order) => {
        const file = files.get(documento)
        const row = rows[order]
        const documentoid = row ? idOf.get(keyOf(row)) : undefined
        if (!file || !row || documentoid === undefined)
          throw new Error('demo document without its file or id')
        return {
          ...file,
          cuenta_id: recurso.cuenta_id,
          documentoid,
          createdtime: row.presentado,
          subido_por: recurso.contactid,
        }
      }),
    )
    .execute()
  for (const [order, { documento }] of all.entries()) {
    const row = rows[order]
    const documentoid = row && idOf.get(keyOf(row))
    if (documento.marca === undefined || documentoid === undefined) continue
    await trx
      .updateTable('documento')
      .set({
        ...decision(documento, operadorid, now, order, all.length),
        marca: sql`(select ${JSON.stringify(documento.marca)}::jsonb || jsonb_build_object('archivoid', min(archivoid))
          from archivo where documentoid = ${documentoid})`,
      })
      .where('documentoid', '=', documentoid)
      .execute()
  }
  await insertHistorial(trx, [...idOf.values()])
}

const waiting = {
  estado: 'en revision',
  motivo: null,
  causa: null,
  decidido: null,
  decidido_por: null,
} as const

function decision(
  { estado, motivo, causa = null, decidedDaysAgo }: DemoDocumento,
  operadorid: string,
  now: Date,
  order: number,
  of: number,
) {
  if (decidedDaysAgo === null) return waiting
  const decidido = moment(now, decidedDaysAgo, order + 0.5, of).toISOString()
  return {
    estado: estado === 'bloqueado' ? ('aprobado' as const) : estado,
    motivo,
    causa,
    decidido,
    decidido_por: operadorid,
  }
}

function keyOf(row: { recursoid: string; tipodocumentoid: string; presentado: string }): string {
  return `${row.recursoid}|${row.tipodocumentoid}|${row.presentado}`
}

/** As using the product writes it, at the moments when it would have: a line when presented, when decided, and when its date passed. */
async function insertHistorial(trx: Transaction<Database>, documentoids: readonly string[]): Promise<void> {
  await sql`
    insert into historial (cuenta_id, docrechistorial_estado, createdtime, tiporecurso, recursoid, choferid, dominioid, dominio,
      marca, nombre, tipodocumentoid, tipodocumento, documentoid, actor, actor_nombre, nota)
    select d.cuenta_id, e.estado, e.momento, r.tiporecurso, r.recursoid,
      case when r.tiporecurso like 'chofer%' then r.recursoid end, case when r.tiporecurso like 'dominio%' then r.recursoid end,
      r.dominio, r.marca, r.nombre, t.tipodocumentoid, t.nombre, d.documentoid, e.actor, coalesce(nombre_de(e.actor), 'Sistema'), e.nota
    from documento d
    join recurso r on r.cuenta_id = d.cuenta_id and r.recursoid = d.recursoid
    join tipo_documento t on t.tipodocumentoid = d.tipodocumentoid
    cross join lateral (values
      ('en revision', d.presentado, d.presentado_por, null),
      (case when d.bloqueado then 'bloqueado' else d.estado end, d.decidido, d.decidido_por, d.motivo),
      ('vencido', case when d.es_vigente and not d.bloqueado and d.fecha_vencimiento < hoy()
        then (d.fecha_vencimiento + 1 + time '00:05') at time zone 'America/Argentina/Buenos_Aires' end,
        null, 'Venció el ' || fecha_es(d.fecha_vencimiento))
    ) e(estado, momento, actor, nota)
    where d.documentoid = any(${[...documentoids]}::text[]) and e.momento is not null
    order by e.momento`.execute(trx)
}
