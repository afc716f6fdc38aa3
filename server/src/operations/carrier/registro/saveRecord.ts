import { refuse } from '@portal/contract'
import { identificacion } from '@portal/contract/identificacion.ts'
import { confirmRoute } from '@portal/contract/rutas.ts'
import { sql } from 'kysely'
import type { Context, Handler } from '../../../handler.ts'
import { proveedorName } from '../../../mail/proveedor.ts'
import { rutasDeConsola } from '../../../mail/rutas.ts'
import { sendMail } from '../../../mail/sendMail.ts'
import { registroNuevo } from '../../../mail/templates/toProvider.ts'
import { registroRecibido } from '../../../mail/templates/toApplicants.ts'
import { linkHours } from '../../../rules/enlace.ts'
import { networkOf } from '../../../sessions/networkOf.ts'
import { newLinkToken } from '../../../sessions/token.ts'
import { lockEmail } from '../../shared/lockEmail.ts'

export const saveRecord: Handler<'saveRecord'> = async ({ values }, context) => {
  const { db, caller, services } = context
  await services.limits.consume(
    { limit: 'registrationFrom', key: networkOf(caller.ip) },
    { limit: 'registrationSite', key: 'todos' },
  )
  await lockEmail(db, values.email)
  const { rows } = await sql<{ used: boolean; known: boolean; onlyKnown: boolean; avisos: string | null }>`
    select email_en_uso(${values.email}) as used, es_cuit_conocido(${values.cuit}) as known,
      coalesce((select valor = 'true'::jsonb from ajuste where clave = 'registro_solo_cuit_conocidos'), false) as "onlyKnown",
      (select valor #>> '{}' from ajuste where clave = 'avisos_email') as avisos`.execute(db)
  const [found] = rows
  if (found?.used) throw refuse('EMAIL_TAKEN', { words: { email: values.email } })
  if (found?.onlyKnown && !found.known) throw refuse('CUIT_NOT_REGISTERED')

  const { registroid } = await db
    .insertInto('registro')
    .values({ ...values, idioma: caller.elegido ?? null })
    .returning('registroid')
    .executeTakeFirstOrThrow()
  await tell(values, registroid, found?.avisos ?? null, context)
  return { records: [{ registroid }] }
}

type Values = Parameters<typeof saveRecord>[0]['values']

/** The person, and the provider where it said to whom. */
async function tell(
  values: Values,
  registroid: string,
  avisos: string | null,
  { db, caller, services }: Context,
) {
  const proveedor = await proveedorName(db)
  const { firstname, lastname, email, mobile } = values
  const documento = identificacion(values)
  const { token, hash } = newLinkToken()
  await sql`select enlazar_registro_nuevo(${hash}, ${registroid}, ${linkHours})`.execute(db)
  await sendMail(db, {
    para: email,
    plantilla: 'registroRecibido',
    mail: registroRecibido({
      idioma: caller.idioma,
      proveedor,
      url: `${services.settings.baseUrl}${confirmRoute}#token=${token}`,
    }),
    secreto: token,
  })
  if (avisos === null) return
  const url = services.settings.baseUrl + rutasDeConsola.registro(registroid)
  await sendMail(db, {
    para: avisos,
    plantilla: 'registroNuevo',
    // The mailbox is nobody's own.
    mail: registroNuevo({
      idioma: 'es',
      proveedor,
      contacto: `${firstname} ${lastname}`,
      documento,
      email,
      mobile,
      url,
    }),
  })
}
