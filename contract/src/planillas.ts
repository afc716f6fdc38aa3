import { fechaLegible, isCalendarDate } from './calendario.ts'
import { paisesDePatente } from './patentes.ts'
import { joinPhone } from './values.ts'
import { nationalNumber } from './telefono.ts'
import type { TipoDeLote, TipoDePlanilla } from './tiposDeLote.ts'
import { carrocerias, titularidades, vehiculos } from './vehiculos.ts'
import { sentence, type Sentence } from './wording.ts'

/**
 * Sheets that come from elsewhere: which fields of a record a column may be, and how people write the value of one there.
 * Whether the value may be saved is for the record's own schema and rules to say.
 */

/** How a cell is read: what is asked of its text before it is a value. */
type Clase = 'texto' | 'identificacion' | 'fecha' | 'telefono' | 'siONo' | readonly string[]

/** The columns that a sheet of each kind may have, in the order of its template. */
export const camposDePlanilla = {
  choferes: {
    apellido_y_nombre: 'texto',
    apellido: 'texto',
    nombre: 'texto',
    tipo_documento: ['DNI', 'Pasaporte', 'Cédula de identidad extranjera', 'Otro'],
    documento: 'identificacion',
    cuil: 'identificacion',
    fecha_nacimiento: 'fecha',
    nacionalidad: 'texto',
    telefono: 'telefono',
    email: 'texto',
    calle: 'texto',
    pais: 'texto',
    provincia: 'texto',
    ciudad: 'texto',
    licencia_numero: 'identificacion',
    licencia_clase: 'texto',
    transporta_peligrosas: 'siONo',
    transporta_alimentos: 'siONo',
    fecha_alta: 'fecha',
  },
  dominios: {
    dominio: 'texto',
    pais_patente: paisesDePatente,
    vehiculo: vehiculos,
    cantidad_ejes: 'texto',
    marca: 'texto',
    modelo: 'texto',
    anio: 'texto',
    nombre: 'texto',
    chasis: 'identificacion',
    motor: 'identificacion',
    carroceria: carrocerias,
    titular: 'texto',
    titularidad: titularidades,
    transporta_peligrosas: 'siONo',
    transporta_alimentos: 'siONo',
  },
  unidades: {
    nombre: 'texto',
    tractor: 'texto',
    arrastre1: 'texto',
    arrastre2: 'texto',
    chofer1: 'texto',
    chofer2: 'texto',
    estado: ['ACTIVA', 'INACTIVA'],
  },
  cuits: { cuit: 'identificacion', accountname: 'texto' },
  invitaciones: { cuit: 'identificacion', email: 'texto', accountname: 'texto' },
} as const satisfies Record<TipoDePlanilla, Record<string, Clase>>

type CampoDe<Tipo extends TipoDePlanilla> = keyof (typeof camposDePlanilla)[Tipo] & string
export type CampoDePlanilla = { [Tipo in TipoDePlanilla]: CampoDe<Tipo> }[TipoDePlanilla]

export const camposDe = (tipo: TipoDePlanilla): readonly CampoDePlanilla[] =>
  Object.keys(camposDePlanilla[tipo]) as CampoDePlanilla[] // the keys of a constant

/** What says of which record a row is. */
export const claveDe = {
  choferes: ['documento'],
  dominios: ['dominio'],
  unidades: ['nombre'],
} as const satisfies { [Tipo in TipoDeLote]: readonly CampoDe<Tipo>[] }

/** What a cell says: nothing, a value for the record's schema, or why it is none. */
export type Leida = { valor: string | boolean } | { problema: Sentence } | undefined

