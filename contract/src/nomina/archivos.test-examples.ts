import { isCuit } from '../identificacion.ts'

/** Files as payroll programs and insurers write them, and in every odd form. All of the people in them are invented. */

const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]

/** A CUIL that holds its check, of a number nobody has. */
export function cuilFicticio(index: number): string {
  const number = String(90_000_000 + index)
  for (const prefix of ['20', '27', '23', '24']) {
    const ten = `${prefix}${number}`
    const sum = weights.reduce((total, weight, at) => total + weight * Number(ten[at]), 0)
    const digits = `${ten}${String((11 - (sum % 11)) % 11)}`
    if (digits.length === 11 && isCuit(digits)) return digits
  }
  throw new Error(`no CUIL for ${number}`)
}

const surnames = ['Ficticio', 'De Mentira', 'Inventado', 'Peña Imaginaria', 'Núñez de Prueba', 'Supuesto']
const given = ['Julia Inés', 'Pedro', 'Ana', 'Óscar Iván', 'Ramón', 'Noemí']

export const nombreFicticio = (index: number): { apellido: string; nombre: string } => ({
  apellido: surnames[index % surnames.length] ?? '',
  nombre: given[Math.floor(index / surnames.length) % given.length] ?? '',
})

export interface Trabajador {
  cuil: string
  nombre: string
  situacion?: string
  /** Twelve signs: three codes with their days. */
  revistas?: string
  scvo?: string
  /** What nobody may ever see again, in cents: it stands in each amount of the line. */
  sueldo?: number
}

/** A line of SICOSS of so many signs, with its amounts. */
export function lineaSicoss(
  { cuil, nombre, situacion = '01', revistas = '010100000000', scvo = 'T', sueldo = 123_456_78 }: Trabajador,
  largo = 499,
): string {
  const base = baseDe((sueldo / 100).toFixed(2).replace('.', ',').padStart(12))
  return [
    cuil,
    nombre.slice(0, 30).padEnd(30),
    base.slice(41, 44),
    situacion,
    base.slice(46, 247),
    revistas,
    base.slice(259, 462),
    scvo,
    base.slice(463),
  ]
    .join('')
    .slice(0, largo)
}

/** A line with the same amount in each of its places, and nobody in it. */
function baseDe(amount: string): string {
  const zeros = (first: number, last: number) => '0'.repeat(last - first + 1)
  return [
    zeros(1, 41),
    ' ',
    zeros(43, 69),
    amount.repeat(10),
    zeros(190, 190),
    'Localidad de Ejemplo'.padEnd(50),
    zeros(241, 259),
    amount,
    zeros(272, 463),
    amount.repeat(3),
  ].join('')
}

export const trabajadores = (many: number, sueldo?: number): Trabajador[] =>
  Array.from({ length: many }, (_, index) => {
    const { apellido, nombre } = nombreFicticio(index)
    return {
      cuil: cuilFicticio(index),
      nombre: `${apellido} ${nombre}`.toUpperCase(),
      ...(sueldo !== undefined && { sueldo: sueldo + index }),
    }
  })

/** As Windows writes it, a sign a byte. */
export function enLatin1(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at)
  return bytes
}

export const enUtf8 = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new TextEncoder().encode(text))

export const archivoSicoss = (all: readonly Trabajador[], largo = 499): Uint8Array<ArrayBuffer> =>
  enLatin1(`${all.map((each) => lineaSicoss(each, largo)).join('\r\n')}\r\n`)

/** The employer of the files. */
export const empleadorFicticio = '30999000017'
export const otroEmpleador = '30999000025'

export interface ArchivoRaro {
  nombre: string
  bytes: Uint8Array<ArrayBuffer>
  /** What is said of it first; of one that is read, how many people. */
  espera: string | number
}

const [one, two] = trabajadores(2) as [Trabajador, Trabajador] // two were asked for
const both = (...lines: string[]) => enLatin1(`${lines.join('\r\n')}\r\n`)
const [first, second] = [lineaSicoss(one), lineaSicoss(two)]

const csv = (...lines: string[]) => enUtf8(`${lines.join('\n')}\n`)
const dashed = (cuil: string) => cuil.replace(/^(\d{2})(\d{8})(\d)$/, '$1-$2-$3')

