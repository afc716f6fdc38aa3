import type { Handler } from '../../../handler.ts'
import { readLogin } from '../../shared/operadorLogin.ts'

export const SesionOperador: Handler<'SesionOperador'> = async (_input, context) => ({
  login: await readLogin(context),
})
