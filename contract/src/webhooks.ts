import * as z from 'zod/mini'
import type { Columnas } from './columnFates.ts'
import { onBothSides, operation, pageOf, paged, recordsOf, row, type Told } from './operation.ts'
import { Momento, unaDe } from './textKinds.ts'
import { Id, IdONuevo, nombre } from './values.ts'
import { sentence, type Sentence } from './wording.ts'

/** Addresses of others' programs that are told what happens, by the rules of Standard Webhooks 1.0.0. */

/** Of what one may be told. Thin: ids and how it stands, nobody's data. */
export const eventos = [
  'recurso.aptitud',
  'unidad.aptitud',
  'documento.presentado',
  'documento.decidido',
  'excepcion.dada',
  'excepcion.terminada',
  'cuenta.estado',
  'cierre.hecho',
  'paso.registrado',
  'registro.decidido',
] as const
export type Evento = (typeof eventos)[number]

/** No account has one of these. */
const eventosDelProveedor: readonly Evento[] = ['registro.decidido']
export const eventosDeCuenta = eventos.filter((evento) => !eventosDelProveedor.includes(evento))

const aptos = z.enum(['si', 'no', 'desconocido'])
const dePapel = {
  cuentaid: z.string(),
  recursoid: z.string(),
  tipodocumentoid: z.string(),
}
/** Of an exception of one operation alone. */
const deExcepcion = z.strictObject({ ...dePapel, operacionid: z.optional(z.string()) })
const deDocumento = z.strictObject({ ...dePapel, documentoid: z.string(), estado: z.string() })

/** What each says beside when it happened. */
export const datosDe = {
  'recurso.aptitud': z.strictObject({
    cuentaid: z.string(),
    recursoid: z.string(),
    /** `chofer`, `dominio` or `transporte`; null of what was deleted. */
    tiporecurso: z.nullable(z.string()),
    apto: aptos,
    /** The last day on which a yes stays one as its papers are now; null where nothing of it ends. */
    hasta: z.nullable(z.string()),
    /** How it stands in each operation that it takes part in today; missing where there is none. */
    operaciones: z.optional(
      z.array(z.strictObject({ operacionid: z.string(), apto: aptos, hasta: z.nullable(z.string()) })),
    ),
  }),
  'unidad.aptitud': z.strictObject({
    cuentaid: z.string(),
    unidadid: z.string(),
    apto: aptos,
    /** The same of each operation that its account takes part in. */
    operaciones: z.optional(z.array(z.strictObject({ operacionid: z.string(), apto: aptos }))),
  }),
  'documento.presentado': deDocumento,
  'documento.decidido': deDocumento,
  'excepcion.dada': deExcepcion,
  'excepcion.terminada': deExcepcion,
  'cuenta.estado': z.strictObject({ cuentaid: z.string(), estado: z.int() }),
  'cierre.hecho': z.strictObject({
    cuentaid: z.string(),
    cierreid: z.string(),
    /** `2026-10`. */
    mes: z.string(),
    /** What differed since the month was closed. */
    complementario: z.boolean(),
    /** How many controls of its workers were missing. */
    faltan: z.int(),
    /** The sha256 by which the close is known. */
    huella: z.string(),
  }),
  'paso.registrado': z.strictObject({
    /** Of whom what passed is, once for each; null where nobody knows whose it is. */
    cuentaid: z.nullable(z.string()),
    pasoid: z.string(),
    puertaid: z.string(),
    /** `entra`, `sale` or `no entra`. */
    sentido: z.string(),
    /** What the guard was told: `puede`, `no`, `llamar`, `no coincide` or `visita`. */
    respuesta: z.string(),
    unidadid: z.nullable(z.string()),
    /** When it happened, which without a line is before it was told. */
    momento: z.string(),
  }),
  'registro.decidido': z.strictObject({
    registroid: z.string(),
    estado: z.string(),
    cuentaid: z.nullable(z.string()),
  }),
} as const satisfies Record<Evento, z.ZodMiniType>

/** What is sent when somebody tries whether it arrives. */
export const eventoDePrueba = 'portal.prueba'

/** So many that are told, of one owner. */
export const maxWebhooks = { cuenta: 5, proveedor: 20 }
/** What nobody receives for so many days is told no more. */
export const diasSinRespuesta = 5
export const diasDeEntregas = 30
export const maxReenviadas = 200
/** What is kept of an answer. */
export const maxRespuesta = 4096

