import { sentence } from '@portal/contract/wording.ts'
import { refuse } from '@portal/contract'
import type { Handler } from '../../../handler.ts'
import { proveedorName } from '../../../mail/proveedor.ts'
import { sendMailOnce } from '../../../mail/sendMail.ts'
import { networkOf } from '../../../sessions/networkOf.ts'
import { consulta } from '../../../mail/templates/toProvider.ts'
import { supportEmail } from '../../../mail/supportEmail.ts'

export const EnviarConsulta: Handler<'EnviarConsulta'> = async ({ values }, { db, caller, services }) => {
  const para = await supportEmail(db)
  if (para === null) throw refuse('NO_SUPPORT_EMAIL')
  await services.limits.consume({ limit: 'consultaFrom', key: networkOf(caller.ip) })
  await services.limits.consume({ limit: 'consulta', key: 'todas' })
  await sendMailOnce(db, {
    para,
    plantilla: 'consulta',
    mail: consulta({
      idioma: 'es',
      proveedor: await proveedorName(db),
      ...values,
      empresa: values.empresa ?? null,
    }),
    responderA: values.email,
  })
  return { message: sentence('recibimosTuMensajeTeVamos') }
}
