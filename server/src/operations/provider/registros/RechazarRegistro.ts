import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { proveedorName } from '../../../mail/proveedor.ts'
import { sendMail } from '../../../mail/sendMail.ts'
import { registroRechazado } from '../../../mail/templates/toApplicants.ts'
import { readRegistro, requirePending, withdraw } from './queries.ts'

export const RechazarRegistro: Handler<'RechazarRegistro'> = async (
  { registroid, motivo, nota_interna },
  { db },
) => {
  const { email, idioma } = await requirePending(db, registroid)
  await withdraw(db, registroid)
  const correo_decision = await sendMail(db, {
    para: email,
    plantilla: 'registroRechazado',
    firme: true,
    mail: registroRechazado({
      idioma: idioma ?? 'es',
      proveedor: await proveedorName(db),
      motivo,
    }),
  })
  await db
    .updateTable('registro')
    .set({
      estado_registro: 'rechazada',
      motivo,
      correo_decision,
      ...(nota_interna !== undefined && { nota_interna }),
      decidido: sql`now()`,
      decidido_por: sql`yo()`,
      version: sql`version + 1`,
    })
    .where('registroid', '=', registroid)
    .execute()
  return { records: [await readRegistro(db, registroid)] }
}
