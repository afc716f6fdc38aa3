import * as z from 'zod/mini'
import { operation, recordsOf, row, type Told } from './operation.ts'
import { requiredPassword, segundoPaso } from './ingreso.ts'
import { OperadorData } from './sesionOperador.ts'
import { CodigoTotp } from './values.ts'

/** The second step of a sign-in: a code of six figures that an app on the phone makes anew every 30 seconds (RFC 6238). */

/** Whether signing in asks the caller for it, and how many recovery codes are left. */
export const DetailTotp = operation({
  access: 'contacto',
  input: {},
  output: recordsOf(row({ activo: z.boolean() }, { codigos: z.int() })),
})

const NewSecreto = {
  /** In base32, to type by hand. */
  secreto: z.string(),
  /** `otpauth://totp/…`: what the app reads from a QR code. */
  uri: z.string(),
}

/** Shown once: each lets in once in place of the app's code. */
const Hoja = row({ codigos: z.array(z.string()) })

/**
 * As `IniciarTotpOperador`, and whoever has a second step shows it too: an app's code or a recovery code. Nobody else
 * takes it off a carrier's person, so nobody with the password alone may put another phone in its place.
 */
export const IniciarTotp = operation({
  access: 'contacto',
  writes: 'unnamed',
  whileSuspended: true,
  answersSecret: true,
  input: { password: requiredPassword, ...segundoPaso },
  output: recordsOf(row(NewSecreto)),
})

/** As `ActivarTotpOperador`; it brings recovery codes, and those of before serve no more. */
export const ActivarTotp = operation({
  access: 'contacto',
  writes: 'unnamed',
  whileSuspended: true,
  answersSecret: true,
  input: { totp: CodigoTotp },
  output: recordsOf(Hoja),
})

/** Other recovery codes; those of before serve no more. */
export const RenovarRecuperacion = operation({
  access: 'contacto',
  writes: 'unnamed',
  whileSuspended: true,
  answersSecret: true,
  input: { password: requiredPassword, totp: CodigoTotp },
  output: recordsOf(Hoja),
})

/** Signing in asks for the password alone again. With the app's code, or a recovery code in its place. */
export const QuitarTotp = operation({
  access: 'contacto',
  writes: 'unnamed',
  whileSuspended: true,
  input: { password: requiredPassword, ...segundoPaso },
  output: recordsOf(row({ activo: z.literal(false) })),
})

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
  output: recordsOf(z.object(NewSecreto)),
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

export const told = {
  DetailTotp: {
    about: 'Whether signing in asks this person for a second step, and how many recovery codes are left.',
    missed: {
      en: '«Verificación en dos pasos» says that the provider doesn’t offer it, and nothing leads there.',
      es: 'no hay verificación en dos pasos.',
    },
  },
  IniciarTotp: {
    about:
      'A secret for the person’s app (TOTP: SHA-1, six figures, 30 seconds), shown once; it counts from `ActivarTotp` on. Who has a second step already shows it too: `totp`, or a recovery code as `recuperacion`.',
    missed: { en: 'Nobody can set up a second step.', es: 'nadie puede empezar a activar los dos pasos.' },
  },
  ActivarTotp: {
    about:
      'With a code of the new secret: from now on signing in asks for one. It answers recovery codes, shown once, and ends the person’s other sessions.',
    missed: { en: 'Nobody can turn a second step on.', es: 'nadie puede activar los dos pasos.' },
  },
  RenovarRecuperacion: {
    about: 'Other recovery codes; those of before serve no more.',
    missed: {
      en: 'Nobody can ask for new recovery codes.',
      es: 'nadie puede pedir códigos de recuperación nuevos.',
    },
  },
  QuitarTotp: {
    about:
      'Signing in asks for the password alone again. With `totp`, or a recovery code as `recuperacion`; nobody else can do it for a person.',
    missed: { en: 'Nobody can take a second step off.', es: 'nadie puede quitar los dos pasos.' },
  },
} satisfies Record<string, Told>
