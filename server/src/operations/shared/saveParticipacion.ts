import { refuse, refuseField, type FieldOf, type Request } from '@portal/contract'
import { requerido } from '@portal/contract/values.ts'
import { sentence } from '@portal/contract/wording.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'

interface Saved {
  operacion: string
  /** A driver's full name, a plate. */
  recurso: string
  clase: 'chofer' | 'dominio'
  /** It did not stand so already. */
  changed: boolean
}

const refuseIt = (field: FieldOf<'SaveParticipacion'>, problem: Parameters<typeof refuseField>[1]) =>
  refuseField<FieldOf<'SaveParticipacion'>>(field, problem)

/**
 * Takes a resource of the account out of an operacion that the account takes part in, or back in: whoever took it out does, the
 * account or the provider. What the account took out the provider may take out too, and takes it back in then.
 */
export async function saveParticipacion(
  db: Kysely<Database>,
  { recursoid, operacionid, participa, motivo }: Request<'SaveParticipacion'>,
  by: 'cuenta' | 'proveedor',
): Promise<Saved> {
  // One after the other: of two who take it out at once, the second finds it out.
  await sql`select pg_advisory_xact_lock(hashtextextended('exclusion ' || mi_cuenta() || ' ' || ${recursoid}, 0))`.execute(
    db,
  )
  const { rows } = await sql<Omit<Saved, 'changed'> & { del_proveedor: boolean | null }>`
    select o.nombre as operacion, coalesce(r.dominio, r.nombre) as recurso,
      case r.tiporecurso when 'dominio' then 'dominio' else 'chofer' end as clase, x.del_proveedor
    from recurso r
    join operacion o on o.operacionid = ${operacionid} and o.activa
    left join exclusion x on x.cuenta_id = r.cuenta_id and x.recursoid = r.recursoid and x.operacionid = o.operacionid
    where r.cuenta_id = mi_cuenta() and r.recursoid = ${recursoid} and r.tiporecurso <> 'transporte' and exists (
      select from cuenta_operacion c
      where c.cuenta_id = mi_cuenta() and c.operacionid = o.operacionid and coalesce(c.hasta, 'infinity') >= greatest(hoy(), c.desde))`.execute(
    db,
  )
  const [found] = rows
  if (!found) throw refuse('RECORD_NOT_FOUND')
  const { del_proveedor, ...saved } = found
  const out = del_proveedor === null ? undefined : del_proveedor ? 'proveedor' : 'cuenta'
  if (participa ? out === undefined : out === by || out === 'proveedor') return { ...saved, changed: false }
  if (participa && out !== by)
    throw refuseIt(
      'participa',
      sentence(out === 'proveedor' ? 'loSacoElProveedor' : 'loSacoElTransporte', {
        operacion: saved.operacion,
      }),
    )
  if (out !== undefined)
    await db
      .deleteFrom('exclusion')
      .where('cuenta_id', '=', sql<string>`mi_cuenta()`)
      .where('recursoid', '=', recursoid)
      .where('operacionid', '=', operacionid)
      .execute()
  if (!participa) {
    if (motivo === undefined) throw refuseIt('motivo', requerido)
    await db.insertInto('exclusion').values({ recursoid, operacionid, motivo }).execute()
  }
  const [estado, nota] = participa
    ? (['vuelta a operacion', `Vuelve a ${saved.operacion}`] as const)
    : (['fuera de operacion', `No va a ${saved.operacion}: ${motivo}`] as const)
  await sql`select anotar_recurso(${recursoid}, ${estado}, ${nota}, ${operacionid})`.execute(db)
  return { ...saved, changed: true }
}
