import { hash } from '@node-rs/argon2'
import type { Database } from '@portal/server/database/schema.ts'
import { sql, type Kysely } from 'kysely'
import { operador, password } from './people.ts'

/** How much there is to search in: carriers, each with 50 choferes and 8 documents a chofer. */
export interface Size {
  cuentas: number
}

export const choferesPerCuenta = 50
const documentosPerChofer = 8

/**
 * Fills an empty, migrated database with the catalogue in it, in bulk and without randomness. What triggers would have
 * kept is done afterwards: see kept.ts.
 */
export async function fill(db: Kysely<Database>, size: Size): Promise<void> {
  await fillCarriers(db, size)
  await fillDocumentos(db)
  await fillRest(db)
}

/** Carriers with their people and choferes, and nothing presented of them. */
export async function fillCarriers(db: Kysely<Database>, { cuentas }: Size): Promise<void> {
  const carriers = sql`generate_series(1, ${cuentas}::int) n`
  await sql`insert into cuenta (cuenta_id, accountname, tipo_documento, cuit, estado, email)
    select '11x9' || n, 'Medición ' || (n * 7919 % 9973), 'CUIT', '30' || lpad(n::text, 9, '0'), 1, 'titular' || n || '@medicion.example'
    from ${carriers}`.execute(db)
  await sql`insert into contacto (contactid, cuenta_id, firstname, lastname, email, rol)
    select '12x9' || n, '11x9' || n, 'Titular', 'Número ' || n, 'titular' || n || '@medicion.example', 'titular'
    from ${carriers}`.execute(db)
  await sql`insert into operador (operadorid, nombre, email, rol)
    values (${operador.id}, 'Revisión', ${operador.email}, 'revisor')`.execute(db)
  const argon2 = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  await sql`insert into privado.credencial (sujeto, hash) select '12x9' || n, ${argon2} from ${carriers}`.execute(
    db,
  )
  await sql`insert into chofer (choferid, cuenta_id, nombre, apellido, tipo_documento, documento, nacionalidad, fecha_alta)
    select '17x9' || (n * 1000 + k), '11x9' || n, 'Nombre' || k, 'Apellido' || (k * 7919 % 997), 'DNI',
      (20000000 + n * 1000 + k)::text, 'Argentina', date '2025-01-01'
    from ${carriers}, generate_series(1, ${choferesPerCuenta}::int) k`.execute(db)
}

/**
 * One in nine is missing, one in eleven has ended, some wait and some were rejected, so that every status is there. Of
 * the carriers' own documents all carriers miss some but every third, so that some are fit.
 */
async function fillDocumentos(db: Kysely<Database>): Promise<void> {
  await sql`insert into documento (cuenta_id, recursoid, tipodocumentoid, estado, motivo, presentado, presentado_por, decidido,
      fecha_vencimiento, es_ultimo, es_vigente)
    select cuenta_id, recursoid, tipodocumentoid, estado, case when estado = 'rechazado' then 'No se lee' end,
      ahora - interval '40 days' - m % 40000 * interval '1 minute', '12x' || substr(cuenta_id, 4),
      case when estado <> 'en revision' then ahora - interval '1 day' end,
      hoy() + (case when m % 11 = 0 then -5 else m % 300 end)::int, true, estado = 'aprobado'
    from (
      select *, case when tiporecurso = 'transporte' then 'aprobado' when m % 23 = 0 then 'en revision' when m % 29 = 0 then 'rechazado' else 'aprobado' end as estado,
        date_trunc('day', now()) as ahora
      from (
        select c.cuenta_id, c.choferid as recursoid, 'chofer' as tiporecurso, t.tipodocumentoid, c.n * 13 + t.n as m
        from (select *, row_number() over (order by choferid) as n from chofer) c
        cross join (
          select tipodocumentoid, row_number() over (order by orden) as n from tipo_documento
          where docrectipo_recurso = 'chofer' and not aplica_peligrosas and not aplica_alimentos and vigente_hasta is null
          order by orden limit ${documentosPerChofer}) t
        union all
        select r.cuenta_id, r.recursoid, r.tiporecurso, r.tipodocumentoid,
          case substr(r.cuenta_id, 5)::int % 3 when 0 then 200 else abs(hashtext(r.recursoid || r.tipodocumentoid)) % 1000 end
        from requisito r where r.tiporecurso = 'transporte') exigido
      where m % 9 <> 0) presentado`.execute(db)
}

async function fillRest(db: Kysely<Database>): Promise<void> {
  await sql`insert into historial (cuenta_id, docrechistorial_estado, createdtime, tiporecurso, recursoid, choferid, nombre, tipodocumentoid,
      tipodocumento, documentoid, actor, actor_nombre)
    select d.cuenta_id, d.estado, d.presentado, 'chofer', d.recursoid, d.recursoid, c.apellido || ', ' || c.nombre,
      t.tipodocumentoid, t.nombre, d.documentoid, d.presentado_por, 'Titular'
    from documento d join chofer c on c.choferid = d.recursoid join tipo_documento t on t.tipodocumentoid = d.tipodocumentoid`.execute(
    db,
  )
  await sql`insert into registro (firstname, lastname, tipo_documento, cuit, email, mobile, mailingstreet, othercountry, otherstate, othercity, createdtime)
    select 'Ana', 'Número ' || n, 'Extranjero', n::text, 'registro' || n || '@medicion.example', '1', 'Calle', 'Uruguay', 'Salto', 'Salto',
      date_trunc('day', now()) - n * interval '1 hour'
    from generate_series(1, 300) n`.execute(db)
}
