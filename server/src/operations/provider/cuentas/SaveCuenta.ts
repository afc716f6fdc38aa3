import { refuse, refuseField, type FieldOf, type Input } from '@portal/contract'
import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Context, Handler } from '../../../handler.ts'
import { estadoQueSigue, motivoProblem, palabras } from '../../../rules/cuenta.ts'
import { requireOwnNumber } from './numero.ts'
import { preloadCuit } from './preloadCuit.ts'
import { tellTitulares } from './tellTitulares.ts'

type Values = Input<'SaveCuenta'>['values']
export type Cuenta = Selectable<Database['cuenta']>

export const SaveCuenta: Handler<'SaveCuenta'> = async ({ cuentaid, values }, context) => {
  if (cuentaid === '0') return { records: [await preloadCuit(context.db, values)] }
  const after = await update(cuentaid, values, context)
  return { records: [{ cuentaid, ...after }] }
}

async function update(cuentaid: string, values: Values, context: Context): Promise<Cuenta> {
  const { db } = context
  const { estado, motivo, version, ...fields } = values
  const before = await lockCuenta(db, cuentaid)
  if (version !== undefined && version !== before.version) throw refuse('STALE_VERSION')
  const problem = motivoProblem(before, { estado, motivo })
  if (problem !== undefined) throw refuseField<FieldOf<'SaveCuenta'>>('motivo', problem)

  const tipo_documento = fields.tipo_documento ?? before.tipo_documento
  const isNew = fields.cuit !== undefined || fields.tipo_documento !== undefined
  const cuit = isNew
    ? await requireOwnNumber(db, { tipo_documento, cuit: fields.cuit ?? before.cuit }, cuentaid)
    : before.cuit
  const after = await db
    .updateTable('cuenta')
    .set({
      ...fields,
      tipo_documento,
      cuit,
      ...estadoQueSigue(before, { estado, motivo }),
      version: before.version + 1,
    })
    .where('cuenta_id', '=', cuentaid)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (after.estado !== before.estado || after.estado_motivo !== before.estado_motivo)
    await tellEstado(after, motivo ?? null, context)
  return after
}

/** Locked until the end: of two who change it at once, the second finds what the first left. */
async function lockCuenta(db: Kysely<Database>, cuentaid: string): Promise<Cuenta> {
  const cuenta = await db
    .selectFrom('cuenta')
    .selectAll()
    .where('cuenta_id', '=', cuentaid)
    .forUpdate()
    .executeTakeFirst()
  if (!cuenta) throw refuse('RECORD_NOT_FOUND')
  return cuenta
}

/** A line of history and a mail, so that nobody finds out at the door. */
async function tellEstado(cuenta: Cuenta, motivo: string | null, context: Context): Promise<void> {
  const { cuenta_id, estado } = cuenta
  if (estado === estadoCuenta.incompleto) throw new Error('nobody makes an account incomplete')
  await sql`select anotar_recurso(${cuenta_id}, ${palabras[estado]}, ${motivo})`.execute(context.db)
  await tellTitulares({ ...cuenta, estado }, motivo, context)
}
