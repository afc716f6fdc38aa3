import * as z from 'zod/mini'
import type { Columnas } from './columnFates.ts'
import { operation, pageOf, paged, recordsOf } from './operation.ts'
import { pinFacil } from './pin.ts'
import { lugares } from './lugaresDeUnidad.ts'
import { Pin, respuestasDePaso, sentidos } from './porteria.ts'
import { Control } from './reglaDeControl.ts'
import { Momento } from './textKinds.ts'
import { CalendarDate, Email, Id, nombre, opcional, Periodo, texto } from './values.ts'
import { sentence } from './wording.ts'

/** Gates, as the provider sets them up and looks back at what passed them. See docs/decisions/0140. */

export const maxPuertas = 200
export const maxDispositivos = 50
export const maxGuardias = 500
export const maxAutorizan = 20
/** How long pasos are kept, unless Ajustes says otherwise: `meses_de_pasos()` of the database says the same. */
export const mesesDePasosDeFabrica = 24

/** Who may let somebody in all the same. A letter tells them at once where there is an address. */
export const AutorizaForm = z.strictObject({
  nombre: nombre(80),
  puesto: z.string().check(z.trim(), z.maxLength(80, sentence('hastaCaracteres', { max: 80 }))),
  telefono: z.string().check(z.trim(), z.maxLength(40, sentence('hastaCaracteres', { max: 40 }))),
  email: opcional(Email),
})

export type Autoriza = z.output<typeof AutorizaForm>

export const PuertaForm = {
  nombre: nombre(60),
  /** The site: gates of one site tell each other who is inside. */
  sede: nombre(80),
  /** The operation that is worked at there; null asks what is asked of everybody. */
  operacionid: z.nullable(Id),
  activa: z.boolean(),
  /** Whether its devices keep names and reasons, beside hashes. */
  con_nombres: z.boolean(),
  autorizan: z
    .array(AutorizaForm)
    .check(z.maxLength(maxAutorizan, sentence('aLoSumoDe', { max: maxAutorizan }))),
}

/** How a device’s list stands: it has today’s, it has gone on without a line, it is too old to say yes, or it never had one. */
export const estadosDeDispositivo = ['al dia', 'sin señal', 'vieja', 'sin lista', 'revocado'] as const

const Dispositivo = z.object({
  dispositivoid: z.string(),
  nombre: z.string(),
  estado: z.enum(estadosDeDispositivo),
  enrolado: Momento,
  /** When it spoke to the server last; null where it never did. */
  visto: z.nullable(Momento),
  version: z.string(),
  revocado: z.nullable(Momento),
  revocado_por: z.nullable(z.string()),
  /** Who has a shift at it. */
  guardia: z.nullable(z.string()),
})

const Puerta = z.object({
  puertaid: z.string(),
  nombre: z.string(),
  sede: z.string(),
  operacionid: z.nullable(z.string()),
  operacion: z.nullable(z.string()),
  activa: z.boolean(),
  con_nombres: z.boolean(),
  autorizan: z.array(
    z.object({
      nombre: z.string(),
      puesto: z.string(),
      telefono: z.string(),
      email: z.nullable(z.string()),
    }),
  ),
  /** People inside, by their last paso at it. */
  adentro: z.int(),
  dispositivos: z.array(Dispositivo),
  version: z.int(),
})

/** All of them by site and name, closed ones last, each with its devices. */
export const ListPuertas = operation({ access: 'revisor', input: {}, output: recordsOf(Puerta) })

/** `puertaid` "0" creates; otherwise only what is sent changes. 1511 for a name that its site has. */
export const SavePuerta = operation({
  access: 'administrador',
  writes: { record: 'puertaid' },
  creation: { id: 'puertaid', requires: ['nombre', 'sede'] },
  input: {
    puertaid: z.union([z.literal('0'), Id]),
    values: z.strictObject({
      ...z.partial(z.object(PuertaForm)).shape,
      version: z.optional(z.int()),
    }),
  },
  output: recordsOf(Puerta),
})

