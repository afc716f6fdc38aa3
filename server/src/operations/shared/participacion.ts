import { refuseField } from '@portal/contract/refusals.ts'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { sentence } from '@portal/contract/wording.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { Donde } from './unidadesAl.ts'

/** Refuses an operacion that the account takes no part in on that day: closed, ended, to begin later, or made up. */
export async function requireParticipation(db: Kysely<Database>, { dia, operacionid }: Donde): Promise<void> {
  if (operacionid === undefined) return
  const { rows } = await sql`
    select from cuenta_operacion c join operacion o on o.operacionid = c.operacionid and o.activa
    where c.cuenta_id = mi_cuenta() and c.operacionid = ${operacionid} and ${dia}::date between c.desde and coalesce(c.hasta, 'infinity')`.execute(
    db,
  )
  if (rows.length > 0) return
  throw refuseField(
    'operacionid',
    sentence(dia === hoyEnBuenosAires() ? 'noTrabajasEnEsaOperacion' : 'eseDiaNoTrabajasAhi'),
  )
}

/**
 * The same of today, where a list of an operacion has no rows: empty would read as good news. Rows are kept where the account takes
 * part alone, so that an answer with some costs no look.
 */
export async function requireParticipationOfNone(
  db: Kysely<Database>,
  operacionid: string | undefined,
  rows: readonly unknown[],
): Promise<void> {
  if (rows.length === 0) await requireParticipation(db, { dia: hoyEnBuenosAires(), operacionid })
}
