import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Casillas } from '../../shared/casillas.ts'

/** What is required today and was never presented, among these slots. */
export const faltantesAmong = (db: Kysely<Database>, slots: Casillas) =>
  db
    .selectFrom(slots.as('casilla'))
    .where('exigible', '=', true)
    .where('obligatorio', '=', true)
    .where('estado', '=', 'pendiente')
