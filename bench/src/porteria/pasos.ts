import type { Database } from '@portal/server/database/schema.ts'
import { sql, type Kysely } from 'kysely'

/** As many entries of each chofer, over six months that end now; of each tenth one a visitor came to the gate too, and left. */
export const entradasPorChofer = 24

/** A gate by which everybody came in who is there: by a bulk fill alone, for nothing is looked up. */
export async function fillPasos(db: Kysely<Database>): Promise<void> {
  const [puertaid, dispositivoid, guardiaid] = ['40x9001', '41x9001', '42x9001']
  const turnoid = '00000000-0000-4000-8000-000000009001'
  await db.insertInto('puerta').values({ puertaid, nombre: 'Puerta de medición', sede: 'Planta' }).execute()
  await sql`insert into dispositivo (dispositivoid, puertaid, nombre, enrolado_por) values (${dispositivoid}, ${puertaid}, 'Medidor', '13x1')`.execute(
    db,
  )
  await sql`insert into guardia (guardiaid, nombre, puertas) values (${guardiaid}, 'Guardia de medición', array[${puertaid}])`.execute(
    db,
  )
  await sql`insert into turno (turnoid, dispositivoid, puertaid, guardiaid, desde, comprobado)
    values (${turnoid}, ${dispositivoid}, ${puertaid}, ${guardiaid}, now() - interval '6 months', true)`.execute(
    db,
  )
  await sql`create temporary table paso_de as
    select gen_random_uuid() as pasoid, c.cuenta_id, c.choferid, c.documento, c.k % 10 = 0 and n % 2 = 0 as visita,
      now() - ((n * 183.0 / ${entradasPorChofer}::int) + c.k % 7) * interval '1 day' - c.k % 600 * interval '1 minute' as momento
    from (select *, row_number() over (order by choferid) as k from chofer) c, generate_series(0, ${entradasPorChofer}::int - 1) n`.execute(
    db,
  )
  await sql`insert into paso (pasoid, turnoid, dispositivoid, puertaid, guardiaid, sentido, momento, reloj, sin_senal, partes, respuesta, edad)
    select pasoid, ${turnoid}::uuid, ${dispositivoid}, ${puertaid}, ${guardiaid}, 'entra', momento, momento, false,
      jsonb_build_array(jsonb_build_object('lugar', 'chofer1', 'texto', documento)), 'puede', 60 from paso_de`.execute(
    db,
  )
  await sql`insert into paso_recurso (pasoid, cuenta_id, recursoid, lugar, momento, sentido, sede, puertaid)
    select pasoid, cuenta_id, choferid, 'chofer1', momento, 'entra', 'Planta', ${puertaid} from paso_de`.execute(
    db,
  )
  await sql`insert into paso (pasoid, turnoid, dispositivoid, puertaid, guardiaid, sentido, momento, reloj, sin_senal, partes, visita, respuesta, edad)
    select gen_random_uuid(), ${turnoid}::uuid, ${dispositivoid}, ${puertaid}, ${guardiaid}, s.sentido, p.momento + s.despues, p.momento + s.despues, false, '[]',
      jsonb_build_object('nombre', 'Visita de medición', 'documento', '5' || p.documento, 'a_quien', 'Balanza', 'empresa', ''), 'visita', 60
    from paso_de p, (values ('entra', interval '1 minute'), ('sale', interval '50 minutes')) s (sentido, despues) where p.visita`.execute(
    db,
  )
}
