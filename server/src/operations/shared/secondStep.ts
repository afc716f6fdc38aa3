import { sentence } from '@portal/contract/wording.ts'
import { refuseField, type FieldOf } from '@portal/contract'
import { sql } from 'kysely'
import type { Context } from '../../handler.ts'
import { proveedorName } from '../../mail/proveedor.ts'
import type { Sheet } from '../../sessions/recovery.ts'
import { findPeriod, newTotpSecret, totpUri } from '../../sessions/totp.ts'
import type { TwoStepOwner } from './password.ts'
import { wrongCode } from './requireSecondStep.ts'

/** Setting up and taking off a second step, a contacto's and an operador's alike. */

/** For whoever has proved who they are: a secret to be proved, in place of one that was asked for before. */
export async function startSecondStep(
  { db, ingreso }: Context,
  { sujeto, email }: Pick<TwoStepOwner, 'sujeto' | 'email'>,
): Promise<{ secreto: string; uri: string }> {
  const secreto = newTotpSecret()
  await sql`select preparar_totp(${sujeto}, ${secreto})`.execute(ingreso)
  return { secreto, uri: totpUri(secreto, { issuer: await proveedorName(db), label: email }) }
}

/** A secret that the person's app has, as a code of it says. */
interface Proved {
  nuevo: string
  period: number
}

export function proveNew({ nuevo }: TwoStepOwner, totp: string): Proved {
  if (nuevo === null) throw refuseField<FieldOf<'ActivarTotp'>>('totp', sentence('primeroAgregaLaCuenta'))
  const period = findPeriod(nuevo, totp)
  if (period === undefined) throw wrongCode()
  return { nuevo, period }
}

const noSheet: Pick<Sheet, 'beginnings' | 'hashes'> = { beginnings: [], hashes: [] }

/** From now on signing in asks for it. */
export async function activateSecondStep(
  { db, caller }: Context,
  { nuevo, period }: Proved,
  { beginnings, hashes } = noSheet,
): Promise<void> {
  const { rows } = await sql<{ done: boolean }>`
    select activar_totp(${nuevo}, ${period}, ${caller.tokenHash ?? null}, ${beginnings}, ${hashes}) as done`.execute(
    db,
  )
  // Another secret was asked for meanwhile, in another tab: the code is of one that is no more.
  if (rows[0]?.done !== true) throw wrongCode()
}

/** The secret of whoever has one; refuses everybody else. */
export function requireActive({ secreto }: TwoStepOwner): string {
  if (secreto === null) throw refuseField<FieldOf<'QuitarTotp'>>('totp', sentence('sinSegundoPaso'))
  return secreto
}

/** The caller's own. `secreto` is the one that was proved. */
export async function takeOwnSecondStep({ db, caller }: Context, secreto: string): Promise<void> {
  const { rows } = await sql<{ taken: boolean }>`
    select quitar_mi_totp(${secreto}, ${caller.tokenHash ?? null}) as taken`.execute(db)
  // Another phone took its place meanwhile.
  if (rows[0]?.taken !== true) throw wrongCode()
}
