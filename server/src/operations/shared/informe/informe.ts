import { refuse } from '@portal/contract'
import type { Id } from '@portal/contract/values.ts'
import { sql, type Kysely, type Selectable } from 'kysely'
import type * as z from 'zod/mini'
import { proveedorName } from '../../../mail/proveedor.ts'
import type { Database } from '../../../database/schema.ts'
import { todoPropio } from '../pasos.ts'

/**
 * All that is held of a chofer of the account that `db` looks at, for the person whose data they are. What there may be much of
 * is read page by page as it is asked for, so that no more than a page is in memory.
 */
export interface Informe {
  hecho: string
  /** Who had it made. */
  por: string | null
  cuenta: string
  proveedor: string
  ficha: Ficha
  origen: Origen
  documentos: () => AsyncGenerator<Papel>
  historial: () => AsyncGenerator<Linea>
  pedidos: () => AsyncGenerator<PedidoDePapeles>
  aperturas: () => AsyncGenerator<Apertura>
  pasos: () => AsyncGenerator<PasoPorPuerta>
  solicitudes: () => AsyncGenerator<Solicitud>
}

/** What is kept for the database's own sake, and says nothing of anybody. */
type Propias = 'version' | 'texto' | 'estuvo_en_unidad' | 'cuenta_id' | 'contactid'
export type Ficha = Omit<Selectable<Database['chofer']>, Propias>

export interface Origen {
  /** The sheet that the record came from; null of one that was typed. */
  planilla: { archivo: string; importado: string | null; por: string | null } | null
}

export interface Papel {
  documentoid: string
  tipo: string
  estado: string
  bloqueado: boolean
  numero: string | null
  fecha_emision: string | null
  fecha_vencimiento: string | null
  periodo: string | null
  observacion: string | null
  presentado: string
  presentado_por: string | null
  /** How it arrived: null of what a person of the account uploaded. */
  llego: {
    origen: 'pedido' | 'compartido' | 'lote de hojas' | 'legajo'
    de: string | null
    recibida: string
  } | null
  decidido: string | null
  decidido_por: string | null
  motivo: string | null
  archivos: { nombre: string; size: number; sha256: string; mediatype: string }[]
}

export interface Linea {
  momento: string
  que: string
  documento: string | null
  quien: string | null
  nota: string | null
}

interface PedidoDePapeles {
  documento: string
  destinatario: string
  creado: string
  por: string | null
}

interface Apertura {
  momento: string
  quien: string | null
  medio: string
  documento: string | null
  archivo: string | null
}

/** Where they came, went or were turned away, as the gate wrote it down; of whoever came along, no more than the plates. */
export interface PasoPorPuerta {
  momento: string
  sentido: 'entra' | 'sale' | 'no entra'
  puerta: string
  sede: string
  /** They came to see somebody, and drove nothing. */
  visita: { a_quien: string; empresa: string } | null
  vehiculos: string[]
  respuesta: string
  /** None where others came along: nobody says of which of them they are. */
  motivos: string[]
  /** Who let them in all the same, and likewise why. */
  igual: { autoriza: string; motivo: string | null } | null
}

/** What the person asked about these data, and what came of it. */
export interface Solicitud {
  pide: string
  detalle: string
  recibida: string
  vence: string
  estado: string
  respuesta: string | null
  resuelta: string | null
  resuelta_por: string | null
}

/** Few enough to be written before the next are asked for. */
const atOnce = 200

