import type { Database } from '@portal/server/database/schema.ts'
import { sql, type Kysely } from 'kysely'

/** One very large carrier among many ordinary ones, in bulk and without randomness. */

export interface Carrier {
  choferes: number
  dominios: number
  unidades: number
}

export interface Size {
  /** How many ordinary carriers there are beside the large one. */
  cuentas: number
}

export const large: Carrier = { choferes: 10_000, dominios: 2_000, unidades: 500 }
export const largeId = '11x90'
export const ordinaryId = '11x97'

/** Of a carrier as most are: with its own and those of its dominios some 400 documents. */
export const ordinary: Carrier = { choferes: 50, dominios: 1, unidades: 1 }

/**
 * Fills an empty, migrated database with the catalogue in it. What triggers would have kept is done afterwards: see
 * kept.ts.
 */
export async function fillGrowth(owner: Kysely<Database>, { cuentas }: Size): Promise<void> {
  const several = (field: keyof Carrier) =>
    sql`generate_series(1, case when n = 0 then ${large[field]}::int else ${ordinary[field]}::int end) k`
  const carriers = sql`generate_series(0, ${cuentas}::int) n`

  await sql`insert into cuenta (cuenta_id, accountname, tipo_documento, cuit, estado, email, createdtime)
    select '11x9' || n, 'Transportes de medición ' || (n * 7919 % 9973), 'CUIT', '30' || lpad(n::text, 9, '0'), 1 + (n % 40 = 1)::int,
      'titular' || n || '@medicion.example', now() - n * interval '1 hour'
    from ${carriers}`.execute(owner)
  await sql`insert into contacto (contactid, cuenta_id, firstname, lastname, email, rol)
    select '12x9' || n, '11x9' || n, 'Titular', 'Número ' || n, 'titular' || n || '@medicion.example', 'titular'
    from ${carriers}`.execute(owner)
  await sql`insert into chofer (choferid, cuenta_id, nombre, apellido, tipo_documento, documento, cuil, nacionalidad, fecha_alta,
      transporta_peligrosas, transporta_alimentos, estado_cuenta, fecha_baja, createdtime)
    select '17x' || (n + 1) * 100000 + k, '11x9' || n, 'Nombre' || (k * 31 % 313), 'Apellido' || (k * 7919 % 997), 'DNI',
      (20000000 + k)::text, '20' || (20000000 + k)::text || (k % 10)::text, case when k % 15 = 0 then 'Uruguay' else 'Argentina' end,
      date '2025-01-01', k % 6 = 0, k % 8 = 0, case when k % 31 = 0 then 'BAJA' when k % 701 = 0 then 'BLOQUEADO' else 'ACTIVO' end,
      case when k % 31 = 0 then date '2026-01-01' end, now() - (k * 13 % 20000) * interval '1 hour'
    from ${carriers}, ${several('choferes')}`.execute(owner)
  await sql`insert into dominio (dominioid, cuenta_id, dominio, vehiculo, tipo_vehiculo, marca, modelo, nombre, estado_dominio, fecha_baja, createdtime)
    select '18x' || (n + 1) * 100000 + k, '11x9' || n,
      'A' || chr(65 + k % 26) || lpad((k * 7 % 1000)::text, 3, '0') || chr(65 + k / 26 % 26) || chr(65 + k / 676 % 26),
      case when k % 2 = 0 then 'Tractor' else 'Semirremolque' end, case when k % 2 = 0 then 'MOTRIZ' else 'ARRASTRE' end,
      'Marca' || k % 23, 'Modelo' || k % 50, case when k % 3 = 0 then 'Interno ' || k end,
      case when k % 41 = 0 then 'BAJA' else 'ACTIVO' end, case when k % 41 = 0 then date '2026-01-01' end,
      now() - (k * 13 % 20000) * interval '1 hour'
    from ${carriers}, ${several('dominios')}`.execute(owner)
  await sql`insert into unidad (cuenta_id, nombre, tractor, arrastre1, chofer1, estado, createdtime)
    select '11x9' || n, 'Unidad ' || (k * 7919 % 997), '18x' || (n + 1) * 100000 + 2 * k, '18x' || (n + 1) * 100000 + 2 * k - 1, '17x' || (n + 1) * 100000 + k,
      case when k % 20 = 0 then 'INACTIVA' else 'ACTIVA' end, now() - k * interval '1 hour'
    from ${carriers}, ${several('unidades')}`.execute(owner)

  // How much there is of each decides how the rest is joined.
  await sql`analyze`.execute(owner)
  await fillDocumentos(owner)
  await sql`analyze documento`.execute(owner)
  await fillRest(owner)
}

