import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Casillas } from '../../shared/casillas.ts'

/** What is asked for today, among these slots. */
export const exigidasAmong = (db: Kysely<Database>, slots: Casillas) =>
  db.selectFrom(slots.as('casilla')).where('exigible', '=', true)
