import { sentence } from './wording.ts'
import * as z from 'zod/mini'
import { EstadoCuenta } from './estadoCuenta.ts'
import {
  cuitInvalido,
  identificacionProblem,
  spelledIdentificacion,
  tipoDocumentoDe,
  tiposDocumentoCuenta,
  type TipoDocumentoCuenta as Tipo,
} from './identificacion.ts'
import { Momento } from './textKinds.ts'
import { operation, recordsOf, row, type Told } from './operation.ts'
import { SaidText } from './saidText.ts'
import {
  Codigo,
  CodigoRecuperacion,
  CodigoTotp,
  Email,
  Mobile,
  NewPassword,
  TipoDocumentoCuenta,
  noNumerico,
  requerido,
  texto,
} from './values.ts'

/** Signing in and out, registering, and setting a password: what a person does before having a session. */

export const Rol = z.enum(['titular', 'colaborador'])

/** Login data, as the app keeps it. Outside clients get `session` too; a browser's lives in its cookie. */
export const LoginData = row(
  { contact_firstname: z.string(), contact_lastname: z.string() },
  {
    session: z.optional(z.string()),
    contactid: z.string(),
    email: z.string(),
    accountid: z.string(),
    accountname: z.string(),
    logo: z.nullable(z.string()),
    estado: EstadoCuenta,
    /** Why the account is suspended, while it is. */
    estado_motivo: z.nullable(z.string()),
    rol: Rol,
    /** Minutes without activity after which the session ends. */
    duration: z.number(),
    /** Operations that the back office turned out not to know: a screen offers nothing that lives on them. Here, none. */
    sinOperaciones: z.optional(z.array(z.string())),
    /** Who the provider is, and where to find help. */
    proveedor: row(
      {},
      { nombre: z.string(), telefono: z.nullable(z.string()), email: z.nullable(z.string()) },
    ),
  },
)

/** A password that is there already: its rules were those of its time. */
export const requiredPassword = z
  .string({ error: requerido })
  .check(z.minLength(1, requerido), z.maxLength(200, sentence('hastaCaracteres', { max: 200 })))

export const LoginForm = { username: Email, password: requiredPassword }

/** What proves the second step of whoever has one: the app's code, or a recovery code in its place. */
export const segundoPaso = { totp: z.optional(CodigoTotp), recuperacion: z.optional(CodigoRecuperacion) }

/** 1508 when the password is right and the second step is still missing; 1512 when that is wrong, late, or was used. */
export const login = operation({
  access: 'publico',
  writes: 'unnamed',
  input: { ...LoginForm, ...segundoPaso, remember: z.optional(z.boolean()) },
  output: row({ login: LoginData }),
})

/** Works on a dead session too. */
export const logout = operation({
  access: 'publico',
  writes: 'unnamed',
  input: {},
  output: row({ logout: z.literal(true) }),
})

/** Tells whether the session lives, keeps it alive, and brings the login data as it stands now. */
export const ping = operation({
  access: 'contacto',
  whileIncomplete: true,
  input: {},
  output: row(
    { time: Momento, login: LoginData },
    {
      /** All operations that may be asked for, as a program is told. */
      operaciones: z.optional(z.array(z.string())),
    },
  ),
})

export const Registration = {
  firstname: noNumerico(80),
  lastname: noNumerico(80),
  tipo_documento: TipoDocumentoCuenta,
  cuit: texto(30),
  email: Email,
  mobile: Mobile,
  mailingstreet: noNumerico(160),
  othercountry: texto(80),
  otherstate: texto(120),
  othercity: texto(120),
}

/** The seed's clients don't say what kind of number it is. */
const RegistrationValues = z.pipe(
  z
    .strictObject({
      ...Registration,
      tipo_documento: z.optional(
        z.union([z.literal(''), TipoDocumentoCuenta], {
          error: sentence('elegiUnoDe', { tipos: tiposDocumentoCuenta.join(', ') }),
        }),
      ),
    })
    .check(
      z.refine(
        ({ tipo_documento, cuit }) => identificacionProblem(tipoOf(tipo_documento, cuit), cuit) === undefined,
        {
          error: cuitInvalido,
          path: ['cuit'],
          when: ({ value }) => hasText(value, 'cuit'),
        },
      ),
    ),
  z.transform((values) => {
    const tipo_documento = tipoOf(values.tipo_documento, values.cuit)
    return { ...values, tipo_documento, cuit: spelledIdentificacion(tipo_documento, values.cuit) }
  }),
)