/** Nearly every requirement has something presented, in every state that there is; one in nine is missing. */
async function fillDocumentos(owner: Kysely<Database>): Promise<void> {
  const presented = sql`(select *, abs(hashtext(recursoid || tipodocumentoid)) % 1000003 as m from requisito)`
  const until = sql`hoy() + (case when m % 11 = 0 then -5 - m % 90 else m % 330 end)::int`
  const columns = sql`cuenta_id, recursoid, tipodocumentoid, numero, estado, bloqueado, motivo, presentado, presentado_por, decidido,
      decidido_por, fecha_vencimiento, periodo, es_ultimo, es_vigente`
  const slot = sql`q.cuenta_id, q.recursoid, q.tipodocumentoid`
  const by = sql`'12x' || substr(q.cuenta_id, 4)`
  const ends = sql`case when vigencia <> 'sin vencimiento' then ${until} end, case when vigencia = 'mensual' then to_char(${until}, 'YYYY-MM') end`
  const ago = sql`now() - (m % 500) * interval '1 day' - (m % 86399) * interval '1 second'`
  await sql`insert into documento (${columns})
    select ${slot}, 'N' || m, 'aprobado', m % 997 = 0, null, ${ago}, ${by}, ${ago} + interval '1 hour', null, ${ends}, m % 10 <> 0, true
    from ${presented} q where m % 9 <> 0 and m % 13 <> 0`.execute(owner)
  // Beside what is in force a renewal waits, and where nothing is the only one waits or was rejected.
  await sql`insert into documento (${columns})
    select ${slot}, 'R' || m, case when m % 3 = 0 then 'rechazado' else 'en revision' end, false,
      case when m % 3 = 0 then 'No se lee' end, ${ago} + interval '2 days', ${by},
      case when m % 3 = 0 then ${ago} + interval '3 days' end, null, ${ends}, true, false
    from ${presented} q where m % 9 <> 0 and (m % 13 = 0 or m % 10 = 0)`.execute(owner)
}

/** What documents bring along: files, history, the audit, mails. */
async function fillRest(owner: Kysely<Database>): Promise<void> {
  await sql`insert into archivo (cuenta_id, nombre, size, sha256, mediatype, clave, documentoid)
    select cuenta_id, 'papel.pdf', 1000, documentoid, 'application/pdf', documentoid, documentoid from documento`.execute(
    owner,
  )
  await sql`insert into historial (cuenta_id, docrechistorial_estado, createdtime, tiporecurso, recursoid, choferid, dominioid, dominio, marca,
      nombre, tipodocumentoid, tipodocumento, documentoid, actor, actor_nombre)
    select d.cuenta_id, paso.estado, d.presentado + paso.despues, r.tiporecurso, r.recursoid,
      case when r.tiporecurso like 'chofer%' then r.recursoid end, case when r.tiporecurso = 'dominio' then r.recursoid end,
      r.dominio, r.marca, r.nombre, t.tipodocumentoid, t.nombre, d.documentoid, d.presentado_por, 'Titular'
    from documento d
    join recurso r on r.cuenta_id = d.cuenta_id and r.recursoid = d.recursoid
    join tipo_documento t on t.tipodocumentoid = d.tipodocumentoid
    cross join lateral (
      select 'en revision' as estado, interval '0' as despues
      union all select d.estado, interval '1 hour' where d.estado <> 'en revision' and right(d.documentoid, 1) in ('0', '1')) paso`.execute(
    owner,
  )
  await sql`insert into auditoria (creado, actor, cuenta_id, sobre_cuenta, accion, objeto, request_id)
    select presentado, presentado_por, cuenta_id, cuenta_id, 'SaveDocumentoRecurso', documentoid, documentoid from documento order by presentado`.execute(
    owner,
  )
  await sql`insert into correo (para, asunto, texto, html, plantilla, estado, intentos, creado)
    select 'titular' || n % 1000 || '@medicion.example', 'Documento rechazado', '', '', 'rechazo',
      case when n % 500 = 0 then 'fallido' else 'enviado' end, 1, now() - n * interval '10 minutes'
    from generate_series(1, 50000) n`.execute(owner)
  await sql`insert into registro (firstname, lastname, tipo_documento, cuit, email, mobile, mailingstreet, othercountry, otherstate, othercity)
    select 'Ana', 'Número ' || n, 'Extranjero', n::text, 'registro' || n || '@medicion.example', '1', 'Calle', 'Uruguay', 'Salto', 'Salto'
    from generate_series(1, 300) n`.execute(owner)
}
