import { type AnswerOf, type Question } from '@portal/contract/apiV1.ts'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { refuseField } from '@portal/contract'
import { sentence } from '@portal/contract/wording.ts'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { esCritica } from '../shared/deOperacion.ts'

/**
 * What programs read to keep it elsewhere: all of it page by page in the order of ids, and from then on what changed. What
 * wrote a row last says whether it did, so that nothing has to be written for it; a row may come twice, and none is missed.
 */

interface Cursor {
  /** Of which installation: another one's transactions are counted otherwise. */
  i: string
  /** What to ask with afterwards: from which transaction on. */
  h: number
  /** Only what changed from this one on. */
  d?: number
  /** The last id of the page before; without it, this is where a list was read to its end. */
  u?: string
}

type Lista = 'operaciones' | 'cuentas' | 'choferes' | 'dominios' | 'unidades' | 'documentos' | 'pasos'

interface Source {
  id: RawBuilder<unknown>
  columns: RawBuilder<unknown>
  from: RawBuilder<unknown>
  /** Whether it is of the account that asks. */
  own: RawBuilder<unknown>
  /** The transactions that wrote what is told last. */
  changed: RawBuilder<unknown>
}

/** As `Veredicto` says it: no yes of what isn't of today, nor of an account that isn't enabled. */
const apto = sql`case when c.estado <> 1 then 'no' when v.recursoid is null then 'desconocido'
  when v.aptitud = 'no habilitado' then 'no' else 'si' end as apto`
const standing = sql`${apto}, coalesce(v.faltantes, 0) as faltantes, v.proximo_vencimiento`
const joined = (id: RawBuilder<unknown>) => sql`
  join cuenta c on c.cuenta_id = r.cuenta_id
  left join veredicto w on w.cuenta_id = r.cuenta_id and w.recursoid = ${id}
  left join veredicto_cierto v on v.cuenta_id = r.cuenta_id and v.recursoid = ${id}`

/** Of a paso, what is whose token it is that asks. */
const ownParts = sql`o.pasoid = r.pasoid and (mi_cuenta() is null or o.cuenta_id = mi_cuenta())`
const whose = sql`select o.cuenta_id from paso_recurso o where ${ownParts} order by o.lugar limit 1`

/** Where the account that asks goes or went: for one that begins to go there, an operacion is new though nobody wrote it. */
const taken = sql`cuenta_operacion p where p.operacionid = r.operacionid and p.cuenta_id = mi_cuenta()`

const ofCuenta = (cuenta: RawBuilder<unknown>) => sql`${cuenta} = mi_cuenta()`

const sources: Readonly<Record<Lista, Source>> = {
  operaciones: {
    id: sql`r.operacionid`,
    columns: sql`r.operacionid, r.nombre, r.sede, r.activa, r.version`,
    from: sql`operacion r`,
    own: sql`exists (select from ${taken})`,
    changed: sql`cambiado(r.xmin), (select max(cambiado(p.xmin)) from ${taken})`,
  },
  cuentas: {
    id: sql`r.cuenta_id`,
    columns: sql`r.cuenta_id as cuentaid, r.accountname, r.tipo_documento, r.cuit, r.estado, ${apto}, v.proximo_vencimiento`,
    from: sql`cuenta r ${joined(sql`r.cuenta_id`)}`,
    own: ofCuenta(sql`r.cuenta_id`),
    changed: sql`cambiado(r.xmin), cambiado(w.xmin)`,
  },
  choferes: {
    id: sql`r.choferid`,
    columns: sql`r.choferid, r.cuenta_id as cuentaid, r.nombre, r.apellido, r.tipo_documento, r.documento, r.cuil, r.licencia_clase,
      r.estado_cuenta, r.fecha_alta, r.fecha_baja, ${standing}, r.version`,
    from: sql`chofer r ${joined(sql`r.choferid`)}`,
    own: ofCuenta(sql`r.cuenta_id`),
    changed: sql`cambiado(r.xmin), cambiado(c.xmin), cambiado(w.xmin)`,
  },
  dominios: {
    id: sql`r.dominioid`,
    columns: sql`r.dominioid, r.cuenta_id as cuentaid, r.dominio, r.pais_patente, r.vehiculo, r.tipo_vehiculo, r.marca, r.modelo, r.anio,
      r.estado_dominio, r.fecha_baja, ${standing}, r.version`,
    from: sql`dominio r ${joined(sql`r.dominioid`)}`,
    own: ofCuenta(sql`r.cuenta_id`),
    changed: sql`cambiado(r.xmin), cambiado(c.xmin), cambiado(w.xmin)`,
  },
  unidades: {
    id: sql`r.unidadid`,
    columns: sql`r.unidadid, r.cuenta_id as cuentaid, r.nombre, r.estado, r.tractor, r.arrastre1, r.arrastre2, r.chofer1, r.chofer2, r.version`,
    from: sql`unidad r`,
    own: ofCuenta(sql`r.cuenta_id`),
    changed: sql`cambiado(r.xmin)`,
  },
  documentos: {
    id: sql`r.documentoid`,
    columns: sql`r.documentoid, r.cuenta_id as cuentaid, r.recursoid, r.tipodocumentoid, t.nombre as tipo, r.estado, r.bloqueado, r.es_vigente,
      r.periodo, r.fecha_emision, r.fecha_vencimiento, r.numero, r.motivo, r.presentado, r.decidido, r.version,
      array(select a.archivoid from archivo a where a.documentoid = r.documentoid and a.cuenta_id = r.cuenta_id order by a.posicion) as archivos`,
    from: sql`documento r join tipo_documento t on t.tipodocumentoid = r.tipodocumentoid`,
    own: ofCuenta(sql`r.cuenta_id`),
    changed: sql`cambiado(r.xmin)`,
  },
  pasos: {
    id: sql`r.pasoid`,
    columns: sql`r.pasoid, (${whose}) as cuentaid, r.momento, r.recibido, r.puertaid, g.nombre as puerta, g.sede, r.sentido, r.respuesta, r.igual is not null as igual, r.unidadid,
      array(select jsonb_build_object('lugar', o.lugar, 'recursoid', o.recursoid, 'cuentaid', o.cuenta_id) from paso_recurso o
        where ${ownParts} order by o.lugar) as partes`,
    from: sql`paso r join puerta g on g.puertaid = r.puertaid`,
    own: ofCuenta(sql`(${whose})`),
    // Nobody changes one.
    changed: sql`cambiado(r.xmin)`,
  },
}

