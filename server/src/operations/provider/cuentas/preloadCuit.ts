import { sentence } from '@portal/contract/wording.ts'
import { refuse, refuseField, type FieldOf, type Input } from '@portal/contract'
import { requerido } from '@portal/contract/values.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { requireOwnNumber } from './numero.ts'

/** A number that may register though the provider lets only known ones: there is no account yet. */
export async function preloadCuit(
  db: Kysely<Database>,
  { cuit, tipo_documento = 'CUIT', accountname, ...others }: Input<'SaveCuenta'>['values'],
) {
  const misplaced = Object.keys(others)
  if (misplaced.length > 0)
    throw refuse('INVALID_INPUT', {
      fields: Object.fromEntries(misplaced.map((field) => [field, sentence('laCuentaNaceAlAprobar')])),
    })
  if (cuit === undefined) throw refuseField<FieldOf<'SaveCuenta'>>('cuit', requerido)
  const conocido = await db
    .insertInto('cuit_conocido')
    .values({
      cuit: await requireOwnNumber(db, { tipo_documento, cuit }, '0'),
      accountname: accountname ?? null,
    })
    .returning(['cuit', 'accountname'])
    .executeTakeFirstOrThrow()
  // The number first: it is what the audit knows the record by.
  return { ...conocido, cuentaid: null, estado: null, estado_motivo: null, version: null }
}
