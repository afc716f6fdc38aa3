import type { Database } from '@portal/server/database/schema.ts'
import { sql, type Kysely } from 'kysely'

/** So many operaciones there are, and so many types each asks more strictly of choferes. */
export const operaciones = 5
export const exigencias = 5

/** Named alike, so that a call can ask for one. */
export const operacionOf = (n: number) => `30x9${n}`
/** Asked where an operacion asks for it, and presented by nobody. */
export const induccion = '18x9999999'

/** Carriers that take part, by the number that ends their account's id; the last one too. */
export interface Participan {
  first: number
  last: number
}

/**
 * Operaciones over carriers that are there: those of `participan` take part in all of them. What each asks of choferes more
 * strictly is asked of everybody but not critical, so that a general verdict says no more than before.
 */
export async function fillOperaciones(
  db: Kysely<Database>,
  participan: Participan | undefined,
): Promise<void> {
  await sql`insert into tipo_documento (tipodocumentoid, nombre, docrectipo_recurso, vigencia, origen, orden, alcance, obligatorio, critico)
    values (${induccion}, 'Inducción de medición', 'chofer', 'sin vencimiento', 'contractual', 900, 'por operación', true, false)`.execute(
    db,
  )
  await sql`update tipo_documento set critico = false where tipodocumentoid in (select tipodocumentoid from ${strict})`.execute(
    db,
  )
  await sql`insert into operacion (operacionid, nombre)
    select '30x9' || n, 'Operación ' || n from generate_series(1, ${operaciones}::int) n`.execute(db)
  await sql`insert into exigencia (operacionid, tipodocumentoid, obligatorio, critico)
    select '30x9' || n, tipodocumentoid, true, true from generate_series(1, ${operaciones}::int) n, ${strict}`.execute(
    db,
  )
  if (!participan) return
  await sql`insert into cuenta_operacion (cuenta_id, operacionid, desde)
    select '11x9' || c, '30x9' || n, date '2026-01-01'
    from generate_series(${participan.first}::int, ${participan.last}::int) c, generate_series(1, ${operaciones}::int) n`.execute(
    db,
  )
}

/** One for each carrier: a tractor, and the first of its choferes. */
export async function fillUnidades(db: Kysely<Database>, cuentas: number): Promise<void> {
  await sql`insert into dominio (dominioid, cuenta_id, dominio, vehiculo, tipo_vehiculo)
    select '18x9' || n, '11x9' || n, 'AA' || lpad((n % 1000)::text, 3, '0') || 'A' || chr(65 + n / 1000), 'Tractor', 'MOTRIZ'
    from generate_series(1, ${cuentas}::int) n`.execute(db)
  await sql`insert into unidad (unidadid, cuenta_id, nombre, tractor, chofer1)
    select '20x9' || n, '11x9' || n, 'Unidad', '18x9' || n, '17x9' || (n * 1000 + 1)
    from generate_series(1, ${cuentas}::int) n`.execute(db)
}

/** Types that every chofer is asked for and most have presented: the last of those that data.ts fills. */
const strict = sql`(
  select tipodocumentoid from (
    select tipodocumentoid, row_number() over (order by orden) as n from tipo_documento
    where docrectipo_recurso = 'chofer' and alcance = 'general' and obligatorio
      and not aplica_peligrosas and not aplica_alimentos and vigente_hasta is null) t
  where n between 4 and ${3 + exigencias}) strict`
