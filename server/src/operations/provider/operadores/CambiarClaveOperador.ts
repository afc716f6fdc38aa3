import type { Handler } from '../../../handler.ts'
import { changeOwnPassword } from '../../shared/changeOwnPassword.ts'
import { findCallingOperador } from '../../shared/whoCalls.ts'

export const CambiarClaveOperador: Handler<'CambiarClaveOperador'> = async (input, context) => {
  await changeOwnPassword(context, findCallingOperador, input)
  return { changed: true }
}
