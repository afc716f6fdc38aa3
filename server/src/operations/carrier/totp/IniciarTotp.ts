import type { Handler } from '../../../handler.ts'
import { asMyself, requirePassword } from '../../shared/asMyself.ts'
import { requireSecondStep } from '../../shared/requireSecondStep.ts'
import { startSecondStep } from '../../shared/secondStep.ts'
import { findCallingContacto } from '../../shared/whoCalls.ts'

export const IniciarTotp: Handler<'IniciarTotp'> = async ({ password, ...given }, context) => {
  const me = await asMyself(context, findCallingContacto, async (me) => {
    const { sujeto, secreto } = me
    await requirePassword(context, me, password)
    if (secreto !== null) await requireSecondStep(context, { sujeto, secreto }, given)
    return me
  })
  return { records: [await startSecondStep(context, me)] }
}
