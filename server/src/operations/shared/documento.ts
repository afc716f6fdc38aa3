import { refuse } from '@portal/contract'
import { maxAnteriores, type Marca } from '@portal/contract/documentos.ts'
import type { EstadoCasilla } from '@portal/contract/recursos.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { withApariencia } from './apariencia.ts'

const wireEstado = sql<
  'en revision' | 'aprobado' | 'rechazado' | 'anulado' | 'bloqueado'
>`case when d.bloqueado then 'bloqueado' else d.estado end`

/** A presentation with its files, its slot and the slot's other presentations; refuses what the caller can't see. */
export async function readDocumento(db: Kysely<Database>, documentoid: string) {
  const found = await db
    .selectFrom('documento as d')
    .innerJoin('recurso as r', (join) =>
      join.onRef('r.recursoid', '=', 'd.recursoid').onRef('r.cuenta_id', '=', 'd.cuenta_id'),
    )
    .innerJoin('tipo_documento as t', 't.tipodocumentoid', 'd.tipodocumentoid')
    .leftJoin('documento as v', (join) =>
      join
        .onRef('v.cuenta_id', '=', 'd.cuenta_id')
        .onRef('v.recursoid', '=', 'd.recursoid')
        .onRef('v.tipodocumentoid', '=', 'd.tipodocumentoid')
        .on(sql<boolean>`v.es_vigente`),
    )
    .leftJoin('documento as u', (join) =>
      join
        .onRef('u.cuenta_id', '=', 'd.cuenta_id')
        .onRef('u.recursoid', '=', 'd.recursoid')
        .onRef('u.tipodocumentoid', '=', 'd.tipodocumentoid')
        .on(sql<boolean>`u.es_ultimo`),
    )
    // Of a monthly type what speaks for its month, where nothing approved covers it.
    .leftJoin('documento as m', (join) =>
      join
        .onRef('m.cuenta_id', '=', 'd.cuenta_id')
        .onRef('m.recursoid', '=', 'd.recursoid')
        .onRef('m.tipodocumentoid', '=', 'd.tipodocumentoid')
        .onRef('m.periodo', '=', 'd.periodo')
        .on(
          sql<boolean>`m.es_del_mes and (m.estado <> 'aprobado' or m.bloqueado) and t.vigencia = 'mensual'`,
        ),
    )
    .select([
      'd.documentoid',
      'd.cuenta_id',
      'd.recursoid',
      'r.tiporecurso',
      'r.nombre',
      'r.dominio',
      'r.estado as estado_recurso',
      'd.tipodocumentoid',
      't.nombre as tipodocumento',
      't.nombre_corto',
      't.instrucciones',
      't.critico',
      't.vigencia',
      't.meses',
      't.dia_exigible',
      't.compartido',
      't.ejemplo',
      't.max_archivos',
      'd.numero',
      'd.fecha_emision',
      'd.fecha_vencimiento',
      'd.periodo',
      'd.tardio',
      'd.observacion',
      wireEstado.as('estado'),
      sql<EstadoCasilla>`case when m.documentoid is not null then estado_mes(m.estado, m.bloqueado)
          else estado_casilla(u.estado, u.bloqueado, v.documentoid, v.fecha_vencimiento, v.bloqueado, hoy()) end`.as(
        'estado_casilla',
      ),
      'd.presentado',
      sql<string>`coalesce(nombre_de(coalesce(d.presentado_por, d.presentado_por_operador)), '')`.as(
        'presentado_por',
      ),
      sql<boolean>`d.presentado_por is null`.as('presentado_por_proveedor'),
      sql<boolean>`d.presentado_por_operador is not distinct from yo()`.as('presentado_por_mi'),
      'd.decidido',
      sql<string | null>`nombre_de(d.decidido_por)`.as('decidido_por'),
      'd.motivo',
      // A block says its own reason in that one's place.
      sql<Marca | null>`case when not d.bloqueado then d.marca end`.as('marca_rechazo'),
      'd.presentacionid',
      'd.version',
    ])
    .where('d.documentoid', '=', documentoid)
    .execute()
  const [documento] = await withApariencia(db, found)
  if (!documento) throw refuse('RECORD_NOT_FOUND')
  const [archivos, eliminados, otras, juntos] = await Promise.all([
    archivosOf(db, documentoid),
    eliminadosOf(db, documentoid),
    otrasDe(db, documento),
    juntosDe(db, documento),
  ])
  return {
    ...documento,
    archivos,
    ...(eliminados.length > 0 && { eliminados }),
    ...otras,
    juntos,
  }
}

/** What its slot was presented before and since. */
async function otrasDe(
  db: Kysely<Database>,
  documento: { documentoid: string; cuenta_id: string; recursoid: string; tipodocumentoid: string },
) {
  const rows = await db
    .selectFrom('documento as d')
    .select([
      'd.documentoid',
      wireEstado.as('estado'),
      'd.presentado',
      'd.decidido',
      'd.fecha_vencimiento',
      'd.periodo',
      'd.motivo',
      sql<number>`count(*) over ()::int`.as('total'),
    ])
    .where('d.cuenta_id', '=', documento.cuenta_id)
    .where('d.recursoid', '=', documento.recursoid)
    .where('d.tipodocumentoid', '=', documento.tipodocumentoid)
    .where('d.documentoid', '<>', documento.documentoid)
    .orderBy('d.presentado', 'desc')
    .limit(maxAnteriores)
    .execute()
  return {
    anteriores: rows.map(({ total: _, ...presentacion }) => presentacion),
    mas_anteriores: (rows[0]?.total ?? 0) - rows.length,
  }
}

/** The others of one presentation, by full name. */
async function juntosDe(
  db: Kysely<Database>,
  {
    documentoid,
    cuenta_id,
    presentacionid,
  }: { documentoid: string; cuenta_id: string; presentacionid: string | null },
) {
  if (presentacionid === null) return []
  return db
    .selectFrom('documento as d')
    .innerJoin('recurso as r', (join) =>
      join.onRef('r.recursoid', '=', 'd.recursoid').onRef('r.cuenta_id', '=', 'd.cuenta_id'),
    )
    .select(['d.documentoid', 'd.recursoid', 'r.nombre', 'r.dominio', wireEstado.as('estado')])
    .where('d.cuenta_id', '=', cuenta_id)
    .where('d.presentacionid', '=', presentacionid)
    .where('d.documentoid', '<>', documentoid)
    .orderBy('r.nombre')
    .orderBy('d.documentoid')
    .execute()
}

export function archivosOf(db: Kysely<Database>, documentoid: string) {
  return db
    .selectFrom('archivo')
    .select(['archivoid', 'nombre', 'size', 'mediatype', 'no_dibujado'])
    .where('documentoid', '=', documentoid)
    .orderBy('posicion')
    .execute()
}

const eliminadosOf = (db: Kysely<Database>, documentoid: string) =>
  db
    .selectFrom('archivo_eliminado')
    .select(['archivoid', 'size', 'sha256', 'mediatype', 'eliminado'])
    .where('documentoid', '=', documentoid)
    .orderBy('posicion')
    .execute()
