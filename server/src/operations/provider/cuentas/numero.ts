import { sentence } from '@portal/contract/wording.ts'
import { refuse, refuseField, type FieldOf } from '@portal/contract'
import {
  identificacionProblem,
  spelledIdentificacion,
  type TipoDocumentoCuenta,
} from '@portal/contract/identificacion.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'

interface Numero {
  tipo_documento: TipoDocumentoCuenta
  cuit: string
}

/** The number as it is kept, once its sum is right and no account has it but the one that is saved. */
export async function requireOwnNumber(
  db: Kysely<Database>,
  { tipo_documento, cuit }: Numero,
  cuentaid: string,
): Promise<string> {
  const problem = identificacionProblem(tipo_documento, cuit)
  if (problem !== undefined) throw refuseField<FieldOf<'SaveCuenta'>>('cuit', problem)
  const numero = spelledIdentificacion(tipo_documento, cuit)
  const twin = await db
    .selectFrom('cuenta')
    .select(['cuenta_id', 'accountname'])
    .where('cuit', '=', numero)
    .where('cuenta_id', '<>', cuentaid)
    .executeTakeFirst()
  if (twin)
    throw refuse('DUPLICATE', {
      twin: twin.cuenta_id,
      words: { que: sentence('cuentaConEseNumero', { cuenta: twin.accountname }) },
      fields: { cuit: sentence('otraCuentaTieneEsteNumero') },
    })
  return numero
}