export async function readInforme(db: Kysely<Database>, choferid: z.output<typeof Id>): Promise<Informe> {
  const [chofer, around, origen, proveedor] = await Promise.all([
    db.selectFrom('chofer').selectAll().where('choferid', '=', choferid).executeTakeFirst(),
    db
      .selectFrom('cuenta')
      .select(['accountname', sql<string | null>`nombre_de(yo())`.as('por')])
      .executeTakeFirst(),
    origenOf(db, choferid),
    proveedorName(db),
  ])
  if (!chofer || !around) throw refuse('RECORD_NOT_FOUND')
  const { version: _v, texto: _t, estuvo_en_unidad: _e, cuenta_id: _c, contactid: _i, ...ficha } = chofer
  return {
    hecho: new Date().toISOString(),
    por: around.por,
    cuenta: around.accountname,
    proveedor,
    ficha,
    origen,
    documentos: () =>
      pages(
        (after) => documentosAfter(db, choferid, after),
        ({ documentoid, presentado }) => [presentado, documentoid],
      ),
    historial: () =>
      pages(
        (after) => historialAfter(db, choferid, after),
        ({ momento, id }) => [momento, id],
      ),
    pedidos: () =>
      pages(
        (after) => pedidosAfter(db, choferid, after),
        ({ creado, id }) => [creado, id],
      ),
    aperturas: () =>
      pages(
        (after) => aperturasAfter(db, choferid, after),
        ({ momento, id }) => [momento, id],
      ),
    pasos: () =>
      pages(
        (after) => pasosAfter(db, choferid, after),
        ({ momento, id }) => [momento, id],
      ),
    solicitudes: () =>
      pages(
        (after) => solicitudesAfter(db, choferid, after),
        ({ pedida, id }) => [pedida, id],
      ),
  }
}

/** What a page starts after: a moment, to the millisecond that it is read to, and an id among those of one moment. */
type After = readonly [momento: string, id: string]
const first: After = ['-infinity', '']

async function* pages<Row extends object>(
  read: (after: After) => Promise<Row[]>,
  placeOf: (row: Row) => After,
): AsyncGenerator<Row> {
  let after = first
  for (;;) {
    const rows = await read(after)
    yield* rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < atOnce) return
    after = placeOf(last)
  }
}

async function origenOf(db: Kysely<Database>, choferid: string): Promise<Origen> {
  const planilla = await db
    .selectFrom('lote_fila as f')
    .innerJoin('lote as l', (join) =>
      join.onRef('l.cuenta_id', '=', 'f.cuenta_id').onRef('l.loteid', '=', 'f.loteid'),
    )
    .select([
      'l.archivo',
      'l.terminado as importado',
      sql<string | null>`nombre_de(l.importado_por)`.as('por'),
    ])
    .where('f.recursoid', '=', choferid)
    .where('f.hecho', '=', 'creado')
    .limit(1)
    .executeTakeFirst()
  return { planilla: planilla ?? null }
}

async function documentosAfter(db: Kysely<Database>, choferid: string, after: After): Promise<Papel[]> {
  const { rows } = await sql<Papel>`
    select d.documentoid, t.nombre as tipo, d.estado, d.bloqueado, d.numero, d.fecha_emision, d.fecha_vencimiento, d.periodo, d.observacion,
      d.presentado, nombre_de(coalesce(d.presentado_por, d.presentado_por_operador)) as presentado_por,
      (select jsonb_build_object('origen', e.origen, 'recibida', e.recibida, 'de', p.destinatario)
       from entrada e left join pedido p on p.cuenta_id = e.cuenta_id and p.pedidoid = e.pedidoid
       where e.cuenta_id = d.cuenta_id and e.documentoid = d.documentoid limit 1) as llego,
      d.decidido, nombre_de(d.decidido_por) as decidido_por, d.motivo,
      (select coalesce(jsonb_agg(jsonb_build_object('nombre', a.nombre, 'size', a.size, 'sha256', a.sha256, 'mediatype', a.mediatype) order by a.posicion), '[]')
       from archivo a where a.documentoid = d.documentoid) as archivos
    from documento d join tipo_documento t using (tipodocumentoid)
    where d.cuenta_id = mi_cuenta() and d.recursoid = ${choferid}
      and (date_trunc('milliseconds', d.presentado), d.documentoid) > (${after[0]}::timestamptz, ${after[1]})
    order by date_trunc('milliseconds', d.presentado), d.documentoid limit ${atOnce}`.execute(db)
  return rows
}

