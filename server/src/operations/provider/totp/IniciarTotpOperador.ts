import type { Handler } from '../../../handler.ts'
import { asMyself, requirePassword } from '../../shared/asMyself.ts'
import { startSecondStep } from '../../shared/secondStep.ts'
import { findCallingOperador } from '../../shared/whoCalls.ts'

export const IniciarTotpOperador: Handler<'IniciarTotpOperador'> = async ({ password }, context) => {
  const me = await asMyself(context, findCallingOperador, async (me) => {
    await requirePassword(context, me, password)
    return me
  })
  return { records: [await startSecondStep(context, me)] }
}
