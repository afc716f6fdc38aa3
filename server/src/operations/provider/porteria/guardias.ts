import { refuse, type Result } from '@portal/contract'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'

type Guardia = Result<'ListGuardias'>['records'][number]

/** By name, those on no duty any more last, or that one alone. */
export async function selectGuardias(db: Kysely<Database>, guardiaid?: string): Promise<Guardia[]> {
  const { rows } = await sql<Guardia>`
    select g.guardiaid, g.nombre, g.activo, g.version,
      coalesce((
        select jsonb_agg(jsonb_build_object('puertaid', p.puertaid, 'nombre', p.nombre, 'sede', p.sede) order by lower(p.sede), lower(p.nombre))
        from puerta p where p.puertaid = any (g.puertas)), '[]') as puertas,
      (select jsonb_build_object('puerta', p.nombre, 'dispositivo', d.nombre, 'desde', t.desde)
        from turno t join dispositivo d on d.dispositivoid = t.dispositivoid join puerta p on p.puertaid = t.puertaid
        where t.guardiaid = g.guardiaid and t.hasta is null and d.revocado is null
        order by t.desde desc limit 1) as turno,
      (select max(t.desde) from turno t where t.guardiaid = g.guardiaid) as ultimo_turno
    from guardia g
    where ${guardiaid === undefined ? sql`true` : sql`g.guardiaid = ${guardiaid}`}
    order by not g.activo, sin_acentos(g.nombre), g.guardiaid`.execute(db)
  return rows
}

export async function readGuardia(db: Kysely<Database>, guardiaid: string): Promise<Guardia> {
  const [guardia] = await selectGuardias(db, guardiaid)
  if (!guardia) throw refuse('RECORD_NOT_FOUND')
  return guardia
}
