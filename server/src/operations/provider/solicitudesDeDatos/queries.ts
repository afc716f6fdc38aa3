import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { selectSolicitudes } from '../../shared/solicitudesDeDatos/solicitudes.ts'

/** Of any account, with whose they are. */
export const deCuentas = (db: Kysely<Database>) =>
  selectSolicitudes(db)
    .innerJoin('cuenta as q', 'q.cuenta_id', 's.cuenta_id')
    .select(['s.cuenta_id as cuentaid', 'q.accountname'])