const tipoOf = (said: Tipo | '' | undefined, cuit: string): Tipo =>
  said === '' || said === undefined ? tipoDocumentoDe(cuit) : said

function hasText(value: unknown, field: string): boolean {
  if (typeof value !== 'object' || value === null) return false
  const text: unknown = Object.entries(value).find(([key]) => key === field)?.[1]
  return typeof text === 'string' && text.trim() !== ''
}

/** Sign-up: the registration waits for the provider. */
export const saveRecord = operation({
  access: 'publico',
  writes: { record: 'registroid' },
  input: {
    module: z.literal('Contacts'),
    /** A new one, however it is said. */
    record: z._default(
      z.pipe(
        z.union([z.literal('0'), z.literal(0), z.literal(''), z.null()]),
        z.transform(() => '0'),
      ),
      '0',
    ),
    values: RegistrationValues,
  },
  output: recordsOf(row({}, { registroid: z.string() })),
})

/**
 * Whoever registered shows that the e-mail is theirs, by the token of the link in the letter that answered them. 1512 for a
 * link that never was, was used, or is older than 72 hours.
 */
export const ConfirmarEmail = operation({
  access: 'publico',
  writes: 'unnamed',
  input: { token: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, sentence('codigoInvalido'))) },
  output: row({}, { confirmado: z.literal(true) }),
})

/** What a program is answered that asks for a reset code, and may send with the code. */
const Pedido = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, sentence('codigoInvalido')))

/**
 * Sends a reset code. The answer is the same for known and unknown e-mails; a browser's has no `pedido`, because its
 * cookie says which one asked.
 */
export const sendMailForPassword = operation({
  access: 'publico',
  writes: 'unnamed',
  input: { email: Email },
  output: row({}, { message: SaidText, pedido: z.optional(Pedido) }),
})

/** Sets the password with a reset code (and its e-mail) or with the token of a mailed link. */
export const changePasswordByCode = operation({
  access: 'publico',
  writes: 'unnamed',
  input: {
    email: z.optional(Email),
    code: z.optional(Codigo),
    pedido: z.optional(Pedido),
    token: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, sentence('codigoInvalido')))),
    password: NewPassword,
  },
  /** Whose it is, for signing in with it: a link does not say. */
  output: row({}, { changed: z.literal(true), email: z.string() }),
})

export const told = {
  login: {
    about:
      'Signs a person in. `session` is what every later call names as `_session`; it ends after `duration` minutes without a call. 1508 for whoever has a second step: the same again with `totp`, or a recovery code as `recuperacion`.',
  },
  logout: {
    about: 'Ends the session. Answers the same when there is none.',
  },
  ping: {
    about: 'Tells whether the session lives, keeps it alive, and brings the login data as it stands now.',
    missed: {
      en: 'The session cookie answers who is signed in, as of the last sign-in or profile save.',
      es: 'quién entró se sabe por la cookie: lo que cambie allá se ve al volver a entrar.',
    },
  },
  saveRecord: {
    about:
      'Registers a carrier. The provider decides; the person hears by mail. Without `tipo_documento` a number of eleven digits is a CUIT, and any other foreign.',
  },
  ConfirmarEmail: {
    about:
      'Confirms the e-mail of a registration, by the `token` of the link that was mailed there, `…/auth/confirmar-email#token=…`. The provider sees it; it decides nothing. 1512 when the link was used or is late.',
    missed: {
      en: 'Nobody is asked to confirm the e-mail of a registration.',
      es: 'nadie confirma el email de un registro.',
    },
  },
  sendMailForPassword: {
    about:
      'Mails a reset code. The answer is the same for known and unknown e-mails. `pedido` in it may go with the code: then nobody else’s guesses count against it.',
  },
  changePasswordByCode: {
    about:
      'Sets the password: with `email` and the `code` that was mailed there, from the network that asked for it and best with the `pedido` that asking answered; or with the `token` of a mailed link, `…/auth/reset-password-code#token=…`.',
    missed: {
      en: 'A mailed code can’t be used here: the back office’s own way to set a password stays.',
      es: 'el código que llega por correo no se usa acá: queda la manera de ese sistema de poner una contraseña.',
    },
  },
} satisfies Record<string, Told>
