import * as z from 'zod/mini'
import { lugares } from './lugaresDeUnidad.ts'
import { sentence } from './wording.ts'
import { Id, nombre, texto } from './values.ts'

/**
 * What a device at a gate says to the server, at a door of its own and with a token of its own that opens nothing else. Its
 * operations travel in the envelope of all others, named by `mode`. See docs/decisions/0140.
 */

/** A door's address and `_operation`, as those of the other two (`door.ts`). */
export const gateDoor = { url: '/api/porteria', operation: 'GateOperations' } as const

/** The code that enrols a device: eight letters and digits that look like no other, in two groups of four. */
const CodigoDeDispositivo = z.string({ error: sentence('datoInvalido') }).check(
  z.overwrite((typed: string) => typed.toUpperCase().replace(/[^A-Z\d]/g, '')),
  z.regex(/^[A-Z\d]{8}$/, sentence('sonOchoLetrasYNumeros')),
)
export const minutosDeCodigo = 10

/** As its field shows it: `K7M4-Q2PX`. */
export function formatCodigoDeDispositivo(typed: string): string {
  const letters = typed.toUpperCase().replace(/[^A-Z\d]/g, '')
  return (letters.length > 4 ? `${letters.slice(0, 4)}-${letters.slice(4)}` : letters).slice(0, 9)
}

export const Pin = z
  .string({ error: sentence('entre4y6Numeros') })
  .check(z.regex(/^\d{4,6}$/, sentence('entre4y6Numeros')))

/** Made by the device, so that what is sent twice is kept once. */
const Uuid = z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, sentence('datoInvalido')))
const Momento = z.iso.datetime({ error: sentence('datoInvalido') })

export const sentidos = ['entra', 'sale', 'no entra'] as const
/** What the guard was shown. */
export const respuestasDePaso = ['puede', 'no', 'llamar', 'no coincide', 'visita'] as const

/** A part that came, or that the pass says would: a plate or a number. */
const ParteDicha = z.strictObject({
  lugar: z.enum(lugares),
  texto: texto(20),
})

/** One who comes or goes, as the device wrote it down; sent once there is a line, and never changed. */
export const PasoDicho = z.strictObject({
  pasoid: Uuid,
  turnoid: Uuid,
  sentido: z.enum(sentidos),
  /** By the device’s clock brought to the server’s, and as it stood itself. */
  momento: Momento,
  reloj: Momento,
  /** The serial of the pass that was shown; null where none was. */
  pase: z.nullable(z.int().check(z.gte(0))),
  partes: z.array(ParteDicha).check(z.maxLength(5)),
  /** What the pass said, where something else came. */
  esperadas: z.array(ParteDicha).check(z.maxLength(5)),
  visita: z.nullable(
    z.strictObject({
      nombre: nombre(80),
      documento: texto(15),
      /** Whom they come to see, and from which company. */
      a_quien: z.string().check(z.maxLength(80)),
      empresa: z.string().check(z.maxLength(80)),
    }),
  ),
  respuesta: z.enum(respuestasDePaso),
  /** The reasons that were shown, as sentences. */
  motivos: z.array(z.string().check(z.maxLength(300))).check(z.maxLength(10)),
  /** How old the list was, in seconds; null without one. */
  edad: z.nullable(z.int().check(z.gte(0))),
  /** Let in all the same: who allowed it, and why. */
  igual: z.nullable(z.strictObject({ autoriza: nombre(80), motivo: texto(200) })),
  /** What was typed of the plate and was not the pass’s. */
  tecleado: z.array(z.string().check(z.maxLength(10))).check(z.maxLength(10)),
  sin_senal: z.boolean(),
})
export type PasoDicho = z.output<typeof PasoDicho>

/** A guard’s shift at a device. */
export const TurnoDicho = z.strictObject({
  turnoid: Uuid,
  guardiaid: Id,
  desde: Momento,
  hasta: z.nullable(Momento),
})
export type TurnoDicho = z.output<typeof TurnoDicho>

export const maxPasosALaVez = 200

const Bytes64 = z.string()

/** A section: nothing where the device has it already, what changed, or all of it. */
const Seccion = z.union([
  z.strictObject({ igual: z.literal(true) }),
  z.strictObject({ saca: z.array(z.int()), pone: Bytes64 }),
  z.strictObject({ toda: Bytes64 }),
])
export type Seccion = z.output<typeof Seccion>

/** Somebody inside, by their last paso of any gate of the same site. */
const Adentro = z.object({
  pasoid: z.string(),
  /** `chofer` of a unit, or who came to see somebody. */
  que: z.enum(['chofer', 'visita']),
  nombre: z.nullable(z.string()),
  documento: z.nullable(z.string()),
  /** Of the vehicle that they came with; null on foot. */
  patente: z.nullable(z.string()),
  transporte: z.nullable(z.string()),
  puerta: z.string(),
  desde: z.string(),
})
export type Adentro = z.output<typeof Adentro>

