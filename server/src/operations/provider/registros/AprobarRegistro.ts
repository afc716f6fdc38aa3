import { estadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { esDeEmpresa, identificacion } from '@portal/contract/identificacion.ts'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { proveedorName } from '../../../mail/proveedor.ts'
import { sendMail } from '../../../mail/sendMail.ts'
import { registroAprobado } from '../../../mail/templates/toApplicants.ts'
import { linkHours } from '../../../rules/enlace.ts'
import { newLinkToken } from '../../../sessions/token.ts'
import { readRegistro, refuseTwin, requirePending, withdraw } from './queries.ts'

export const AprobarRegistro: Handler<'AprobarRegistro'> = async (
  { registroid, nota_interna },
  { db, services },
) => {
  const registro = await requirePending(db, registroid)
  const { firstname, lastname, email, mobile, tipo_documento, cuit, idioma } = registro
  await refuseTwin(db, registro)
  await withdraw(db, registroid)
  const { cuenta_id } = await db
    .insertInto('cuenta')
    .values({
      // Registration asks no company name. Until the profile is complete, a person is called by the own, a company by its number.
      accountname: esDeEmpresa(cuit) ? identificacion({ tipo_documento, cuit }) : `${firstname} ${lastname}`,
      tipo_documento,
      cuit,
      email,
      mobile,
      mailingstreet: registro.mailingstreet,
      othercountry: registro.othercountry,
      otherstate: registro.otherstate,
      othercity: registro.othercity,
      estado: estadoCuenta.incompleto,
    })
    .returning('cuenta_id')
    .executeTakeFirstOrThrow()
  const { contactid } = await db
    .insertInto('contacto')
    .values({ cuenta_id, firstname, lastname, email, mobile, idioma, rol: 'titular' })
    .returning('contactid')
    .executeTakeFirstOrThrow()
  const { token, hash } = newLinkToken()
  await sql`select crear_enlace(${hash}, ${contactid}, ${linkHours})`.execute(db)
  const correo_decision = await sendMail(db, {
    para: email,
    plantilla: 'registroAprobado',
    secreto: token,
    firme: true,
    mail: registroAprobado({
      idioma: idioma ?? 'es',
      proveedor: await proveedorName(db),
      // Behind the #, so that no log and no other site ever sees it.
      url: `${services.settings.baseUrl}/auth/reset-password-code#token=${token}`,
    }),
  })
  await db
    .updateTable('registro')
    .set({
      estado_registro: 'aprobada',
      decidido: sql`now()`,
      decidido_por: sql`yo()`,
      cuenta_creada: cuenta_id,
      correo_decision,
      ...(nota_interna !== undefined && { nota_interna }),
      version: sql`version + 1`,
    })
    .where('registroid', '=', registroid)
    .execute()
  return { records: [await readRegistro(db, registroid)] }
}