/** Why nothing may be sent to an address, whatever it resolves to; undefined where something may. */
export function problemaDeDireccion(typed: string): Sentence | undefined {
  if (!URL.canParse(typed)) return sentence('direccionDeWebhook')
  const { protocol, username, password, hash } = new URL(typed)
  if (protocol !== 'https:') return sentence('direccionConHttps')
  if (username !== '' || password !== '' || hash !== '') return sentence('direccionSinClaves')
  return undefined
}

const Direccion = z.pipe(
  z
    .string({ error: sentence('direccionDeWebhook') })
    .check(z.trim(), z.maxLength(500, sentence('hastaCaracteres', { max: 500 })))
    .check(
      z.check((payload) => {
        const problem = problemaDeDireccion(payload.value)
        if (problem !== undefined)
          payload.issues.push({ code: 'custom', message: problem, input: payload.value })
      }),
    ),
  z.transform((typed) => new URL(typed).href),
)

export const WebhookForm = {
  nombre: nombre(80),
  url: Direccion,
  eventos: z
    .array(z.enum(eventos, { error: sentence('elegiDeQueAvisar') }))
    .check(z.minLength(1, sentence('elegiDeQueAvisar')), z.maxLength(eventos.length)),
  /** Signed with the installation's key too, which a receiver checks without sharing a secret. */
  firma_publica: z.boolean({ error: sentence('datoInvalido') }),
  /** False: it stays as it is, and nothing goes out. */
  encendido: z.boolean({ error: sentence('datoInvalido') }),
}

/** What one can't be made without. */
export const webhookNuevo = ['nombre', 'url', 'eventos'] as const

export const estadosDeWebhook = ['encendido', 'apagado', 'revocado'] as const
/** Who switched it off: a person, its silence, or its own word that it is gone. */
export const causasDeApagado = ['persona', 'sin respuesta', 'ya no existe'] as const

/** What was sent of one hour, and what of it arrived. */
const Hora = row({ hora: Momento, entregadas: z.int(), pendientes: z.int(), fallidas: z.int() })

const Webhook = row(
  { webhookid: z.string(), nombre: z.string() },
  {
    url: z.string(),
    estado: unaDe(estadosDeWebhook),
    eventos: z.array(unaDe(eventos)),
    firma_publica: z.boolean(),
    /** What its signatures are checked with, `whpk_…`; null where it is not asked for. */
    clave_publica: z.nullable(z.string()),
    creado: Momento,
    creado_por: z.nullable(z.string()),
    apagado: z.nullable(Momento),
    apagado_por: z.nullable(unaDe(causasDeApagado)),
    revocado: z.nullable(Momento),
    revocado_por: z.nullable(z.string()),
    ultimo_exito: z.nullable(Momento),
    /** Since when nothing arrives; null while it does. */
    fallando_desde: z.nullable(Momento),
    /** Until when the secret of before signs too. */
    secreto_anterior_hasta: z.nullable(Momento),
    /** Of the last twenty-four hours those in which something was sent, and what waits in all. */
    horas: z.array(Hora.full),
    por_entregar: z.int(),
    /** The account that it belongs to; null for one of the provider's. */
    cuentaid: z.nullable(z.string()),
    accountname: z.nullable(z.string()),
  },
)

/** Those that are told, first those that fail, and then those that ended in the last thirty days. The provider sees the accounts' too. */
export const ListWebhooks = onBothSides(
  'administrador',
  operation({ access: 'titular', input: {}, output: recordsOf(Webhook) }),
)

/** Makes one, or changes what is sent of it. Answers its secret where that is new, this once. */
export const SaveWebhook = onBothSides(
  'administrador',
  operation({
    access: 'titular',
    writes: { record: 'webhookid' },
    answersSecret: true,
    creation: { id: 'webhookid', requires: webhookNuevo },
    input: {
      webhookid: IdONuevo,
      values: z.strictObject(z.partial(z.object(WebhookForm)).shape),
      /** Another secret; the one before signs too for a day. */
      cambiar_secreto: z._default(z.boolean({ error: sentence('datoInvalido') }), false),
    },
    output: recordsOf(row({ webhookid: z.string(), secreto: z.nullable(z.string()) })),
  }),
)

/** Ends it: it is told nothing more. The provider may end an account's. */
export const RevocarWebhook = onBothSides(
  'administrador',
  operation({
    access: 'titular',
    writes: { record: 'webhookid' },
    whileSuspended: true,
    input: { webhookid: Id },
    output: recordsOf(Webhook),
  }),
)