/** A code that enrols one device at a gate, this once, within ten minutes; another one before it is good no more. */
export const CrearCodigoDeDispositivo = operation({
  access: 'administrador',
  writes: { input: 'puertaid' },
  answersSecret: true,
  input: { puertaid: Id },
  output: z.object({
    /** As it is read: `K7M4-Q2PX`. */
    codigo: z.string(),
    /** What a camera reads: the address of the app with the code behind its `#`. */
    enlace: z.string(),
    vence: Momento,
  }),
})

/** Ends what a device may, at once: it finds out when it speaks next, and forgets what it has. */
export const RevocarDispositivo = operation({
  access: 'administrador',
  writes: { record: 'dispositivoid' },
  input: { dispositivoid: Id },
  output: recordsOf(z.extend(Dispositivo, { puertaid: z.string() })),
})

export const GuardiaForm = {
  nombre: nombre(80),
  pin: Pin.check(z.refine((pin: string) => !pinFacil(pin), sentence('pinFacil'))),
  /** Where they are on duty. */
  puertas: z.array(Id).check(z.maxLength(maxPuertas)),
  activo: z.boolean(),
}

const Guardia = z.object({
  guardiaid: z.string(),
  nombre: z.string(),
  activo: z.boolean(),
  puertas: z.array(z.object({ puertaid: z.string(), nombre: z.string(), sede: z.string() })),
  /** The shift that goes on: where, and since when. */
  turno: z.nullable(z.object({ puerta: z.string(), dispositivo: z.string(), desde: Momento })),
  ultimo_turno: z.nullable(Momento),
  version: z.int(),
})

export const ListGuardias = operation({ access: 'revisor', input: {}, output: recordsOf(Guardia) })

/** `guardiaid` "0" creates. A new PIN takes the place of the old one. */
export const SaveGuardia = operation({
  access: 'administrador',
  writes: { record: 'guardiaid' },
  creation: { id: 'guardiaid', requires: ['nombre', 'pin'] },
  input: {
    guardiaid: z.union([z.literal('0'), Id]),
    values: z.strictObject({
      ...z.partial(z.object(GuardiaForm)).shape,
      version: z.optional(z.int()),
    }),
  },
  output: recordsOf(Guardia),
})

/**
 * What is to be looked at of a paso: let in all the same; the plate was not the pass’s; inside by another gate already; a
 * chofer who came as a visitor; one who had left their transporte.
 */
export const hallazgosDePaso = ['igual', 'no coincide', 'dos puertas', 'chofer de visita', 'de baja'] as const
export const HallazgoDePaso = z.enum(hallazgosDePaso)

export const Paso = z.object({
  pasoid: z.string(),
  momento: Momento,
  /** When it came to the server; of what was written down without a line, later. */
  recibido: Momento,
  sin_senal: z.boolean(),
  puertaid: z.string(),
  puerta: z.string(),
  sede: z.string(),
  dispositivo: z.string(),
  guardia: z.string(),
  sentido: z.enum(sentidos),
  respuesta: z.enum(respuestasDePaso),
  motivos: z.array(z.string()),
  /** How old the list was that answered, in seconds. */
  edad: z.nullable(z.int()),
  unidadid: z.nullable(z.string()),
  unidad: z.nullable(z.string()),
  /** What came, each with whose it is where that is known. */
  partes: z.array(
    z.object({
      lugar: z.enum(lugares),
      texto: z.string(),
      recursoid: z.nullable(z.string()),
      nombre: z.nullable(z.string()),
      /** Of a dominio that is known. */
      pais_patente: z.nullable(z.string()),
      cuentaid: z.nullable(z.string()),
      accountname: z.nullable(z.string()),
    }),
  ),
  esperadas: z.array(z.object({ lugar: z.enum(lugares), texto: z.string() })),
  visita: z.nullable(
    z.object({
      nombre: z.string(),
      documento: z.string(),
      a_quien: z.string(),
      empresa: z.string(),
    }),
  ),
  igual: z.nullable(z.object({ autoriza: z.string(), motivo: z.string() })),
  tecleado: z.array(z.string()),
  hallazgos: z.array(HallazgoDePaso),
  /** Of one who went out: how many minutes after they came in. */
  estuvo: z.nullable(z.int()),
})
export type Paso = z.output<typeof Paso>