const list =
  <Name extends Lista>(name: Name) =>
  async (db: Kysely<Database>, { cursor, desde, pagesize }: Question<Name>) => {
    const { rows: horizons } = await sql<{
      desde: number
      instalacion: string
    }>`select * from horizonte()`.execute(db)
    const [horizon] = horizons
    if (!horizon) throw new Error('no horizon')
    const at = cursor === undefined ? undefined : readCursor('cursor', cursor, horizon.instalacion)
    const since = desde === undefined ? undefined : readCursor('desde', desde, horizon.instalacion)
    if (at && at.u === undefined) throw refuseField('cursor', sentence('cursorInvalido'))
    const asked: Cursor = {
      i: horizon.instalacion,
      h: at?.h ?? horizon.desde,
      ...((at?.d ?? since?.h) !== undefined && { d: at?.d ?? since?.h ?? 0 }),
    }
    const { id, columns, from, own, changed } = sources[name]
    const { rows } = await sql<Record<string, unknown>>`
      select ${id} as orden, ${columns} from ${from}
      where (mi_cuenta() is null or ${own})
        and ${at ? sql`${id} > ${at.u}` : sql`true`}
        and ${asked.d === undefined ? sql`true` : sql`greatest(${changed}) >= ${asked.d}`}
      order by ${id} limit ${pagesize + 1}`.execute(db)
    const page = rows.slice(0, pagesize)
    const last = page.at(-1)
    const more = rows.length > pagesize && last !== undefined
    return {
      records: page,
      siguiente: more ? written({ ...asked, u: String(last['orden']) }) : null,
      desde: written({ i: asked.i, h: asked.h }),
    }
  }

export const operaciones = list('operaciones')
export const cuentas = list('cuentas')
export const choferes = list('choferes')
export const dominios = list('dominios')
export const unidades = list('unidades')
export const documentos = list('documentos')
export const pasos = list('pasos')

const written = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url')

function readCursor(field: string, typed: string, instalacion: string): Cursor {
  const invalid = () => refuseField(field, sentence('cursorInvalido'))
  let cursor: unknown
  try {
    cursor = JSON.parse(Buffer.from(typed, 'base64url').toString('utf8'))
  } catch {
    throw invalid()
  }
  if (!isCursor(cursor) || cursor.i !== instalacion) throw invalid()
  return cursor
}

function isCursor(value: unknown): value is Cursor {
  if (typeof value !== 'object' || value === null) return false
  const { i, h, d, u } = value as Record<string, unknown>
  const isCount = (each: unknown) => Number.isSafeInteger(each) && Number(each) >= 0
  return (
    typeof i === 'string' &&
    isCount(h) &&
    (d === undefined || isCount(d)) &&
    (u === undefined || (typeof u === 'string' && /^(\d{1,4}x\d{1,18}|[\da-f-]{36})$/.test(u)))
  )
}

const diasDeVencimientos = 60

/** What ended or ends, of what is kept: of a carrier that nobody opened since midnight it may be a day old, which changes no end. */
export async function vencimientos(
  db: Kysely<Database>,
  { cursor, hasta, pagesize }: Question<'vencimientos'>,
): Promise<AnswerOf<'vencimientos'>> {
  const through = hasta ?? sumarDias(hoyEnBuenosAires(), diasDeVencimientos)
  const at = cursor === undefined ? undefined : readPlace(cursor)
  const { rows } = await sql<AnswerOf<'vencimientos'>['records'][number] & { casillaid: number }>`
    select k.casillaid, k.cuenta_id as cuentaid, k.recursoid, k.tiporecurso, k.recurso, k.tipodocumentoid, k.tipo,
      ${esCritica} as critico, k.fin as vence
    from veredicto_casilla k join tipo_documento t on t.tipodocumentoid = k.tipodocumentoid
    where (mi_cuenta() is null or k.cuenta_id = mi_cuenta()) and not k.mes and k.fin <= ${through}::date
      and ${at ? sql`(k.fin, k.casillaid) > (${at.vence}::date, ${at.casillaid})` : sql`true`}
    order by k.fin, k.casillaid limit ${pagesize + 1}`.execute(db)
  const page = rows.slice(0, pagesize)
  const last = page.at(-1)
  return {
    records: page,
    siguiente:
      rows.length > pagesize && last
        ? Buffer.from(`${last.vence} ${String(last.casillaid)}`).toString('base64url')
        : null,
  }
}

function readPlace(typed: string): { vence: string; casillaid: number } {
  const [, vence, casillaid] =
    /^(\d{4}-\d{2}-\d{2}) (\d{1,15})$/.exec(Buffer.from(typed, 'base64url').toString('utf8')) ?? []
  if (vence === undefined || Number.isNaN(Date.parse(vence)))
    throw refuseField('cursor', sentence('cursorInvalido'))
  return { vence, casillaid: Number(casillaid) }
}
