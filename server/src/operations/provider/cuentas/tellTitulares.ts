import type { EstadoDecidido } from '@portal/contract/cuenta.ts'
import type { Context } from '../../../handler.ts'
import { proveedorName } from '../../../mail/proveedor.ts'
import { sendMail } from '../../../mail/sendMail.ts'
import { cuentaCambiada } from '../../../mail/templates.ts'

interface Cuenta {
  cuenta_id: string
  accountname: string
  estado: EstadoDecidido
}

/** A mail to each of those who manage the account: how it stands now, and why. */
export async function tellTitulares(
  { cuenta_id, accountname, estado }: Cuenta,
  motivo: string | null,
  { db, services }: Context,
): Promise<void> {
  const titulares = await db
    .selectFrom('contacto')
    .select(['email', 'firstname'])
    .where('cuenta_id', '=', cuenta_id)
    .where('rol', '=', 'titular')
    .where('activo', '=', true)
    .execute()
  const proveedor = await proveedorName(db)
  for (const { email, firstname } of titulares)
    await sendMail(db, {
      para: email,
      plantilla: 'cuentaCambiada',
      mail: cuentaCambiada({
        proveedor,
        firstname,
        cuenta: accountname,
        estado,
        motivo,
        url: `${services.settings.baseUrl}/app`,
      }),
    })
}
