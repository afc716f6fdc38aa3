import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'

export interface Bloqueo {
  por: string | null
  desde: string
  motivo: string | null
}

interface DeQuien {
  cuenta_id: string
  recursoid: string
  /** Null: the resource itself was blocked. */
  documentoid: string | null
}

/** The last time that a document, or a resource itself, was blocked, as the history tells it. */
export async function bloqueoOf(
  db: Kysely<Database>,
  { cuenta_id, recursoid, documentoid }: DeQuien,
): Promise<Bloqueo | null> {
  const found = await db
    .selectFrom('historial')
    .select(['actor_nombre as por', 'createdtime as desde', 'nota as motivo'])
    .where('cuenta_id', '=', cuenta_id)
    .where('recursoid', '=', recursoid)
    .where(sql<boolean>`documentoid is not distinct from ${documentoid}`)
    .where('docrechistorial_estado', '=', 'bloqueado')
    .orderBy('createdtime', 'desc')
    .orderBy('historialid', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found ?? null
}

/** The same beside rows of resources (`r`), looked up for those that are blocked alone. */
export const bloqueoDeRecurso = sql<Bloqueo | null>`case when r.estado = 'BLOQUEADO' then (
  select jsonb_build_object('por', h.actor_nombre, 'desde', h.createdtime, 'motivo', h.nota)
  from historial h
  where h.cuenta_id = r.cuenta_id and h.recursoid = r.recursoid and h.documentoid is null
    and h.docrechistorial_estado = 'bloqueado'
  order by h.createdtime desc, h.historialid desc limit 1) end`
