import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { conQuienesPiden, quienesPiden } from '../../shared/deOperacion.ts'
import { readDocumento } from '../../shared/documento.ts'

export const DetailDocumento: Handler<'DetailDocumento'> = async ({ documentoid }, { db }) => {
  const [documento, piden] = await Promise.all([
    readDocumento(db, documentoid),
    db
      .selectFrom('documento as d')
      .innerJoin('casilla_de_hoy as k', (join) =>
        join
          .onRef('k.cuenta_id', '=', 'd.cuenta_id')
          .onRef('k.recursoid', '=', 'd.recursoid')
          .onRef('k.tipodocumentoid', '=', 'd.tipodocumentoid')
          .on('k.mes', '=', false),
      )
      .select(quienesPiden('k'))
      .where('d.documentoid', '=', documentoid)
      .where(sql<boolean>`d.cuenta_id = mi_cuenta()`)
      .executeTakeFirst(),
  ])
  return { records: [{ ...documento, ...(piden && conQuienesPiden(piden)) }] }
}
