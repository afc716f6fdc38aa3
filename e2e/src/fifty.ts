import { createPasswords } from '@portal/server/sessions/passwords.ts'
import { inDatabase } from './inDatabase.ts'
import type { OwnServer } from './ownServer.ts'

/** Fifty carriers of fifty choferes each, who were on the road all of a month, in an installation that has none. */

export const fifty = 50

/** Of 50 carriers 41 lack nothing: one lacks the F. 931 of its first fifteen, and eight who one of theirs is. */
export const gaps = { cuentas: 9, papeles: 23, deUna: 15 }

/** Who lacks most, and how its titular signs in. */
export const worst = {
  accountname: 'Transporte de prueba 42',
  username: 'titular42@prueba.example',
  password: 'Una mañana larga en la ruta 40',
}

/** Every paper that proves a control of the month is approved, but those of `gaps`. Without triggers, which take a minute for so many. */
export async function fillFifty({ dataDir }: Pick<OwnServer, 'dataDir'>, mes: string): Promise<void> {
  const hash = await createPasswords().hash(worst.password)
  await inDatabase(dataDir, async (client) => {
    await client.query(
      `insert into cuenta (cuenta_id, accountname, tipo_documento, cuit, estado, email)
       select '11x9' || n, 'Transporte de prueba ' || lpad(n::text, 2, '0'), 'Extranjero', 'PRUEBA-' || n, 1, 'cuenta' || n || '@prueba.example'
       from generate_series(1, $1::integer) n`,
      [fifty],
    )
    await client.query(
      `insert into contacto (contactid, cuenta_id, firstname, lastname, email, rol)
       select '12x9' || n, '11x9' || n, 'Persona', 'De Prueba', 'titular' || n || '@prueba.example', 'titular'
       from generate_series(1, $1::integer) n`,
      [fifty],
    )
    await client.query(
      `insert into privado.credencial (sujeto, hash) select contactid, $2 from contacto where email = $1`,
      [worst.username, hash],
    )
    await client.query(
      `insert into chofer (choferid, cuenta_id, nombre, apellido, tipo_documento, documento, nacionalidad, fecha_alta, createdtime)
       select '17x9' || n * 100 + k, '11x9' || n, 'Chofer', 'Prueba ' || lpad(k::text, 2, '0'), 'DNI', (20000000 + n * 100 + k)::text, 'Argentina',
         date '2025-01-01', now() - interval '400 days'
       from generate_series(1, $1::integer) n, generate_series(1, $1::integer) k`,
      [fifty],
    )
    await client.query(`set session_replication_role = 'replica'`)
    await client.query(
      `insert into documento (cuenta_id, recursoid, tipodocumentoid, estado, presentado, presentado_por, decidido, decidido_por, periodo,
         fecha_emision, fecha_vencimiento, es_ultimo, es_vigente, es_del_mes)
       select c.cuenta_id, c.choferid, t.tipodocumentoid, 'aprobado', now() - interval '90 days', '12x9' || c.n, now(),
         (select operadorid from operador), case when t.vigencia = 'mensual' then $1 end,
         case when t.vigencia = 'meses' then ($1 || '-01')::date - 30 end,
         case when t.vigencia <> 'sin vencimiento' then ($1 || '-01')::date + 300 end, true, true, t.vigencia = 'mensual'
       from (select *, substr(cuenta_id, 5)::integer as n, substr(choferid, 5)::integer % 100 as k from chofer) c
       join tipo_documento t on t.control is not null and t.docrectipo_recurso = 'chofer'
       where not (c.n = 42 and c.k <= $2 and t.control = 'seguridad_social') and not (c.n > 42 and c.k = 1 and t.control = 'cuil')`,
      [mes, gaps.deUna],
    )
    await client.query('analyze')
  })
}