async function historialAfter(db: Kysely<Database>, choferid: string, after: After) {
  const { rows } = await sql<Linea & { id: string }>`
    select h.historialid as id, h.createdtime as momento, h.docrechistorial_estado as que, h.tipodocumento as documento,
      h.actor_nombre as quien, h.nota
    from historial h
    where h.cuenta_id = mi_cuenta() and h.recursoid = ${choferid}
      and (date_trunc('milliseconds', h.createdtime), h.historialid) > (${after[0]}::timestamptz, ${after[1]})
    order by date_trunc('milliseconds', h.createdtime), h.historialid limit ${atOnce}`.execute(db)
  return rows
}

async function pedidosAfter(db: Kysely<Database>, choferid: string, after: After) {
  const { rows } = await sql<PedidoDePapeles & { id: string }>`
    select p.pedidoid || '/' || c.posicion as id, t.nombre as documento, p.destinatario, p.creado,
      nombre_de(p.creado_por) as por
    from pedido_casilla c
    join pedido p on p.cuenta_id = c.cuenta_id and p.pedidoid = c.pedidoid
    join tipo_documento t on t.tipodocumentoid = c.tipodocumentoid
    where c.cuenta_id = mi_cuenta() and c.recursoid = ${choferid}
      and (date_trunc('milliseconds', p.creado), p.pedidoid || '/' || c.posicion) > (${after[0]}::timestamptz, ${after[1]})
    order by date_trunc('milliseconds', p.creado), 1 limit ${atOnce}`.execute(db)
  return rows
}

async function aperturasAfter(db: Kysely<Database>, choferid: string, after: After) {
  const { rows } = await sql<Apertura & { id: string }>`
    select * from aperturas_de_chofer(${choferid}, ${after[0]}::timestamptz, ${after[1]}, ${atOnce})`.execute(
    db,
  )
  return rows
}

/** Nobody else drove along, and nothing of another account's. */
const soloSuyo = sql<boolean>`(${todoPropio} and (
  select count(*) from jsonb_array_elements(p.partes) x where x ->> 'lugar' like 'chofer%') <= 1)`

async function pasosAfter(db: Kysely<Database>, choferid: string, after: After) {
  const { rows } = await sql<PasoPorPuerta & { id: string }>`
    select p.pasoid::text as id, p.momento, p.sentido, g.nombre as puerta, g.sede,
      case when r.lugar = 'visita' then jsonb_build_object('a_quien', p.visita -> 'a_quien', 'empresa', p.visita -> 'empresa') end as visita,
      (select coalesce(jsonb_agg(x -> 'texto'), '[]') from jsonb_array_elements(p.partes) x where x ->> 'lugar' not like 'chofer%') as vehiculos,
      p.respuesta, case when ${soloSuyo} then p.motivos else '{}' end as motivos,
      case when p.igual is not null then jsonb_build_object('autoriza', p.igual -> 'autoriza',
        'motivo', case when ${soloSuyo} then p.igual -> 'motivo' end) end as igual
    from paso_recurso r
    join paso p on p.pasoid = r.pasoid
    join puerta g on g.puertaid = p.puertaid
    where r.cuenta_id = mi_cuenta() and r.recursoid = ${choferid}
      and (date_trunc('milliseconds', p.momento), p.pasoid::text) > (${after[0]}::timestamptz, ${after[1]})
    order by date_trunc('milliseconds', p.momento), p.pasoid::text limit ${atOnce}`.execute(db)
  return rows
}

async function solicitudesAfter(db: Kysely<Database>, choferid: string, after: After) {
  const { rows } = await sql<Solicitud & { id: string; pedida: string }>`
    select s.solicitudid as id, s.pedida, s.pide, s.detalle, s.recibida, s.vence, s.estado, s.respuesta, s.resuelta,
      nombre_de(s.resuelta_por) as resuelta_por
    from solicitud_de_datos s
    where s.cuenta_id = mi_cuenta() and s.recursoid = ${choferid}
      and (date_trunc('milliseconds', s.pedida), s.solicitudid) > (${after[0]}::timestamptz, ${after[1]})
    order by date_trunc('milliseconds', s.pedida), s.solicitudid limit ${atOnce}`.execute(db)
  return rows
}
