import { parse, type FieldName } from 'mrz'
import type { Codigo, Mrz, ParteDeMrz } from './codigos.ts'

/** Signs of a line of TD1. */
const width = 30

const first = /^[I1]<?D?<?ARG[A-Z\d<]{10,}$/
const second = /^([A-Z\d]{6}[A-Z\d][MFX<][A-Z\d]{6}[A-Z\d][A-Z]{3})([A-Z\d<]*?)<*([A-Z\d])$/

/**
 * The machine-readable lines of an identity card among the lines of a page, as character recognition has them: how many
 * fillers stand in a row is miscounted easily, a sign that its check digits hold is not. Nothing where there are none.
 */
export function leerMrz(texto: string, hoy: string): Codigo | undefined {
  const lines = texto
    .split('\n')
    .map((line) => line.toUpperCase().replace(/\s/g, '').replace(/[«‹(]/g, '<'))
    .filter((line) => line.length >= 15)
  for (const [index, line] of lines.entries()) {
    const [one, two, three] = [numbered(filled(line)), split(lines[index + 1]), lines[index + 2]]
    if (!first.test(line) || two === undefined || three === undefined || !/^[A-Z<]+$/.test(three)) continue
    return read([one, two, filled(three)], hoy)
  }
  return undefined
}

/** Letters that recognition takes figures for. A number of Argentina has none, but for an M or F before it. */
const figures: Readonly<Record<string, string>> = { B: '8', G: '6', I: '1', O: '0', S: '5', Z: '2' }

const numbered = (line: string) =>
  line.slice(0, 5) + line.slice(5, 15).replace(/[BGIOSZ]/g, (sign) => figures[sign] ?? sign) + line.slice(15)

const filled = (line: string) => line.replace(/<+$/, '').padEnd(width, '<').slice(0, width)

function split(line = ''): string | undefined {
  const [, dates, optional, check] = second.exec(line) ?? []
  if (dates === undefined || optional === undefined || check === undefined) return undefined
  return `${dates}${optional}`.padEnd(width - 1, '<').slice(0, width - 1) + check
}

const checks = [
  ['documentNumberCheckDigit', 'documento'],
  ['birthDateCheckDigit', 'fecha_nacimiento'],
  ['expirationDateCheckDigit', 'fecha_vencimiento'],
  ['compositeCheckDigit', 'conjunto'],
] as const satisfies readonly (readonly [FieldName, ParteDeMrz])[]

function read(lines: readonly string[], hoy: string): Codigo | undefined {
  let parsed
  try {
    parsed = parse(lines, { autocorrect: true })
  } catch {
    return undefined
  }
  const { fields, details } = parsed
  const isWrong = (field: FieldName) => details.some((each) => each.field === field && !each.valid)
  const fallan: ParteDeMrz[] = checks.flatMap(([field, parte]) => (isWrong(field) ? [parte] : []))
  const { documentNumber, birthDate, expirationDate, lastName, firstName } = fields
  if (fallan.length > 0) return { tipo: 'mrz ilegible', fallan }
  const wrong: [FieldName, ParteDeMrz][] = [
    ['documentNumber', 'documento'],
    ['birthDate', 'fecha_nacimiento'],
    ['expirationDate', 'fecha_vencimiento'],
  ]
  const parts = wrong.flatMap(([field, parte]) => (isWrong(field) || !fields[field] ? [parte] : []))
  if (parts.length > 0 || !documentNumber || !birthDate || !expirationDate)
    return { tipo: 'mrz ilegible', fallan: parts }
  return {
    tipo: 'mrz',
    mrz: {
      documento: documentNumber.replace(/^[MF](?=\d)/, ''),
      ...(lastName && firstName ? { apellido: lastName, nombres: firstName } : nadie),
      fecha_nacimiento: dayOf(
        birthDate,
        Number(birthDate.slice(0, 2)) > Number(hoy.slice(2, 4)) ? '19' : '20',
      ),
      fecha_vencimiento: dayOf(expirationDate, '20'),
    },
  }
}

/** No check digit holds names: of a line whose fillers were taken for letters, as «FICTICIAS JULIA», no name is told. */
const nadie = { apellido: '', nombres: '' }

/**
 * One reading of several looks at one picture. What check digits hold has to be the same in all that show it, or the lines are
 * unreadable; names, which nothing holds, are told where two looks make out the same, and none otherwise.
 */
export function unaDe(miradas: readonly (Codigo | undefined)[]): Codigo | undefined {
  const leidas = miradas.flatMap((each) => (each?.tipo === 'mrz' ? [each.mrz] : []))
  const [una, ...otras] = leidas
  if (!una) return miradas.find((each) => each?.tipo === 'mrz ilegible')
  const differ = (['documento', 'fecha_nacimiento', 'fecha_vencimiento'] as const).filter((parte) =>
    otras.some((otra) => otra[parte] !== una[parte]),
  )
  if (differ.length > 0) return { tipo: 'mrz ilegible', fallan: differ }
  const dice = ({ apellido, nombres }: Mrz) => `${apellido}<<${nombres}`
  const dos = leidas.find(
    (each, i) => each.apellido !== '' && leidas.slice(0, i).some((otra) => dice(otra) === dice(each)),
  )
  return { tipo: 'mrz', mrz: { ...una, ...(dos ? { apellido: dos.apellido, nombres: dos.nombres } : nadie) } }
}

const dayOf = (yymmdd: string, century: string) =>
  `${century}${yymmdd.slice(0, 2)}-${yymmdd.slice(2, 4)}-${yymmdd.slice(4)}`
