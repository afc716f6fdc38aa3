import type { Handler } from '../../../handler.ts'
import { newSheet } from '../../../sessions/recovery.ts'
import { asMyself } from '../../shared/asMyself.ts'
import { resetUrl } from '../../shared/password.ts'
import { activateSecondStep, proveNew } from '../../shared/secondStep.ts'
import { tellContacto } from '../../shared/tellTotpChanged.ts'
import { findCallingContacto } from '../../shared/whoCalls.ts'

export const ActivarTotp: Handler<'ActivarTotp'> = async ({ totp }, context) => {
  const { db, services } = context
  const { me, proved } = await asMyself(context, findCallingContacto, (me) => ({
    me,
    proved: proveNew(me, totp),
  }))
  const sheet = await newSheet(services.passwords)
  await activateSecondStep(context, proved, sheet)
  await tellContacto(db, me, 'activada', resetUrl(services.settings))
  return { records: [{ codigos: sheet.codes }] }
}