export const estadosDeEntrega = ['pendiente', 'entregada', 'fallida'] as const
/** Why nothing came back. */
export const fallas = [
  'nombre',
  'direccion',
  'conexion',
  'tls',
  'tiempo',
  'redireccion',
  'firma',
  'respuesta',
] as const
export type Falla = (typeof fallas)[number]

const Entrega = row(
  { entregaid: z.string(), tipo: unaDe([...eventos, eventoDePrueba]) },
  {
    creado: Momento,
    estado: unaDe(estadosDeEntrega),
    /** What it is about, as people call it; null for a test and for what is no longer there. */
    sobre: z.nullable(z.string()),
    /** How that stands in it, where it says so. */
    apto: z.nullable(z.string()),
    intentos: z.int(),
    intentada: z.nullable(Momento),
    /** What the receiver said: an HTTP status; null where nothing came back, and `falla` says why. */
    codigo: z.nullable(z.int()),
    falla: z.nullable(unaDe(fallas)),
    /** Milliseconds. */
    tardo: z.nullable(z.int()),
    /** When it goes out next. */
    proxima: z.nullable(Momento),
    /** As it was sent last: the headers and the body. */
    mandado: z.string(),
    /** The first 4 kB of what came back. */
    respuesta: z.nullable(z.string()),
  },
)

/** What was sent to an address in the last thirty days, the newest first. */
export const ListEntregas = onBothSides(
  'administrador',
  operation({
    access: 'titular',
    input: {
      webhookid: Id,
      estado: z.optional(z.enum(estadosDeEntrega, { error: sentence('datoInvalido') })),
      ...paged(['creado']),
    },
    output: pageOf(Entrega),
  }),
)

const Instante = z.iso.datetime({ error: sentence('fechaInvalida') })

/** Sends again what is named, or what nobody received of a span of time. */
export const ReenviarEntregas = onBothSides(
  'administrador',
  operation({
    access: 'titular',
    writes: { record: 'webhookid' },
    input: {
      webhookid: Id,
      /** None: all of the span. */
      entregaids: z.optional(
        z
          .array(Id)
          .check(z.minLength(1), z.maxLength(maxReenviadas, sentence('hasta', { max: maxReenviadas }))),
      ),
      desde: z.optional(Instante),
      hasta: z.optional(Instante),
      /** Of a span what was received too. */
      todas: z._default(z.boolean({ error: sentence('datoInvalido') }), false),
    },
    output: recordsOf(row({ webhookid: z.string(), cuantas: z.int() })),
  }),
)

/** Sends an event that says nothing, to see whether it arrives. It is tried once. */
export const ProbarWebhook = onBothSides(
  'administrador',
  operation({
    access: 'titular',
    writes: { record: 'webhookid' },
    input: { webhookid: Id },
    output: recordsOf(row({ webhookid: z.string(), entregaid: z.string() })),
  }),
)

export const told = {
  ListWebhooks: {
    about: 'The addresses of the account that are told what happens, and how each answers.',
    missed: { en: 'There is no «Programas»: no program is told.', es: 'no hay programas a los que avisar.' },
  },
  SaveWebhook: {
    about: 'Makes or changes an address that is told; its secret is answered once.',
    missed: { en: 'There is no «Programas»: no program is told.', es: 'no hay programas a los que avisar.' },
  },
  RevocarWebhook: {
    about: 'Ends an address at once.',
    missed: { en: 'There is no «Programas».', es: 'no hay programas a los que avisar.' },
  },
  ListEntregas: {
    about: 'What was sent to an address, and what it answered.',
    missed: { en: 'There is no «Programas».', es: 'no hay programas a los que avisar.' },
  },
  ReenviarEntregas: {
    about: 'Sends again what was sent to an address.',
    missed: { en: 'There is no «Programas».', es: 'no hay programas a los que avisar.' },
  },
  ProbarWebhook: {
    about: 'Sends an address an event that says nothing.',
    missed: { en: 'There is no «Programas».', es: 'no hay programas a los que avisar.' },
  },
} satisfies Record<string, Told>

export const columnasDeWebhook = {
  webhookid: 'nuestra',
  cuenta_id: 'nuestra',
  nombre: 'abierta',
  url: 'abierta',
  eventos: 'abierta',
  firma_publica: 'abierta',
  creado: 'nuestra',
  creado_por: 'nuestra',
  apagado: 'abierta',
  apagado_por: 'abierta',
  revocado: 'abierta',
  revocado_por: 'nuestra',
  ultimo_exito: 'nuestra',
  fallando_desde: 'nuestra',
  pausa_hasta: 'nuestra',
} as const satisfies Columnas
