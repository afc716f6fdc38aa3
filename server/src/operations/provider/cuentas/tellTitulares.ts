import type { EstadoDecidido } from '@portal/contract/estadoCuenta.ts'
import type { Context } from '../../../handler.ts'
import { rutas } from '../../../mail/rutas.ts'
import { cuentaCambiada } from '../../../mail/templates/toCarriers.ts'
import { mailTitulares } from '../../shared/mailTitulares.ts'

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
  const url = services.settings.baseUrl + rutas.inicio()
  await mailTitulares(db, cuenta_id, 'cuentaCambiada', (person) =>
    cuentaCambiada({ ...person, cuenta: accountname, estado, motivo, url }),
  )
}
