import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'

/** Closes, as they are told. */
export const selectCierres = (db: Kysely<Database>) =>
  db
    .selectFrom('cierre as z')
    .select([
      'z.cierreid',
      'z.numero',
      'z.mes',
      'z.complementario',
      'z.cerrado',
      'z.quien',
      'z.choferes',
      'z.completos',
      'z.faltan',
      'z.huella',
    ])

/** Of the account that the transaction is about, the newest first. */
export const cierresDe = (db: Kysely<Database>) =>
  selectCierres(db)
    .where(sql<boolean>`z.cuenta_id = mi_cuenta()`)
    .orderBy('z.mes', 'desc')
    .orderBy('z.numero', 'desc')
