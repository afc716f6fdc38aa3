import { sentence } from './wording.ts'
import * as z from 'zod/mini'
import { isCalendarDate } from './calendario.ts'
import { dialingCodes } from './dialingCodes.ts'
import { requerido } from './email.ts'
import { invisible } from './emailAddress.ts'
import { cuitInvalido, isCuit, onlyDigits, tiposDocumentoCuenta } from './identificacion.ts'

/**
 * Values with rules of their own, checked alike by the form and by the server.
 * Everything before sign-in reads this file, so it stays on zod/mini.
 */

/** Of values the sign-in page needs these alone, and brings no other along. */
export { Email, requerido } from './email.ts'

/** Required text, trimmed; stored as typed. */
export const texto = (max: number) =>
  z
    .string({ error: requerido })
    .check(z.trim(), z.minLength(1, requerido), z.maxLength(max, sentence('hastaCaracteres', { max })))

/**
 * What something or somebody is called: on one line, and nothing but what is seen. A sign that turns the direction of
 * reading makes one name look like another, and a web address in a name is mailed to others in the portal's words.
 */
export const nombre = (max: number) =>
  texto(max).check(
    z.refine((value: string) => !invisible.test(value), sentence('tieneSignosQueNoSeVen')),
    z.refine((value: string) => !webAddress.test(value), sentence('sinDireccionesDeInternet')),
  )

const webAddress = /:\/\/|\bwww\.|[^\s.]\.[a-z]{2,}\/\S/i

/** A number as people write one, or as a program reads one: '1e5', '0x1F' and 'Infinity' are numbers too. */
const esNumero = (text: string) =>
  /^[\s.,+-]*\d[\d\s.,+-]*$/.test(text) || (text.trim() !== '' && !Number.isNaN(Number(text)))

/** A name or a street: any text that is not just a number (spec §5). */
export const noNumerico = (max: number) =>
  nombre(max).check(z.refine((value: string) => !esNumero(value), sentence('ingreseSoloCaracteres')))

/** A field that may be left empty: '' and null both mean "no value" and become null. */
export const opcional = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.union([z.literal(''), z.null(), schema], { error: sentence('datoInvalido') }),
    z.transform((value) => (value === '' ? null : value) as Exclude<z.output<Schema>, ''> | null),
  )

/** CUIT or CUIL, kept as its eleven digits. */
export const Cuit = z.pipe(
  z.pipe(texto(20), z.transform(onlyDigits)),
  z.string().check(z.refine(isCuit, cuitInvalido)),
)

export const TipoDocumentoCuenta = z.enum(tiposDocumentoCuenta, { error: requerido })

/** `YYYY-MM-DD`; no time zone touches it. */
export const CalendarDate = z
  .string({ error: sentence('fechaInvalida') })
  .check(z.refine(isCalendarDate, sentence('fechaInvalida')))

/** A calendar month `YYYY-MM`. */
export const Periodo = z
  .string({ error: sentence('periodoInvalido') })
  .check(z.regex(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/, sentence('periodoInvalido')))

/** Opaque: only the database knows how ids are made. A back office elsewhere may leave out what stands before the `x`. */
export const Id = z
  .string({ error: requerido })
  .check(z.regex(/^(\d{1,4}x)?\d{1,18}$/, sentence('identificadorInvalido')))

/** A parameter that means a new record where it names none: the seed's clients send 0 or nothing. */
export const IdONuevo = z._default(
  z.pipe(
    z.union([z.literal('0'), z.literal(0), z.literal(''), z.null(), Id], {
      error: sentence('identificadorInvalido'),
    }),
    z.transform((id) => (typeof id === 'string' && id !== '' ? id : '0')),
  ),
  '0',
)

/** A parameter that names a record, or none: the seed's clients send 0 or nothing for none. */
export const IdONada = z.optional(
  z.pipe(
    z.union([z.literal('0'), z.literal(0), z.literal(''), z.null(), Id], {
      error: sentence('identificadorInvalido'),
    }),
    z.transform((id) => (typeof id === 'string' && id !== '' && id !== '0' ? id : undefined)),
  ),
)

const version = sentence('tieneQueSerLaVersion')

/** The version of a record that a save was made from. Numbers may come as text, as form-urlencoded clients send them. */
export const Version = z.optional(
  z.pipe(
    z.union([z.int(version).check(z.gte(0, version)), z.string().check(z.regex(/^\d{1,9}$/, version))], {
      error: version,
    }),
    z.transform(Number),
  ),
)

export const phoneRule = {
  argentina: sentence('telefonoArgentino'),
  other: sentence('telefonoDeOtroPais'),
}

