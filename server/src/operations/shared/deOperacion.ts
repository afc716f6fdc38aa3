import { sql } from 'kysely'

/** Of slots as they are kept or told: what everybody is asked for, and what this operation asks beside that. */
export const pedidaEn = (operacionid: string) =>
  sql<boolean>`(operaciones @> ${JSON.stringify([{ operacionid }])}::jsonb
    or tipodocumentoid in (select tipodocumentoid from tipo_documento where alcance = 'general'))`

/** Of the slot `k` of the type `t`: whether somebody may go nowhere without it, or not where an operation asks for it. */
export const esCritica = sql<boolean>`(es_critica(t, k.operaciones) and es_obligatoria(t, k.operaciones))`

/** Of types: those that everybody is asked for, and those that an operation of the caller's account asks for, or the one that is said. */
export const tipoQueSePide = (operacionid?: string) =>
  sql<boolean>`(tipo_documento.alcance = 'general' or exists (
    select from exigencia e
    join cuenta_operacion c on c.operacionid = e.operacionid
    where e.tipodocumentoid = tipo_documento.tipodocumentoid and c.cuenta_id = mi_cuenta() and coalesce(c.hasta, 'infinity') >= greatest(hoy(), c.desde)
      and (${operacionid ?? null}::text is null or e.operacionid = ${operacionid ?? null})))`
