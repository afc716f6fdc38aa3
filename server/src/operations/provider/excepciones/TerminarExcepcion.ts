import { refuse } from '@portal/contract'
import { fechaLegible } from '@portal/contract/calendario.ts'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { readExcepcion } from './queries.ts'
import { donde, tellCarrier } from './tellCarrier.ts'

export const TerminarExcepcion: Handler<'TerminarExcepcion'> = async ({ excepcionid, motivo }, context) => {
  const { db } = context
  const ended = await db
    .updateTable('excepcion')
    .set({
      vale: false,
      terminada: sql`now()`,
      terminada_por: sql`yo()`,
      terminada_motivo: motivo,
    })
    .where('excepcionid', '=', excepcionid)
    .where('vale', '=', true)
    .where(sql<boolean>`hasta >= hoy()`)
    .returning('excepcionid')
    .executeTakeFirst()
  if (!ended) {
    const there = await db
      .selectFrom('excepcion')
      .select('excepcionid')
      .where('excepcionid', '=', excepcionid)
      .executeTakeFirst()
    throw refuse(there ? 'STALE_VERSION' : 'RECORD_NOT_FOUND')
  }
  const excepcion = await readExcepcion(db, excepcionid)
  const nota = `${donde(excepcion)}Valía hasta el ${fechaLegible(excepcion.hasta)}: ${motivo}`
  await tellCarrier(excepcion, { terminada: true, motivo, nota }, context)
  return { records: [excepcion] }
}