/** Why a number does not fit its dialling code (spec §5), or undefined when it does. */
export function phoneProblem(codigoarea: string, numero: string): string | undefined {
  if (numero === '') return requerido
  if (codigoarea === '+54') return /^[123]\d{9}$/.test(numero) ? undefined : phoneRule.argentina
  return /^[1-9]\d{8,11}$/.test(numero) ? undefined : phoneRule.other
}

/** Argentine mobiles travel with a 9 after the country's code; the others as they are. */
export const joinPhone = (codigoarea: string, numero: string) =>
  codigoarea === '+54' ? `+549${numero}` : `${codigoarea}${numero}`

/** The dialling code and the number of a joined mobile; the longest code that fits wins. */
export function splitPhone(mobile: string): { codigoarea: string; numero: string } | undefined {
  if (mobile.startsWith('+549')) return { codigoarea: '+54', numero: mobile.slice(4) }
  const codigoarea = dialingCodes
    .map((each) => each.codigoarea)
    .filter((code) => mobile.startsWith(code) && code !== '+54')
    .sort((a, b) => b.length - a.length)[0]
  return codigoarea === undefined ? undefined : { codigoarea, numero: mobile.slice(codigoarea.length) }
}

/** A mobile with its prefix joined: `+5491154445566`. */
export const Mobile = z.string({ error: requerido }).check(
  z.trim(),
  z.minLength(1, requerido),
  z.refine(
    (mobile: string) => {
      const parts = splitPhone(mobile)
      return (
        mobile === '' || (parts !== undefined && phoneProblem(parts.codigoarea, parts.numero) === undefined)
      )
    },
    { error: ({ input }) => (String(input).startsWith('+54') ? phoneRule.argentina : phoneRule.other) },
  ),
)

/** A reset code as it was mailed, `ABC-123`, or as people type it: `abc123`, `abc 123`. */
export const Codigo = z
  .string({ error: requerido })
  .check(
    z.overwrite((typed: string) => typed.toUpperCase().replace(/^\W*(\w{3})\W*(\w{3})\W*$/, '$1-$2')),
    z.trim(),
    z.minLength(1, requerido),
    z.refine(
      (code: string) => code === '' || /^[A-Z0-9]{3}-[A-Z0-9]{3}$/.test(code),
      sentence('codigoInvalido'),
    ),
  )
  .register(z.globalRegistry, { pattern: '^\\W*\\w{3}\\W*\\w{3}\\W*$' })

/** What the code field shows for what was typed or pasted: `abc123` → `ABC-123`. */
export function formatCodigo(typed: string): string {
  const letters = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return (letters.length > 3 ? `${letters.slice(0, 3)}-${letters.slice(3)}` : letters).slice(0, 7)
}

/** Of an app that makes a new one every 30 seconds; apps show it as two groups of three. */
export const CodigoTotp = z.string({ error: requerido }).check(
  z.overwrite(onlyDigits),
  z.minLength(1, requerido),
  z.refine((code: string) => code === '' || /^\d{6}$/.test(code), sentence('sonSeisNumeros')),
)

/** What its field shows for what was typed or pasted: `123456` → `123 456`. */
export const formatTotp = (typed: string): string =>
  onlyDigits(typed)
    .slice(0, 6)
    .replace(/^(\d{3})(\d)/, '$1 $2')

/** One of a printed sheet, in two groups of five; of letters and digits that look like no other. */
export const CodigoRecuperacion = z.string({ error: requerido }).check(
  z.overwrite((typed: string) => typed.toUpperCase().replace(/[^A-Z0-9]/g, '')),
  z.minLength(1, requerido),
  z.refine((code: string) => code === '' || /^[A-Z0-9]{10}$/.test(code), sentence('sonDiezLetrasYNumeros')),
)

/** What its field shows for what was typed or pasted: `abcde23456` → `ABCDE-23456`. */
export function formatRecuperacion(typed: string): string {
  const letters = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return (letters.length > 5 ? `${letters.slice(0, 5)}-${letters.slice(5)}` : letters).slice(0, 11)
}

export const passwordMinLength = 10

/** A new password: one of another length is refused beside its field (1510); one that is guessed, by the server (1513). */
export const NewPassword = z
  .string({ error: requerido })
  .check(
    z.minLength(1, requerido),
    z.refine(
      (value: string) => value === '' || value.length >= passwordMinLength,
      sentence('alMenosCaracteres', { min: passwordMinLength }),
    ),
    z.maxLength(200, sentence('hastaCaracteres', { max: 200 })),
  )
  .register(z.globalRegistry, { minLength: passwordMinLength })
