import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { newSheet } from '../../../sessions/recovery.ts'
import { asMyself, requirePassword } from '../../shared/asMyself.ts'
import { resetUrl } from '../../shared/password.ts'
import { requireSecondStep, wrongCode } from '../../shared/requireSecondStep.ts'
import { requireActive } from '../../shared/secondStep.ts'
import { tellContacto } from '../../shared/tellTotpChanged.ts'
import { findCallingContacto } from '../../shared/whoCalls.ts'

export const RenovarRecuperacion: Handler<'RenovarRecuperacion'> = async ({ password, totp }, context) => {
  const { db, services } = context
  const { me, secreto } = await asMyself(context, findCallingContacto, async (me) => {
    const secreto = requireActive(me)
    await requirePassword(context, me, password)
    await requireSecondStep(context, { sujeto: me.sujeto, secreto }, { totp })
    return { me, secreto }
  })
  const { codes, beginnings, hashes } = await newSheet(services.passwords)
  const { rows } = await sql<{ done: boolean }>`
    select renovar_recuperacion(${secreto}, ${beginnings}, ${hashes}) as done`.execute(db)
  // Another phone took its place, or it was taken off, meanwhile.
  if (rows[0]?.done !== true) throw wrongCode()
  await tellContacto(db, me, 'codigos', resetUrl(services.settings))
  return { records: [{ codigos: codes }] }
}