/** One of each oddity, with what has to come of it. */
export const archivosRaros = (): ArchivoRaro[] => [
  { nombre: 'sicoss-499.txt', bytes: archivoSicoss([one, two]), espera: 2 },
  { nombre: 'sicoss-475.txt', bytes: archivoSicoss([one, two], 475), espera: 2 },
  { nombre: 'sicoss-463.txt', bytes: archivoSicoss([one, two], 463), espera: 2 },
  { nombre: 'sicoss-sin-cr.txt', bytes: enLatin1(`${first}\n${second}`), espera: 2 },
  { nombre: 'sicoss-renglones-vacios.txt', bytes: both(first, '', '   ', second, ''), espera: 2 },
  { nombre: 'sicoss-fin-de-dos.txt', bytes: enLatin1(`${first}\r\n${second}\r\n\u001a`), espera: 2 },
  {
    nombre: 'sicoss-utf8.txt',
    bytes: enUtf8(`${lineaSicoss({ ...one, nombre: 'PEÑA ANA' })}\r\n`),
    espera: 1,
  },
  {
    nombre: 'sicoss-latin1.txt',
    bytes: enLatin1(`${lineaSicoss({ ...one, nombre: 'PEÑA ANA' })}\r\n`),
    espera: 1,
  },
  { nombre: 'sicoss-con-marca.txt', bytes: enUtf8(`\ufeff${first}\r\n${second}\r\n`), espera: 2 },
  { nombre: 'sicoss-utf16.txt', bytes: enUtf16(`${first}\r\n${second}\r\n`), espera: 2 },
  {
    nombre: 'sicoss-blancos.txt',
    bytes: both(lineaSicoss({ ...one, situacion: ' 1', revistas: ' 1 1        ', scvo: ' ' })),
    espera: 1,
  },
  { nombre: 'sicoss-498.txt', bytes: both(first, second.slice(0, 498)), espera: 'largo' },
  { nombre: 'sicoss-500.txt', bytes: both(first, `${second}0`), espera: 'largo' },
  { nombre: 'sicoss-cortado.txt', bytes: both(first, second.slice(0, 200)), espera: 'largo' },
  {
    nombre: 'sicoss-corrido-por-utf8.txt',
    bytes: enUtf8(`${lineaSicoss({ ...one, nombre: 'PEÑA ANA' }).replace('ANA ', 'ANA')}\r\n`),
    espera: 'codificacion',
  },
  { nombre: 'sicoss-tabulaciones.txt', bytes: both(first.replace('    ', '\t')), espera: 'tabulaciones' },
  { nombre: 'sicoss-cuil-malo.txt', bytes: both(first, `20900000000${second.slice(11)}`), espera: 'cuil' },
  {
    nombre: 'sicoss-empresa.txt',
    bytes: both(first, `${empleadorFicticio}${second.slice(11)}`),
    espera: 'empresa',
  },
  { nombre: 'sicoss-repetido.txt', bytes: both(first, second, first), espera: 'repetido' },
  {
    nombre: 'sicoss-situacion-mala.txt',
    bytes: both(lineaSicoss({ ...one, situacion: 'XX' })),
    espera: 'situacion',
  },
  {
    nombre: 'sicoss-dias-al-reves.txt',
    bytes: both(lineaSicoss({ ...one, revistas: '011002050000' })),
    espera: 'dia',
  },
  { nombre: 'vacio.txt', bytes: new Uint8Array(0), espera: 'vacio' },
  { nombre: 'en-blanco.txt', bytes: enLatin1(' \r\n\r\n'), espera: 'vacio' },
  {
    nombre: 'binario.dat',
    bytes: Uint8Array.from({ length: 600 }, (_, at) => (at * 37) % 256),
    espera: 'binario',
  },
  { nombre: 'planilla.xlsx', bytes: Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0]), espera: 'planilla' },
  { nombre: 'carta.txt', bytes: enUtf8('Estimados: adjunto la lista.\n'), espera: 'sin personas' },
  {
    nombre: 'art.csv',
    bytes: csv(
      'CUIL;Apellido;Nombre',
      `${dashed(one.cuil)};Ficticio;Julia`,
      `${dashed(two.cuil)};De Mentira;"Ana"`,
    ),
    espera: 2,
  },
  {
    nombre: 'art-con-comas.csv',
    bytes: csv('Nombre,CUIL', `"Ficticio, Julia",${one.cuil}`, `"De Mentira, Ana",${two.cuil}`),
    espera: 2,
  },
  {
    nombre: 'art-sin-titulos.csv',
    bytes: csv(`${one.cuil};Ficticio Julia`, `${two.cuil};De Mentira Ana`),
    espera: 2,
  },
  {
    nombre: 'art-dos-empleadores.csv',
    bytes: csv(
      'CUIT;CUIL;Nombre',
      `${empleadorFicticio};${one.cuil};Ficticio Julia`,
      `${otroEmpleador};${two.cuil};De Mentira Ana`,
    ),
    espera: 'dos empleadores',
  },
  {
    nombre: 'art-repetido.csv',
    bytes: csv('CUIL;Nombre', `${one.cuil};Ficticio Julia`, `${dashed(one.cuil)};Ficticio Julia`),
    espera: 'repetido',
  },
  {
    nombre: 'art-cuil-malo.csv',
    bytes: csv('CUIL;Nombre', `${one.cuil};Ficticio Julia`, '20900000000;De Mentira Ana'),
    espera: 'cuil',
  },
]

function enUtf16(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(2 + text.length * 2)
  bytes.set([0xff, 0xfe])
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    bytes.set([code & 0xff, code >> 8], 2 + at * 2)
  }
  return bytes
}
