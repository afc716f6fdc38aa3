import type { Handler } from '../../../handler.ts'
import { asMyself } from '../../shared/asMyself.ts'
import { readLogin } from '../../shared/operadorLogin.ts'
import { activateSecondStep, proveNew } from '../../shared/secondStep.ts'
import { tellOperador } from '../../shared/tellTotpChanged.ts'
import { findCallingOperador } from '../../shared/whoCalls.ts'

export const ActivarTotpOperador: Handler<'ActivarTotpOperador'> = async ({ totp }, context) => {
  const { me, proved } = await asMyself(context, findCallingOperador, (me) => ({
    me,
    proved: proveNew(me, totp),
  }))
  await activateSecondStep(context, proved)
  await tellOperador(context.db, me, 'activada')
  return { login: await readLogin(context) }
}
