import { hash } from '@node-rs/argon2'
import type pg from 'pg'

/** How much there is to search in: carriers, each with 50 choferes and 8 documents a chofer. */
export interface Size {
  cuentas: number
}

export const choferesPerCuenta = 50
const documentosPerChofer = 8
export const password = 'una contraseña de medición'

export const emailOf = (cuenta: number) => `titular${cuenta}@medicion.example`

/** Fills an empty, migrated database with the catalogue in it, in bulk and without randomness. */
export async function fill(owner: pg.Client, { cuentas }: Size): Promise<void> {
  await owner.query(
    `insert into cuenta (cuenta_id, accountname, tipo_documento, cuit, estado, email)
     select '11x9' || n, 'Medición ' || n, 'CUIT', '30' || lpad(n::text, 9, '0'), 1, 'titular' || n || '@medicion.example'
     from generate_series(1, $1::int) n`,
    [cuentas],
  )
  await owner.query(
    `insert into contacto (contactid, cuenta_id, firstname, lastname, email, rol)
     select '12x9' || n, '11x9' || n, 'Titular', 'Número ' || n, 'titular' || n || '@medicion.example', 'titular'
     from generate_series(1, $1::int) n`,
    [cuentas],
  )
  const argon2 = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  await owner.query(
    `insert into privado.credencial (sujeto, hash) select '12x9' || n, $2 from generate_series(1, $1::int) n`,
    [cuentas, argon2],
  )
  await owner.query(
    `insert into chofer (choferid, cuenta_id, nombre, apellido, tipo_documento, documento, nacionalidad, fecha_alta)
     select '17x9' || (n * 1000 + k), '11x9' || n, 'Nombre' || k, 'Apellido' || (k * 7919 % 997), 'DNI',
       (20000000 + n * 1000 + k)::text, 'Argentina', date '2025-01-01'
     from generate_series(1, $1::int) n, generate_series(1, $2::int) k`,
    [cuentas, choferesPerCuenta],
  )
  // One in nine is missing and one in eleven has ended, so that every status is computed.
  await owner.query('alter table documento disable trigger user')
  await owner.query(
    `insert into documento (cuenta_id, recursoid, tipodocumentoid, estado, presentado, presentado_por, decidido,
       fecha_vencimiento, es_ultimo, es_vigente)
     select c.cuenta_id, c.choferid, t.tipodocumentoid, 'aprobado', now() - interval '40 days', '12x' || substr(c.cuenta_id, 4),
       now() - interval '39 days', hoy() + (case when m % 11 = 0 then -5 else m % 300 end)::int, true, true
     from (select *, row_number() over (order by choferid) as n from chofer) c
     cross join lateral (
       select tipodocumentoid, c.n * 13 + row_number() over (order by orden) as m from tipo_documento
       where docrectipo_recurso = 'chofer' and not aplica_peligrosas and not aplica_alimentos and vigente_hasta is null
       order by orden limit $1) t
     where m % 9 <> 0`,
    [documentosPerChofer],
  )
  await owner.query('alter table documento enable trigger user')
  await owner.query(
    `insert into historial (cuenta_id, docrechistorial_estado, createdtime, tiporecurso, recursoid, choferid, nombre, tipodocumentoid,
       tipodocumento, documentoid, actor, actor_nombre)
     select d.cuenta_id, d.estado, now() - interval '20 minutes', 'chofer', d.recursoid, d.recursoid, c.apellido || ', ' || c.nombre,
       t.tipodocumentoid, t.nombre, d.documentoid, d.presentado_por, 'Titular'
     from documento d join chofer c on c.choferid = d.recursoid join tipo_documento t on t.tipodocumentoid = d.tipodocumentoid`,
  )
  await owner.query('vacuum analyze')
}