/** Letters without their accents, in small, and nothing else: how words of a sheet are compared. */
export const plegado = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** A cell of a column. What it says in place of nothing («-», «s/d») is nothing. */
export function leerCelda(tipo: TipoDePlanilla, campo: string, celda: string): Leida {
  const text = celda.trim()
  if (text === '' || /^(-+|—|s\/d|n\/a|#n\/a)$/i.test(text)) return undefined
  const clases: Readonly<Record<string, Clase>> = camposDePlanilla[tipo]
  const clase = clases[campo]
  if (clase === undefined) return undefined
  if (text.includes('\ufffd')) return { problema: sentence('tieneSignosQueNoSeVen') }
  if (esErrorDeFormula(text)) return { problema: sentence('laFormulaDaError', { error: text }) }
  if (pareceFormula(text)) return { problema: sentence('empiezaComoUnaFormula', { signo: text.slice(0, 1) }) }
  switch (clase) {
    case 'texto':
      return { valor: text }
    case 'identificacion':
      return numeroCortado(text) ? { problema: sentence('perdioDigitos', { numero: text }) } : { valor: text }
    case 'fecha':
      return fechaDeCelda(text)
    case 'telefono':
      return numeroCortado(text)
        ? { problema: sentence('perdioDigitos', { numero: text }) }
        : { valor: telefonoDe(text) }
    case 'siONo':
      return siONo(text)
    default:
      return { valor: clase.find((word) => plegado(word) === plegado(text)) ?? text }
  }
}

/** Excel and others run what begins so, when it comes back to them from a CSV. A sign before a number is a number. */
const pareceFormula = (text: string): boolean => /^([=@]|[+-](?![\d\s(]))/.test(text)

const esErrorDeFormula = (text: string): boolean =>
  /^#(REF|VALUE|VALOR|DIV\/0|NAME|NOMBRE|NUM|NULL|NULO|¿NOMBRE\?|SPILL|CALC)[!?]?$/i.test(text)

/** As a program writes a long number that it took for a quantity: `2,09E+10`. */
const numeroCortado = (text: string): boolean => /^\d+([.,]\d+)?E\+?\d+$/i.test(text)

const si = ['si', 's', 'x', 'yes', 'y', 'verdadero', 'true', '1']
const no = ['no', 'n', 'falso', 'false', '0']

function siONo(text: string): Leida {
  const word = plegado(text)
  if (si.includes(word) || text === '✓' || text === '✔') return { valor: true }
  return no.includes(word) ? { valor: false } : { problema: sentence('siO') }
}

/** Of another country only where it says so. */
function telefonoDe(text: string): string {
  const numero = nationalNumber('+54', text)
  return /^\s*(\+|00)(?!54)/.test(text)
    ? text.replace(/[\s().-]/g, '').replace(/^00/, '+')
    : joinPhone('+54', numero)
}

const meses = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']
const dos = (n: number) => String(n).padStart(2, '0')

/**
 * A day as people write it in a sheet: `3/2/2024`, `03-02-24`, `3 de febrero de 2024`, as a program keeps it (`44927`, days
 * since the end of 1899), or `2024-02-03`. The day comes before the month.
 */
export function fechaDeCelda(text: string): { valor: string } | { problema: Sentence } {
  const serial = /^[1-9]\d{4}([.,]\d+)?$/.test(text) ? Number(text.slice(0, 5)) : undefined
  if (serial !== undefined && serial < 73_051) return { valor: deSerie(serial) }
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text)
  if (iso) return existe(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const local = /^(\d{1,2})[/.\-\s]+(\d{1,2})[/.\-\s]+(\d{4}|\d{2})(?:\s+\d{1,2}:.*)?$/.exec(text)
  if (local) return existe(anio(local[3] ?? ''), Number(local[2]), Number(local[1]))
  const words =
    /^(\d{1,2})[/.\-\s]*(?:de\s+)?([a-záéíóú]{3,10})\.?[/.\-\s]*(?:de\s+|del\s+)?(\d{4}|\d{2})$/i.exec(text)
  const mes = words
    ? meses.indexOf(
        plegado(words[2] ?? '')
          .slice(0, 3)
          .replace('set', 'sep'),
      ) + 1
    : 0
  if (words && mes > 0) return existe(anio(words[3] ?? ''), mes, Number(words[1]))
  return { problema: sentence('fechaNoSeEntiende', { fecha: text }) }
}

/** Of two digits: the nearest past, but for what soon comes. */
function anio(text: string): number {
  const n = Number(text)
  if (text.length === 4) return n
  const siglo = new Date().getUTCFullYear() - (new Date().getUTCFullYear() % 100)
  return siglo + n > new Date().getUTCFullYear() + 20 ? siglo + n - 100 : siglo + n
}

function existe(year: number, month: number, day: number): { valor: string } | { problema: Sentence } {
  if (month < 1 || month > 12) return { problema: sentence('noHayMes', { mes: month }) }
  const valor = `${String(year).padStart(4, '0')}-${dos(month)}-${dos(day)}`
  if (isCalendarDate(valor)) return { valor }
  return year < 1900 || year > 2200
    ? { problema: sentence('fechaNoSeEntiende', { fecha: fechaLegible(valor) }) }
    : { problema: sentence('noHayDia', { dia: day, mes: `${dos(month)}/${String(year)}` }) }
}

const dayMs = 86_400_000
const deSerie = (dias: number): string =>
  new Date(Date.UTC(1899, 11, 30) + dias * dayMs).toISOString().slice(0, 10)

/**
 * Apellido and nombre of a cell that has both: what stands before a comma is the apellido; else its first word, with the
 * small ones that belong to it («de la Cruz», «San Martín»).
 */
export function separarNombre(text: string): { apellido: string; nombre: string } {
  const [antes = '', ...despues] = text.split(',')
  if (despues.length > 0) return { apellido: antes.trim(), nombre: despues.join(' ').trim() }
  const words = text.trim().split(/\s+/)
  let apellidos = 1
  while (
    apellidos < words.length - 1 &&
    /^(de|del|la|las|los|san|santa|di|da|von|van|mac|mc)$/i.test(words[apellidos - 1] ?? '')
  )
    apellidos++
  return { apellido: words.slice(0, apellidos).join(' '), nombre: words.slice(apellidos).join(' ') }
}
