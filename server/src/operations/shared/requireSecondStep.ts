import { sentence } from '@portal/contract/wording.ts'
import { refuse, refuseField, type FieldOf, type Refusal } from '@portal/contract'
import { requerido } from '@portal/contract/values.ts'
import { sql } from 'kysely'
import type { Context } from '../../handler.ts'
import { partsOf } from '../../sessions/recovery.ts'
import { findPeriod } from '../../sessions/totp.ts'

/** The one rule of the second step: who has one proves it here, whatever for. See docs/decisions/0024 and 0072. */

type Needed = Pick<Context, 'ingreso' | 'services' | 'caller'>

interface Owner {
  sujeto: string
  /** Of their app; null for whoever has no second step. */
  secreto: string | null
}

/** The app's code, or a recovery code in its place. */
interface SecondStep {
  totp?: string | undefined
  recuperacion?: string | undefined
}

/**
 * For a sign-in whose password is right. `conocido`: the owner signed in with this browser before. Says by what it was
 * proved; nothing where none is asked for.
 */
export async function requireSecondStepToEnter(
  context: Needed,
  { conocido, ...owner }: Owner & { conocido: boolean },
  given: SecondStep,
): Promise<keyof SecondStep | undefined> {
  const { secreto } = owner
  if (secreto === null) return undefined
  if (given.totp === undefined && given.recuperacion === undefined) throw refuse('TOTP_REQUIRED')
  // Whoever knows the password guesses by pauses of their own, and not by those of the owner's browser.
  const by = conocido ? String(context.caller.navegadorHash?.toString('base64url')) : 'otros'
  return prove(context, { ...owner, secreto, by }, given)
}

/** For what changes it, in a session that is open: whoever found it open guesses by pauses too. */
export async function requireSecondStep(
  context: Needed,
  { sujeto, secreto }: Owner & { secreto: string },
  given: SecondStep,
): Promise<void> {
  if (given.totp === undefined && given.recuperacion === undefined)
    throw refuseField<FieldOf<'QuitarTotp'>>('totp', requerido)
  await prove(context, { sujeto, secreto, by: 'sesion' }, given)
}

/** It is spent at once and serves no second time, whatever becomes of the call. */
async function prove(
  { ingreso, services: { limits, passwords } }: Needed,
  { sujeto, secreto, by }: { sujeto: string; secreto: string; by: string },
  { totp, recuperacion }: SecondStep,
): Promise<keyof SecondStep> {
  if (totp !== undefined && recuperacion !== undefined)
    throw refuseField<FieldOf<'QuitarTotp'>>('recuperacion', sentence('escribiUnoDeLosDosCodigos'))
  const guess = { of: sujeto, by }
  await limits.pace(guess)
  if (totp !== undefined) await spendTotp(totp)
  else await spendRecuperacion(recuperacion ?? '')
  await limits.forgetPace(guess)
  return totp === undefined ? 'recuperacion' : 'totp'

  async function spendTotp(code: string): Promise<void> {
    const period = findPeriod(secreto, code)
    if (period === undefined) throw wrongCode()
    const { rows } = await sql<{ spent: boolean }>`
      select usar_totp(${sujeto}, ${period}) as spent`.execute(ingreso)
    if (rows[0]?.spent !== true) throw wrongCode()
  }

  async function spendRecuperacion(code: string): Promise<void> {
    const { beginning, rest } = partsOf(code)
    const { rows: found } = await sql<{ hash: string | null }>`
      select hash_de_recuperacion(${sujeto}, ${beginning}) as hash`.execute(ingreso)
    const hash = found[0]?.hash ?? undefined
    // Compared also when none begins so: which beginnings there are is nobody's to time.
    if (!(await passwords.verify(rest, hash))) throw wrongRecuperacion()
    const { rows } = await sql<{ spent: boolean }>`
      select usar_recuperacion(${sujeto}, ${beginning}, ${hash}) as spent`.execute(ingreso)
    if (rows[0]?.spent !== true) throw wrongRecuperacion()
  }
}

export const wrongCode = (): Refusal =>
  refuse('INVALID_CODE', { fields: { totp: sentence('elCodigoNoCoincideVencio') } })

const wrongRecuperacion = (): Refusal =>
  refuse('INVALID_CODE', { fields: { recuperacion: sentence('eseCodigoDeRecuperacion') } })
