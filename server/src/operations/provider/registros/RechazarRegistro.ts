import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { proveedorName } from '../../../mail/proveedor.ts'
import { sendMail } from '../../../mail/sendMail.ts'
import { registroRechazado } from '../../../mail/templates.ts'
import { readRegistro, requirePending, withdraw } from './queries.ts'

export const RechazarRegistro: Handler<'RechazarRegistro'> = async ({ registroid, motivo }, { db }) => {
  const { email } = await requirePending(db, registroid)
  await withdraw(db, registroid)
  await db
    .updateTable('registro')
    .set({
      estado_registro: 'rechazada',
      motivo,
      decidido: sql`now()`,
      decidido_por: sql`yo()`,
      version: sql`version + 1`,
    })
    .where('registroid', '=', registroid)
    .execute()
  await sendMail(db, {
    para: email,
    plantilla: 'registroRechazado',
    mail: registroRechazado({
      proveedor: await proveedorName(db),
      motivo,
    }),
  })
  return { records: [await readRegistro(db, registroid)] }
}
