import * as z from 'zod/mini'
import { operation, recordsOf } from './operation.ts'
import { requiredPassword } from './sesion.ts'
import { OperadorData } from './sesionOperador.ts'
import { CodigoTotp } from './values.ts'

/** The second step of an operador's sign-in: a code of six figures that an app on the phone makes anew every 30 seconds (RFC 6238). */

/**
 * A new secret for the app, in place of one that was asked for and not activated. What signs in until now keeps
 * signing in until the new one is activated. 1210 on a wrong password.
 */
export const IniciarTotpOperador = operation({
  access: 'revisor',
  writes: 'unnamed',
  whileIncomplete: true,
  answersSecret: true,
  input: { password: requiredPassword },
  output: recordsOf(
    z.object({
      /** In base32, to type by hand. */
      secreto: z.string(),
      /** `otpauth://totp/…`: what the app reads from a QR code. */
      uri: z.string(),
    }),
  ),
})

/** With a code of the new secret: from now on signing in asks for one. The person's other sessions end. 1512 on a wrong code. */
export const ActivarTotpOperador = operation({
  access: 'revisor',
  writes: 'unnamed',
  whileIncomplete: true,
  input: { totp: CodigoTotp },
  output: z.object({ login: OperadorData }),
})

/** Signing in asks for the password alone again; refused while the provider asks for both. 1210, 1512. */
export const QuitarTotpOperador = operation({
  access: 'revisor',
  writes: 'unnamed',
  input: { password: requiredPassword, totp: CodigoTotp },
  output: z.object({ login: OperadorData }),
})
