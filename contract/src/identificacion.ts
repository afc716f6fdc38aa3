import { sentence, type Sentence } from './wording.ts'

/** The number that names a person or a company before the tax authority: its check, and how people write it. */

export const tiposDocumentoCuenta = ['CUIT', 'CUIL', 'Extranjero'] as const
export type TipoDocumentoCuenta = (typeof tiposDocumentoCuenta)[number]

/** Dashes, dots and spaces that a person types into a number are not part of it. */
export const onlyDigits = (typed: string) => typed.replace(/[\s.-]/g, '')

const prefixed = /^(20|23|24|27|30|33|34)\d{9}$/
const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]

/** The check digit of a number of eleven by the ten before it (spec §5); undefined where those are of no number: a check of 10 is never valid. */
export function verificadorDe(digits: string): number | undefined {
  if (!prefixed.test(digits)) return undefined
  const sum = weights.reduce((total, weight, i) => total + weight * Number(digits[i]), 0)
  const check = (11 - (sum % 11)) % 11
  return check === 10 ? undefined : check
}

/** The tax-ID check (spec §5): prefix, weights and check digit. */
export const isCuit = (digits: string): boolean => verificadorDe(digits) === Number(digits[10])

export const cuitInvalido = sentence('cuitOCuilInvalido')

/** Why it is no number of its type, or undefined when it is: a foreign one only has to be there. */
export const identificacionProblem = (tipo: string | undefined, typed: string): Sentence | undefined =>
  tipo === 'Extranjero' || isCuit(onlyDigits(typed)) ? undefined : cuitInvalido

/** What a number is where nobody said it: a registration of the seed's clients carries the number alone. */
export const tipoDocumentoDe = (typed: string): TipoDocumentoCuenta =>
  /^\d{11}$/.test(onlyDigits(typed)) ? 'CUIT' : 'Extranjero'

/** As it is kept: CUIT and CUIL as their digits, a foreign one as typed. */
export const spelledIdentificacion = (tipo: TipoDocumentoCuenta, typed: string): string =>
  tipo === 'Extranjero' ? typed : onlyDigits(typed)

/** Eleven digits as people write them, `20-28318405-9`; anything else as it is. */
export const formatCuit = (digits: string): string => digits.replace(/^(\d{2})(\d{8})(\d)$/, '$1-$2-$3')

/** A DNI as people write it, `28.456.789`; what is no DNI as it is. */
export const formatDocumento = (tipo: string | undefined, numero: string): string =>
  tipo === 'DNI' && /^\d{7,8}$/.test(numero) ? numero.replace(/\B(?=(\d{3})+$)/g, '.') : numero

/** Of a chofer, with what kind of number it is: `DNI 28.456.789`. */
export const documentoDe = ({
  tipo_documento: tipo,
  documento = '',
}: {
  tipo_documento?: string | undefined
  documento?: string | undefined
}): string => [tipo, formatDocumento(tipo, documento)].filter(Boolean).join(' ')

/** Who somebody says they are, as people write it: `CUIT 20-28318405-9`. */
export const identificacion = (of: { tipo_documento: TipoDocumentoCuenta; cuit: string }): string =>
  `${of.tipo_documento} ${of.tipo_documento === 'Extranjero' ? of.cuit : formatCuit(of.cuit)}`

/** Whether the number is a company's: 30, 33 and 34 are nobody's own. */
export const esDeEmpresa = (cuit: string): boolean => /^3[034]/.test(cuit) && isCuit(cuit)

/** A chofer's number as it is kept: without what people type between its signs, in capitals. */
export const spelledDocumento = (typed: string): string => typed.replace(/[\s.-]/g, '').toUpperCase()

/** Why it is no number of its type, or undefined when it is: of a DNI alone the shape is known. */
export const documentoProblem = (tipo: string, typed: string): Sentence | undefined =>
  tipo === 'DNI' && !/^\d{7,8}$/.test(spelledDocumento(typed)) ? sentence('unDniTiene7U8') : undefined