const filtrosDePasos = {
  desde: z.optional(CalendarDate),
  hasta: z.optional(CalendarDate),
  puertaid: z.optional(Id),
  sentido: z.optional(z.enum(sentidos)),
  respuesta: z.optional(z.enum(respuestasDePaso)),
  /** Those to be looked at alone. */
  hallazgo: z.optional(z.union([z.literal('cualquiera'), HallazgoDePaso])),
  cuentaid: z.optional(Id),
  recursoid: z.optional(Id),
}

/**
 * The newest first. `search` finds part of a plate, of a number, of a name or of a transporte. `dias`: of each day on the page, how
 * many there are of what was asked for.
 */
export const ListPasos = operation({
  access: 'revisor',
  input: { ...filtrosDePasos, ...paged(['momento']) },
  output: z.extend(pageOf(Paso), { dias: z.array(z.object({ dia: z.string(), pasos: z.int() })) }),
})

/** How many passed in those days, and how many of them are to be looked at, by what. */
export const SummarizePasos = operation({
  access: 'revisor',
  input: { desde: CalendarDate, hasta: CalendarDate, puertaid: z.optional(Id) },
  output: z.object({
    pasos: z.int(),
    adentro: z.int(),
    hallazgos: z.record(HallazgoDePaso, z.int()),
    /** Pasos with any of them. */
    aMirar: z.int(),
  }),
})

/** Who is inside, by site: their last paso let them in. */
export const ListAdentro = operation({
  access: 'revisor',
  input: { sede: z.optional(texto(80)) },
  output: recordsOf(
    z.object({
      pasoid: z.string(),
      que: z.enum(['chofer', 'visita']),
      nombre: z.nullable(z.string()),
      documento: z.nullable(z.string()),
      patente: z.nullable(z.string()),
      transporte: z.nullable(z.string()),
      puerta: z.string(),
      sede: z.string(),
      desde: Momento,
    }),
  ),
})

/**
 * Entries in a month of choferes of whom a control was missing on that day: by account and control, what would cure most, and
 * the months before. A paper that came later counts as late: the entry stays one without it. See docs/decisions/0142.
 */
export const Exposicion = operation({
  access: 'revisor',
  input: { mes: Periodo, puertaid: z.optional(Id) },
  output: z.object({
    mes: z.string(),
    controles: z.array(z.object({ control: Control, nombre: z.string() })),
    entradas: z.int(),
    sin_control: z.int(),
    personas: z.int(),
    /** Accounts with any, the worst first; `faltas` by control. */
    cuentas: z.array(
      z.object({
        cuentaid: z.string(),
        accountname: z.string(),
        entradas: z.int(),
        sin_control: z.int(),
        faltas: z.partialRecord(Control, z.int()),
      }),
    ),
    /** Accounts that entered and lacked nothing, and their entries. */
    demas: z.object({ cuentas: z.int(), entradas: z.int() }),
    /** One control of one account each, that of most entries first; `pedido` where it was asked for already. */
    curas: z.array(
      z.object({
        cuentaid: z.string(),
        accountname: z.string(),
        control: Control,
        entradas: z.int(),
        pedido: z.nullable(Momento),
      }),
    ),
    /** For which month they are asked: this one, or the last that is over. */
    mesDePedido: z.string(),
    meses: z.array(z.object({ mes: z.string(), entradas: z.int(), sin_control: z.int() })),
  }),
})

export const columnasDePuerta = {
  puertaid: 'nuestra',
  nombre: 'abierta',
  sede: 'abierta',
  operacionid: 'abierta',
  activa: 'abierta',
  con_nombres: 'abierta',
  autorizan: 'abierta',
  creada: 'nuestra',
  version: 'nuestra',
} as const satisfies Columnas

export const columnasDeDispositivo = {
  dispositivoid: 'nuestra',
  puertaid: 'abierta',
  nombre: 'abierta',
  enrolado: 'nuestra',
  enrolado_por: 'nuestra',
  visto: 'nuestra',
  lista: 'nuestra',
  app: 'nuestra',
  revocado: 'abierta',
  revocado_por: 'nuestra',
} as const satisfies Columnas

export const columnasDeGuardia = {
  guardiaid: 'nuestra',
  nombre: 'abierta',
  puertas: 'abierta',
  activo: 'abierta',
  creado: 'nuestra',
  version: 'nuestra',
} as const satisfies Columnas
