import { refuse, type Result } from '@portal/contract'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../../database/schema.ts'

type Puerta = Result<'ListPuertas'>['records'][number]

/** A device that was revoked longer ago than this is told of no more. */
const diasDeRevocado = 30

const dispositivo = sql`jsonb_build_object('dispositivoid', d.dispositivoid, 'nombre', d.nombre, 'estado', estado_de_dispositivo(d),
  'enrolado', d.enrolado, 'visto', d.visto, 'version', d.app, 'revocado', d.revocado, 'revocado_por', nombre_de(d.revocado_por),
  'guardia', case when d.revocado is null then (
    select g.nombre from turno t join guardia g on g.guardiaid = t.guardiaid
    where t.dispositivoid = d.dispositivoid and t.hasta is null order by t.desde desc limit 1) end)`

/** All of them by site and name, closed ones last, or that one alone. */
export async function selectPuertas(db: Kysely<Database>, puertaid?: string): Promise<Puerta[]> {
  const { rows } = await sql<Puerta>`
    with adentro as materialized (
      select sede, puerta, count(*)::integer as cuantos from quienes_adentro() group by sede, puerta
    )
    select p.puertaid, p.nombre, p.sede, p.operacionid, o.nombre as operacion, p.activa, p.con_nombres, p.autorizan, p.version,
      coalesce((select a.cuantos from adentro a where a.sede = p.sede and a.puerta = p.nombre), 0) as adentro,
      coalesce((
        select jsonb_agg(${dispositivo} order by d.revocado is not null, d.enrolado, d.dispositivoid) from dispositivo d
        where d.puertaid = p.puertaid and coalesce(d.revocado, now()) > now() - make_interval(days => ${diasDeRevocado})
      ), '[]') as dispositivos
    from puerta p left join operacion o on o.operacionid = p.operacionid
    where ${puertaid === undefined ? sql`true` : sql`p.puertaid = ${puertaid}`}
    order by not p.activa, lower(p.sede), lower(p.nombre), p.puertaid`.execute(db)
  return rows
}

export async function readPuerta(db: Kysely<Database>, puertaid: string): Promise<Puerta> {
  const [puerta] = await selectPuertas(db, puertaid)
  if (!puerta) throw refuse('RECORD_NOT_FOUND')
  return puerta
}

export async function readDispositivo(
  db: Kysely<Database>,
  dispositivoid: string,
): Promise<Result<'RevocarDispositivo'>['records']> {
  const { rows } = await sql<Result<'RevocarDispositivo'>['records'][number]>`
    select x.*, d.puertaid from dispositivo d
    cross join lateral jsonb_to_record(${dispositivo}) as x (dispositivoid text, nombre text, estado text, enrolado text, visto text, version text,
      revocado text, revocado_por text, guardia text)
    where d.dispositivoid = ${dispositivoid}`.execute(db)
  if (rows.length === 0) throw refuse('RECORD_NOT_FOUND')
  return rows
}

/** When a day begins in Buenos Aires. */
export const startOf = (day: RawBuilder<unknown>) =>
  sql`(${day})::timestamp at time zone 'America/Argentina/Buenos_Aires'`
