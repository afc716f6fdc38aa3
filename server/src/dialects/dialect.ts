import * as z from 'zod/mini'

/** A code of a refusal, as a back office writes it. */
const codigo = z.union([z.number(), z.string()])
/** Part of a sentence: accents and case make no difference. */
const frases = z.array(z.string().check(z.minLength(3, 'al menos 3 letras')))

export const isZone = (zone: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format() !== ''
  } catch {
    return false
  }
}

/**
 * How a back office speaks, where those that speak this protocol differ. Each that is known has a file beside this one;
 * an installation lays its own over `vtiger`. See docs/decisions/0052.
 */
export const Dialect = z.strictObject({
  /** How it says that a session ended. */
  sesion: z.strictObject({
    codigos: z.array(codigo),
    /** Codes that mean other things too: the session ended when the sentence says so, or there is none. */
    dudosos: z.array(codigo),
    dicen: frases,
    /** Whatever its code, this ends no session. */
    salvo: frases,
    /** HTTP 401 with an envelope speaks of the person's session; without one, of the portal's credentials. */
    con401: z.boolean(),
  }),
  /** How it says that a password is wrong, or that nobody is called so. */
  credenciales: z.strictObject({ codigos: z.array(codigo), dicen: frases }),
  /** How it says that it does not know an operation. */
  operacionDesconocida: z.strictObject({ codigos: z.array(codigo), dicen: frases }),
  /** How it says that a field is missing, that there is one like it already, and that it had no time for a save that it did not do. */
  campoObligatorio: z.strictObject({ codigos: z.array(codigo), dicen: frases }),
  duplicado: z.strictObject({ codigos: z.array(codigo), dicen: frases }),
  ocupado: z.strictObject({ codigos: z.array(codigo), dicen: frases }),
  /** Operations that are known to be none of its, and are never asked for. */
  sinOperaciones: z.array(z.string()),
  fechas: z.strictObject({
    /** What comes first in `03-04-2026`. Dates that begin with the year are always read. */
    primero: z.enum(['dia', 'mes'], { error: 'tiene que ser dia o mes' }),
    escribe: z.enum(['AAAA-MM-DD', 'DD-MM-AAAA'], { error: 'tiene que ser AAAA-MM-DD o DD-MM-AAAA' }),
    /** Of the hours that name none. */
    zona: z
      .string()
      .check(z.refine(isZone, 'no es una zona horaria; un ejemplo: America/Argentina/Buenos_Aires')),
  }),
  /** Of answers that are not UTF-8 and name none. */
  caracteres: z.string().check(z.refine(isCharset, 'no es un juego de caracteres; un ejemplo: windows-1252')),
  /** Texts come with HTML entities: `Pe&ntilde;a`. */
  entidades: z.boolean(),
  /** It takes ids as they came, or without the module before the `x`: `17x42` is sent as `42`. */
  ids: z.enum(['como vienen', 'sin modulo'], { error: 'tiene que ser "como vienen" o "sin modulo"' }),
  /** Names of the fields of an upload. */
  subida: z.strictObject({
    sesion: z.string(),
    transporte: z.string(),
    recurso: z.string(),
    tipodocumento: z.string(),
    archivo: z.string(),
    /** The first three are sent though nobody knows them. */
    vacios: z.boolean(),
  }),
  /**
   * The fields that an operation of the seed takes; `values.numero` for one within values, `*` for all. Any other is not sent.
   * An operation that is not here takes all of ours.
   */
  conoce: z.record(z.string(), z.array(z.string())),
  /** Lists of the seed that it answers by pages; the others come whole and are paged here. */
  porPaginas: z.array(z.string()),
})
export type Dialect = z.output<typeof Dialect>

function isCharset(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== ''
  } catch {
    return false
  }
}
