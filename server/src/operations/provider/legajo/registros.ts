import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { isOf, startOf, type Alcance } from './alcance.ts'

/** What stands in a legajo as lines, and is read some at a time. */

const pageRows = 1_000

export interface LineaDeHistorial {
  historialid: string
  /** As it is hashed. */
  texto: string
  sha256: string
  dia: string
}

/** Of these months, and all that became of these presentations until today; in the order in which they were made. */
export async function* readHistorial(
  db: Kysely<Database>,
  alcance: Alcance,
  documentos: readonly string[],
): AsyncGenerator<LineaDeHistorial> {
  let after = ''
  for (;;) {
    const { rows } = await sql<LineaDeHistorial & { orden: string }>`
      select historialid, historial_canonico(h) as texto, encode(sha256(convert_to(historial_canonico(h), 'UTF8')), 'hex') as sha256,
        (createdtime at time zone 'America/Argentina/Buenos_Aires')::date::text as dia, ${orden} as orden
      from historial h where ${ofTheseMonths(alcance, documentos)} and ${orden} > ${after}
      order by ${orden} limit ${pageRows}`.execute(db)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < pageRows) return
    after = last.orden
  }
}

/** Sorts as the moments do. */
const orden = sql`(to_char(h.createdtime at time zone 'UTC', 'YYYYMMDDHH24MISSUS') || h.historialid)`

const ofTheseMonths = ({ primero, despues, recursos }: Alcance, documentos: readonly string[]) =>
  sql<boolean>`h.cuenta_id = mi_cuenta() and (
    ${isOf('h.recursoid', recursos)} and h.createdtime >= ${startOf(primero)} and h.createdtime < ${startOf(despues)}
    or h.documentoid = any (${documentos}))`

export async function countHistorial(
  db: Kysely<Database>,
  alcance: Alcance,
  documentos: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from historial h where ${ofTheseMonths(alcance, documentos)}`.execute(db)
  return rows[0]?.n ?? 0
}

export interface Excepcion {
  excepcionid: string
  recursoid: string
  recurso: string
  tipo: string
  desde: string
  hasta: string
  motivo: string
  dada: string
  dada_por: string | null
  terminada: string | null
  terminada_por: string | null
  terminada_motivo: string | null
}

/** Those that lifted something on any day of these months. */
export async function readExcepciones(db: Kysely<Database>, alcance: Alcance): Promise<Excepcion[]> {
  const { rows } = await sql<Excepcion>`
    select e.excepcionid, e.recursoid, coalesce(r.dominio, r.nombre, '') as recurso, t.nombre as tipo, e.desde, e.hasta, e.motivo,
      e.dada, nombre_de(e.dada_por) as dada_por, e.terminada, nombre_de(e.terminada_por) as terminada_por, e.terminada_motivo
    from excepcion e
    join tipo_documento t using (tipodocumentoid)
    left join lateral (select * from recurso where recursoid = e.recursoid and cuenta_id = e.cuenta_id offset 0) r on true
    where e.cuenta_id = mi_cuenta() and ${isOf('e.recursoid', alcance.recursos)}
      and e.desde < ${alcance.despues}::date and e.hasta >= ${alcance.primero}::date
    order by e.dada, e.excepcionid`.execute(db)
  return rows
}

/** Who passed a gate, as the device there wrote it down: of these parts alone, whoever else came along. */
export interface PasoPorPuerta {
  pasoid: string
  momento: string
  /** When it reached the server, and whether the device had no line then. */
  recibido: string
  sin_senal: boolean
  puerta: string
  sede: string
  dispositivo: string
  guardia: string
  sentido: string
  respuesta: string
  /** None where others came along: nobody says of which of them they are. */
  motivos: string[]
  /** Who let them in all the same, and likewise why. */
  igual: { autoriza: string; motivo: string | null } | null
  /** What was typed of the plate and was not the pass's. */
  tecleado: string[]
  partes: { lugar: string; recursoid: string; texto: string | null }[]
}

/** Of these months, in the order in which they happened. */
export async function* readPasos(db: Kysely<Database>, alcance: Alcance): AsyncGenerator<PasoPorPuerta> {
  let after = ['-infinity', '00000000-0000-0000-0000-000000000000']
  for (;;) {
    const { rows } = await sql<PasoPorPuerta & { orden: string }>`
      select p.pasoid::text, p.momento, p.recibido, p.sin_senal, g.nombre as puerta, g.sede, d.nombre as dispositivo, u.nombre as guardia,
        p.sentido, p.respuesta, case when o.solas then p.motivos else '{}' end as motivos,
        case when p.igual is not null then jsonb_build_object('autoriza', p.igual -> 'autoriza',
          'motivo', case when o.solas then p.igual -> 'motivo' end) end as igual, p.tecleado, o.partes, p.momento::text as orden
      from paso p
      join puerta g on g.puertaid = p.puertaid
      join dispositivo d on d.dispositivoid = p.dispositivoid
      join guardia u on u.guardiaid = p.guardiaid
      cross join lateral (
        select jsonb_agg(jsonb_build_object('lugar', r.lugar, 'recursoid', r.recursoid,
          'texto', coalesce((select x ->> 'texto' from jsonb_array_elements(p.partes) x where x ->> 'lugar' = r.lugar), p.visita ->> 'documento'))
          order by r.lugar) as partes,
          count(*) >= jsonb_array_length(p.partes) as solas
        from paso_recurso r where r.pasoid = p.pasoid and ${isOfAccount(alcance)}
      ) o
      where p.pasoid in (${pasosOf(alcance)}) and (p.momento, p.pasoid) > (${after[0]}::timestamptz, ${after[1]}::uuid)
      order by p.momento, p.pasoid limit ${pageRows}`.execute(db)
    for (const { orden: _, ...paso } of rows) yield paso
    const last = rows.at(-1)
    if (!last || rows.length < pageRows) return
    after = [last.orden, last.pasoid]
  }
}

export async function countPasos(db: Kysely<Database>, alcance: Alcance): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (${pasosOf(alcance)}) p`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}

const isOfAccount = ({ recursos }: Alcance) =>
  sql<boolean>`r.cuenta_id = mi_cuenta() and ${isOf('r.recursoid', recursos)}`

const pasosOf = (alcance: Alcance) => sql`
  select distinct r.pasoid from paso_recurso r
  where ${isOfAccount(alcance)} and r.momento >= ${startOf(alcance.primero)} and r.momento < ${startOf(alcance.despues)}`
