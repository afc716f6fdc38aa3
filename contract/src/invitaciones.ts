import { sentence } from './wording.ts'
import * as z from 'zod/mini'
import type { Columnas } from './columnFates.ts'
import { Dia, Momento } from './textKinds.ts'
import { operation, pageOf, paged, recordsOf, row, type Told } from './operation.ts'
import { Email, Id } from './values.ts'

/** Transportes that the provider asks to register, and how far each has come. See docs/decisions/0086. */

/** For how long the link of an invitation serves. */
export const diasDeInvitacion = 14

/** Lines of one list, and characters of one line. */
export const maxLineas = 200
const maxLinea = 300

/**
 * How an invitation stands: its letter waits (`saliendo`), left, stays in a folder because there is no mail server, or
 * never left (`fallida`); somebody began to fill in the form (`abierta`); a registration waits, was rejected, or made an
 * account (`aprobada`); its link is too old (`vencida`), or it was taken back.
 */
export const estadosDeInvitacion = [
  'saliendo',
  'enviada',
  'en_carpeta',
  'fallida',
  'abierta',
  'registrada',
  'rechazada',
  'aprobada',
  'vencida',
  'retirada',
] as const
export const EstadoInvitacion = z.enum(estadosDeInvitacion)

/** Why a line can't be sent as it stands. `cuenta`, `registro`, `email_en_uso`: who is meant is here already. */
export const problemasDeLinea = [
  'sin_cuit',
  'cuit_incompleto',
  'cuit_invalido',
  'sin_email',
  'email_invalido',
  'nombre_invalido',
  'repetida',
  'cuenta',
  'registro',
  'email_en_uso',
  'invitada',
] as const
export const ProblemaDeLinea = z.enum(problemasDeLinea)

const Linea = z.object({
  /** Its place in the list, from 1; empty lines and a line of headings have a place and no row. */
  linea: z.int(),
  texto: z.string(),
  cuit: z.nullable(z.string()),
  email: z.nullable(z.string()),
  nombre: z.nullable(z.string()),
  problema: z.nullable(ProblemaDeLinea),
  /** Of `repetida`, the line that goes in its place. */
  repite: z.nullable(z.int()),
  /** Of `cuenta`, whose it is. */
  cuenta: z.nullable(z.object({ cuentaid: z.string(), accountname: z.string() })),
  /** Of `invitada`, the day from which that address may be written to again. */
  desde: z.nullable(Dia),
  /** The invitation that was sent for it. */
  invitacionid: z.nullable(z.string()),
})

/** Lines as they come from a spreadsheet or a letter: a CUIT, an e-mail and perhaps a name, in any order. */
const lineas = z
  .array(z.string().check(z.maxLength(maxLinea, sentence('hastaCaracteresPorLinea', { max: maxLinea }))))
  .check(z.maxLength(maxLineas, sentence('hastaLineas', { max: maxLineas })))

/** What each line says, and what keeps it from being sent. Nothing is sent. */
export const RevisarInvitaciones = operation({
  access: 'revisor',
  input: { lineas },
  output: recordsOf(Linea),
})

/** Invites those of the lines that have no problem, a letter each, and answers all lines. */
export const InvitarTransportes = operation({
  access: 'administrador',
  writes: { record: 'invitacionid' },
  input: { lineas },
  output: recordsOf(Linea),
})

export const InvitacionDeTransporte = z.object({
  invitacionid: z.string(),
  cuit: z.string(),
  email: z.string(),
  /** As it was pasted, or as the account is called. */
  nombre: z.nullable(z.string()),
  estado: EstadoInvitacion,
  /** When the last letter was written, and until when its link serves. */
  enviada: Momento,
  vence: Momento,
  abierta: z.nullable(Momento),
  /** What the mail server said of a letter that failed. */
  error: z.nullable(z.string()),
  /** The registration that came of it, and the account. */
  registroid: z.nullable(z.string()),
  cuentaid: z.nullable(z.string()),
  perfil_completo: z.boolean(),
  /** Documents that the account presented. */
  presentados: z.int(),
  /** From when it may be sent again; null when it can't be any more. */
  otra_vez: z.nullable(Momento),
  /** That is by now. */
  reinvitable: z.boolean(),
})

/** `search` finds part of a number, a name or an e-mail. */
export const ListInvitaciones = operation({
  access: 'revisor',
  input: {
    estado: z.optional(EstadoInvitacion),
    ...paged(['enviada', 'nombre', 'cuit', 'email']),
  },
  output: pageOf(InvitacionDeTransporte),
})

/** How many were invited and not taken back, and how far they came: each counts in all that it passed. */
export const ResumenInvitaciones = operation({
  access: 'revisor',
  input: {},
  output: recordsOf(
    z.object({
      invitados: z.int(),
      abrieron: z.int(),
      registrados: z.int(),
      presentaron: z.int(),
      fallidas: z.int(),
    }),
  ),
})

/** Writes again, to another address where one is given: the links before serve no more. At most once a week to one address. */
export const ReinvitarTransporte = operation({
  access: 'administrador',
  writes: { record: 'invitacionid' },
  input: { invitacionid: Id, values: z.strictObject({ email: z.optional(Email) }) },
  output: recordsOf(InvitacionDeTransporte),
})

/** Its link serves no more, and its CUIT no longer counts as loaded. */
export const RetirarInvitacion = operation({
  access: 'administrador',
  writes: { record: 'invitacionid' },
  input: { invitacionid: Id },
  output: recordsOf(InvitacionDeTransporte),
})

/**
 * What is known of whom a mailed link invites, for the form of registration. `completa: true` says that a person began to
 * fill it in: a program that follows links in mails does not, so only that counts as opened. 1512 for a link that never
 * was, or serves no more.
 */
export const AbrirInvitacion = operation({
  access: 'publico',
  writes: 'unnamed',
  input: {
    token: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/, sentence('codigoInvalido'))),
    completa: z.optional(z.boolean()),
  },
  output: recordsOf(
    row({ cuit: z.string(), email: z.string() }, { nombre: z.nullable(z.string()), proveedor: z.string() }),
  ),
})

/** Who was asked to register, and how far they came, the list of invitations tells. */
export const columnasDeInvitacion = {
  invitacionid: 'nuestra',
  cuit: 'abierta',
  retirada: 'abierta',
  email: 'personal',
  nombre: 'personal',
  creada: 'nuestra',
  creada_por: 'nuestra',
  enviada: 'nuestra',
  vence: 'nuestra',
  correoid: 'nuestra',
  abierta: 'nuestra',
} as const satisfies Columnas

export const told = {
  AbrirInvitacion: {
    about:
      'Whom the link of the provider’s invitation is for: CUIT and e-mail, for the form of registration. `completa: true` once a person began to fill it in. 1512 when the link serves no more.',
    missed: {
      en: 'Nobody is invited by the provider: the form of registration comes empty.',
      es: 'el proveedor no manda invitaciones: el formulario de registro viene vacío.',
    },
  },
} satisfies Record<string, Told>
