import { momentoLegible } from '@portal/contract/calendario.ts'
import type { Context } from '../../handler.ts'
import { proveedorName } from '../../mail/proveedor.ts'
import { sendMail } from '../../mail/sendMail.ts'
import { dosPasosCambiados } from '../../mail/templates.ts'

/** Whoever's sign-in changes is told by mail: it may have been somebody else. */
export async function tellTotpChanged(
  { db }: Pick<Context, 'db'>,
  { nombre, email }: { nombre: string; email: string },
  change: 'activada' | 'quitada',
): Promise<void> {
  await sendMail(db, {
    para: email,
    plantilla: 'dosPasosCambiados',
    mail: dosPasosCambiados({
      proveedor: await proveedorName(db),
      firstname: nombre,
      email,
      momento: momentoLegible(new Date()),
      change,
    }),
  })
}
