import type { Idioma } from '@portal/contract/idioma.ts'
import { refuse } from '@portal/contract'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { findCalendario } from '../../operations/shared/calendario.ts'
import {
  enCalendario,
  selectVencimientos,
  type Vencimiento,
} from '../../operations/shared/selectVencimientos.ts'

export interface Calendario {
  /** Of its person. */
  idioma: Idioma
  /** The account that it is of; null for the provider’s, which is of all. */
  cuenta: string | null
  vencimientos: Vencimiento[]
}

interface Whose {
  idioma: Idioma
  cuenta: string | null
}

/** All that a calendar says, as its person may see it. */
export async function readCalendario(db: Kysely<Database>): Promise<Calendario> {
  const filtros = await findCalendario(db)
  // Ended since it was opened.
  if (!filtros) throw refuse('CALENDAR_UNKNOWN')
  const { rows } = await sql<Whose>`
    select mi_idioma() as idioma, (select accountname from cuenta where cuenta_id = mi_cuenta()) as cuenta`.execute(
    db,
  )
  const [whose] = rows
  if (!whose) throw new Error('a statement of one row answered none')
  return { ...whose, vencimientos: await selectVencimientos(db, { filtros, ...enCalendario }) }
}
