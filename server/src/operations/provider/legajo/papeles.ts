import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { isOf, startOf, type Alcance } from './alcance.ts'

export interface Papel {
  documentoid: string
  recursoid: string
  recurso: string
  tipo: string
  /** By what another installation knows the resource and the type, without our ids: see docs/decisions/0148. */
  tiporecurso: string | null
  dominio: string | null
  documento: string | null
  /** Of a chofer; of the transporte its CUIT. */
  cuil: string | null
  clave: string | null
  estado: string
  bloqueado: boolean
  numero: string | null
  fecha_emision: string | null
  fecha_vencimiento: string | null
  periodo: string | null
  presentado: string
  presentado_por: string | null
  decidido: string | null
  decidido_por: string | null
  motivo: string | null
  archivos: {
    archivoid: string
    nombre: string
    mediatype: string
    clave: string
    size: number
    sha256: string
  }[]
}

/**
 * Presentations that are of the months: what was presented in them or is of a period within, and what was in force on any
 * of their days. One that ended before, or that another had replaced by then, is of other months.
 */
const ofTheMonths = ({ primero, despues, meses }: Alcance) => sql<boolean>`(
  d.presentado >= ${startOf(primero)} and d.presentado < ${startOf(despues)}
  or d.periodo between ${meses.desde} and ${meses.hasta}
  or d.periodo is null and d.estado = 'aprobado' and d.presentado < ${startOf(despues)}
    and coalesce(d.fecha_vencimiento, 'infinity') >= ${primero}::date
    and not exists (
      select from documento n
      where n.cuenta_id = d.cuenta_id and n.recursoid = d.recursoid and n.tipodocumentoid = d.tipodocumentoid and n.periodo is null
        and n.estado = 'aprobado' and n.presentado > d.presentado and n.decidido < ${startOf(primero)}))`

const mine = ({ recursos }: Alcance) =>
  sql<boolean>`d.cuenta_id = mi_cuenta() and ${isOf('d.recursoid', recursos)}`

export async function readPapeles(db: Kysely<Database>, alcance: Alcance): Promise<Papel[]> {
  const { rows } = await sql<Papel>`
    select d.documentoid, d.recursoid, coalesce(r.dominio, r.nombre, '') as recurso, t.nombre as tipo,
      r.tiporecurso, r.dominio, r.documento, coalesce(c.cuil, k.cuit) as cuil, t.clave, d.estado, d.bloqueado, d.numero,
      d.fecha_emision, d.fecha_vencimiento, d.periodo, d.presentado, nombre_de(d.presentado_por) as presentado_por,
      d.decidido, nombre_de(d.decidido_por) as decidido_por, d.motivo, a.archivos
    from documento d
    join tipo_documento t using (tipodocumentoid)
    left join lateral (select * from recurso where recursoid = d.recursoid and cuenta_id = d.cuenta_id offset 0) r on true
    left join chofer c on c.cuenta_id = d.cuenta_id and c.choferid = d.recursoid
    left join cuenta k on k.cuenta_id = d.recursoid and k.cuenta_id = d.cuenta_id
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('archivoid', archivoid, 'nombre', nombre, 'mediatype', mediatype, 'clave', clave,
        'size', size, 'sha256', sha256) order by posicion, archivoid), '[]') as archivos
      from archivo where cuenta_id = d.cuenta_id and documentoid = d.documentoid) a
    where ${mine(alcance)} and ${ofTheMonths(alcance)}
    order by 3, d.recursoid, t.orden, t.nombre, d.presentado, d.documentoid`.execute(db)
  return rows
}

export interface Cantidades {
  documentos: number
  archivos: number
  bytes: number
  deOtrosMeses: number
}

export async function countPapeles(db: Kysely<Database>, alcance: Alcance): Promise<Cantidades> {
  const { rows } = await sql<Cantidades>`
    select count(*) filter (where de_estos)::int as documentos,
      coalesce(sum(archivos) filter (where de_estos), 0)::int as archivos,
      coalesce(sum(bytes) filter (where de_estos), 0)::double precision as bytes,
      count(*) filter (where not de_estos)::int as "deOtrosMeses"
    from (
      select coalesce(${ofTheMonths(alcance)}, false) as de_estos, a.archivos, a.bytes
      from documento d
      cross join lateral (
        select count(*) as archivos, coalesce(sum(size), 0) as bytes
        from archivo where cuenta_id = d.cuenta_id and documentoid = d.documentoid) a
      where ${mine(alcance)}) x`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('a count without an answer')
  return counts
}