const UltimoPaso = z.object({
  pasoid: z.string(),
  sentido: z.enum(sentidos),
  momento: z.string(),
  patente: z.nullable(z.string()),
  nombre: z.nullable(z.string()),
})

/** How one stands now, with the names that a list may not say. */
const ParteVista = z.object({
  lugar: z.nullable(z.enum(lugares)),
  recursoid: z.string(),
  tiporecurso: z.enum(['chofer', 'dominio']),
  /** A plate or a number. */
  texto: z.string(),
  nombre: z.string(),
  transporte: z.string(),
  respuesta: z.enum(['puede', 'no', 'llamar']),
  motivos: z.array(z.string()),
  hasta: z.nullable(z.string()),
  vehiculo: z.nullable(z.string()),
  carroceria: z.nullable(z.string()),
  cantidad_ejes: z.nullable(z.int()),
  pais_patente: z.nullable(z.string()),
})
export type ParteVista = z.output<typeof ParteVista>

const Huella = z.nullable(z.string().check(z.regex(/^[\da-f]{64}$/)))

/** Each with whether it takes the token of a device. */
export const gateOperations = {
  /** Takes the one-time code of an administrador, and answers the token, this once. 1512 for one that is none, late or used. */
  EnrolarDispositivo: {
    conLlave: false,
    input: z.strictObject({
      codigo: CodigoDeDispositivo,
      nombre: nombre(60),
      version: z.string().check(z.maxLength(40)),
    }),
    output: z.object({
      token: z.string(),
      dispositivoid: z.string(),
      /** Keys of the installation, in which the device believes from then on. */
      claves: z.array(z.object({ claveid: z.string(), publica: Bytes64 })),
    }),
  },
  /** Compares a guard’s PIN, begins the shift under the device’s own name for it. 1512 for a wrong one, 1429 for too many. */
  EmpezarTurno: {
    conLlave: true,
    input: z.strictObject({ guardiaid: Id, pin: Pin, turnoid: Uuid }),
    output: z.object({ guardiaid: z.string(), nombre: z.string() }),
  },
  /**
   * Takes what the device wrote down, once each, and answers how everybody stands: what changed of what the device says that
   * it has. What can’t be kept is told and is not asked for again.
   */
  Sincronizar: {
    conLlave: true,
    input: z.strictObject({
      version: z.string().check(z.maxLength(40)),
      tiene: z.strictObject({ juicios: Huella, unidades: Huella, fichas: Huella }),
      turnos: z.array(TurnoDicho).check(z.maxLength(50)),
      pasos: z.array(PasoDicho).check(z.maxLength(maxPasosALaVez)),
    }),
    output: z.object({
      /** Of those that were sent: kept, now or before, and refused with why. */
      recibidos: z.array(z.string()),
      rechazados: z.array(z.object({ pasoid: z.string(), porque: z.string() })),
      /** In milliseconds since 1970. */
      servidor: z.number(),
      dispositivo: z.object({ dispositivoid: z.string(), nombre: z.string() }),
      lista: z.object({
        /** Its head as it is signed, and by which keys. */
        cabecera: Bytes64,
        firmas: z.array(z.object({ claveid: z.string(), firma: Bytes64 })),
        juicios: Seccion,
        unidades: Seccion,
        fichas: Seccion,
      }),
      /** Who is inside the site: the last 2,000 who came in. */
      adentro: z.array(Adentro),
      /** How many are inside beside them. */
      sin_nombrar: z.number(),
      ultimos: z.array(UltimoPaso),
    }),
  },
  /** Who that is, and how they and their units stand at this moment: what a list may not name. */
  VerEnPuerta: {
    conLlave: true,
    input: z.strictObject({ partes: z.array(ParteDicha).check(z.minLength(1), z.maxLength(5)) }),
    output: z.object({
      partes: z.array(ParteVista),
      /** Units of which the first is a part, each with all of its parts. */
      unidades: z.array(
        z.object({
          unidadid: z.string(),
          nombre: z.string(),
          transporte: z.string(),
          partes: z.array(ParteVista),
        }),
      ),
    }),
  },
  /**
   * What a chofer looks like, for whoever compares them with who stands there: a small picture as a data URL. Of the very
   * one that `VerEnPuerta` told of, as another transporte may have somebody under the same number.
   */
  FotoEnPuerta: {
    conLlave: true,
    input: z.strictObject({ recursoid: Id, documento: texto(20) }),
    output: z.object({ foto: z.nullable(z.string().check(z.startsWith('data:image/'))) }),
  },
} as const

type GateOperations = typeof gateOperations
export type GateOperation = keyof GateOperations
export type GateInput<Name extends GateOperation> = z.output<GateOperations[Name]['input']>
export type GateResult<Name extends GateOperation> = z.output<GateOperations[Name]['output']>
