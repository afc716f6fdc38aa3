import { refuse } from '@portal/contract'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'

export const CerrarSesion: Handler<'CerrarSesion'> = async ({ sesionid }, { db, caller, session }) => {
  const one = sesionid === 'otras' ? null : sesionid
  const { rows } = await sql<{ sesionid: string; actual: boolean }>`
    select * from cerrar_mis_sesiones(${caller.tokenHash}, ${one})`.execute(db)
  if (one !== null && rows.length === 0) throw refuse('RECORD_NOT_FOUND')
  if (rows.some(({ actual }) => actual)) session.end()
  return { records: rows }
}
