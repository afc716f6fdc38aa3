import * as z from 'zod/mini'
import type { Columnas } from './columnFates.ts'
import { EstadoCuenta } from './estadoCuenta.ts'
import { SaidText } from './saidText.ts'
import { operation, pageOf, paged, recordsOf } from './operation.ts'
import { Registration } from './ingreso.ts'
import { Id, texto } from './values.ts'

/** Who asked to register, and what the provider decides about it. */

/** `consultada`: the titular of an account was asked to take the person in, and may still answer. */
export const EstadoRegistro = z.enum(['pendiente', 'consultada', 'aprobada', 'rechazada', 'unida'])

const RegistroRow = {
  registroid: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  tipo_documento: Registration.tipo_documento,
  cuit: z.string(),
  email: z.string(),
  estado_registro: EstadoRegistro,
  createdtime: z.string(),
  /** Calendar days that it has waited; null once it was decided. */
  dias: z.nullable(z.int()),
}

export const ListRegistros = operation({
  access: 'revisor',
  input: {
    estado: z.optional(EstadoRegistro),
    ...paged(['createdtime', 'lastname', 'cuit', 'email']),
  },
  output: pageOf(z.object(RegistroRow)),
})

/** Something a person would check by hand; `ok` false is a warning, not a refusal. */
const Control = z.object({ nombre: SaidText, ok: z.boolean(), detalle: SaidText })

/** An account that has the number of a registration, or its e-mail. */
const Unible = z.object({
  cuenta_id: z.string(),
  accountname: z.string(),
  estado: EstadoCuenta,
  coincide: z.enum(['numero', 'email']),
  /** Who would be asked, by name. */
  titulares: z.array(z.string()),
  /** Why nobody there can be asked, as a sentence; null when they can. */
  impide: z.nullable(z.string()),
})

/** The last time that an account was asked to take the person in. */
const Propuesta = z.object({
  cuenta_id: z.string(),
  accountname: z.string(),
  estado: z.enum(['esperando', 'vencida', 'aceptada', 'negada', 'retirada']),
  pedida: z.string(),
  pedida_por: z.nullable(z.string()),
  vence: z.string(),
  respondida: z.nullable(z.string()),
  respondida_por: z.nullable(z.string()),
})

export const Registro = z.object({
  ...RegistroRow,
  mobile: z.string(),
  mailingstreet: z.string(),
  othercountry: z.string(),
  otherstate: z.string(),
  othercity: z.string(),
  motivo: z.nullable(z.string()),
  decidido: z.nullable(z.string()),
  decidido_por: z.nullable(z.string()),
  cuenta_id: z.nullable(z.string()),
  controles: z.array(Control),
  unibles: z.array(Unible),
  propuesta: z.nullable(Propuesta),
  /** Somebody signs in with the e-mail of a pending one already: it can be neither approved nor joined. */
  email_en_uso: z.boolean(),
  /** What the provider noted for itself. */
  nota_interna: z.nullable(z.string()),
  version: z.int(),
})

/** What the provider notes for itself: no carrier ever reads it. Left out, it stays as it is; null takes it away. */
const nota_interna = z.optional(z.nullable(texto(500)))

export const DetailRegistro = operation({
  access: 'revisor',
  input: { registroid: Id },
  output: recordsOf(Registro),
})

/** Creates the account, incomplete, and its titular, and mails the link to set the password. 1511 when an account has the number, 1520 when somebody decided first. Whoever was asked meanwhile is asked no more; so with a rejection. */
export const AprobarRegistro = operation({
  access: 'revisor',
  writes: { record: 'registroid' },
  input: { registroid: Id, nota_interna },
  output: recordsOf(Registro),
})

export const RechazarRegistro = operation({
  access: 'revisor',
  writes: { record: 'registroid' },
  input: { registroid: Id, motivo: texto(500), nota_interna },
  output: recordsOf(Registro),
})

/**
 * Takes an approval or a rejection back, for ten seconds and by who decided: its letter has not left, and the account that it
 * made goes. 1520 when it is firm, or somebody else's.
 */
export const DeshacerRegistro = operation({
  access: 'revisor',
  writes: { record: 'registroid' },
  input: { registroid: Id },
  output: recordsOf(Registro),
})

/**
 * Asks the titulares of an account that has the number, or the e-mail, of a pending registration whether the person is
 * theirs. They have seven days; a yes invites the person as colaborador and closes the registration. 1520 when somebody
 * decided or asked first.
 */
export const UnirRegistro = operation({
  access: 'revisor',
  writes: { record: 'registroid' },
  input: { registroid: Id, cuentaid: Id, nota_interna },
  output: recordsOf(Registro),
})

/** Asks no more: the registration waits for the provider again. 1520 when it was answered meanwhile. */
export const RetirarPropuesta = operation({
  access: 'revisor',
  writes: { record: 'registroid' },
  input: { registroid: Id },
  output: recordsOf(Registro),
})

/** Only decisions change a registration. */
export const columnasDeRegistro = {
  registroid: 'nuestra',
  estado_registro: 'abierta',
  motivo: 'abierta',
  cuenta_creada: 'abierta',
  nota_interna: 'abierta',
  firstname: 'nuestra',
  lastname: 'nuestra',
  tipo_documento: 'nuestra',
  cuit: 'nuestra',
  email: 'nuestra',
  mobile: 'nuestra',
  mailingstreet: 'nuestra',
  othercountry: 'nuestra',
  otherstate: 'nuestra',
  othercity: 'nuestra',
  decidido: 'nuestra',
  decidido_por: 'nuestra',
  correo_decision: 'nuestra',
  createdtime: 'nuestra',
  version: 'nuestra',
  texto: 'nuestra',
  email_confirmado: 'nuestra',
  idioma: 'nuestra',
} as const satisfies Columnas
