import type { Handler } from '../../../handler.ts'
import { asMyself, requirePassword } from '../../shared/asMyself.ts'
import { resetUrl } from '../../shared/password.ts'
import { requireSecondStep } from '../../shared/requireSecondStep.ts'
import { requireActive, takeOwnSecondStep } from '../../shared/secondStep.ts'
import { tellContacto } from '../../shared/tellTotpChanged.ts'
import { findCallingContacto } from '../../shared/whoCalls.ts'

export const QuitarTotp: Handler<'QuitarTotp'> = async ({ password, ...given }, context) => {
  const { me, secreto } = await asMyself(context, findCallingContacto, async (me) => {
    const secreto = requireActive(me)
    await requirePassword(context, me, password)
    await requireSecondStep(context, { sujeto: me.sujeto, secreto }, given)
    return { me, secreto }
  })
  await takeOwnSecondStep(context, secreto)
  await tellContacto(context.db, me, 'quitada', resetUrl(context.services.settings))
  return { records: [{ activo: false }] }
}
