import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { idiomaDe } from '../../../mail/idiomaDe.ts'
import { proveedorName } from '../../../mail/proveedor.ts'
import { sendMail } from '../../../mail/sendMail.ts'
import { pruebaDeCorreo } from '../../../mail/templates/toProvider.ts'
import { selectCorreos, withReenvio } from './queries.ts'

export const ProbarCorreo: Handler<'ProbarCorreo'> = async ({ para }, { db, services }) => {
  const { operadorid, nombre, email, idioma } = await db
    .selectFrom('operador')
    .select(['operadorid', 'nombre', 'email', idiomaDe('operador')])
    .where('operadorid', '=', sql<string>`yo()`)
    .executeTakeFirstOrThrow()
  await services.limits.consume({ limit: 'testMail', key: operadorid })
  const correoid = await sendMail(db, {
    para: para ?? email,
    plantilla: 'pruebaDeCorreo',
    mail: pruebaDeCorreo({
      idioma,
      proveedor: await proveedorName(db),
      quien: nombre,
      momento: new Date(),
    }),
  })
  const sent = await selectCorreos(db).where('correoid', '=', correoid).execute()
  return { records: sent.map(withReenvio) }
}
