import { isCuit, onlyDigits } from '../identificacion.ts'
import { fechasLeidas, flatten } from '../lectura.ts'
import {
  conProblemas,
  maxPersonas,
  type Leida,
  type NominaLeida,
  type PersonaDeNomina,
  type ProblemaDeNomina,
} from '../nominaLeida.ts'

/**
 * Lists that are no SICOSS: an insurer's, as columns or as the text of a PDF, and the sheet of people within an F. 931. Who is on
 * one is known by numbers that are a CUIL and hold their own check; any other number is let be.
 */

const numbers = /(?<![\d.-])(\d{2})[ .-]?(\d{2})\.?(\d{3})\.?(\d{3})[ .-]?(\d)(?![\d-])/g

interface Number {
  digits: string
  at: number
  end: number
}

/** Numbers of people and of companies that hold their own check. */
const numbersIn = (text: string): Number[] =>
  [...text.matchAll(numbers)].flatMap(({ index, 0: whole, ...parts }) => {
    const digits = onlyDigits(whole)
    return parts[1] !== undefined && isCuit(digits) ? [{ digits, at: index, end: index + whole.length }] : []
  })

const isPersons = ({ digits }: { digits: string }) => digits.startsWith('2')

// Columns.

/** What separates the columns: of these the one that the first line has most of. */
const separators = [';', '\t', ',', '|'] as const

/** The cells of a line; in quotes a separator is a sign like any other. */
function cellsOf(line: string, separator: string): string[] {
  if (!line.includes('"')) return line.split(separator).map((cell) => cell.trim())
  const cells: string[] = []
  let cell = ''
  let quoted = false
  for (let at = 0; at < line.length; at++) {
    const sign = line[at] ?? ''
    if (sign === '"' && quoted && line[at + 1] === '"') {
      cell += sign
      at++
    } else if (sign === '"') quoted = !quoted
    else if (sign === separator && !quoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += sign
  }
  return [...cells, cell.trim()]
}

const heads = {
  nombre: /\b(?:NOMBRES?|TRABAJADOR|EMPLEADO|ASEGURADO)\b/,
  apellido: /\bAPELLIDOS?\b/,
  empleador: /\bCUIT\b/,
}

/** An insurer's list as columns, with a line of heads or without. */
export function leerColumnas(lines: readonly string[]): Leida {
  const first = lines.find((line) => line.trim() !== '') ?? ''
  const separator = separators.toSorted((a, b) => first.split(b).length - first.split(a).length)[0] ?? ';'
  const titles = cellsOf(first, separator).map((title) => flatten(title).toUpperCase())
  const column = (head: RegExp) => titles.findIndex((title) => head.test(title) && !/\d{6}/.test(title))
  const [nombre, apellido, empleador] = [
    column(heads.nombre),
    column(heads.apellido),
    column(heads.empleador),
  ]
  const problemas: ProblemaDeNomina[] = []
  const employers = new Set<string>()
  const list = new Set<string>()
  const personas: PersonaDeNomina[] = []
  const seen = new Map<string, number>()
  for (const [index, line] of lines.entries()) {
    const cells = cellsOf(line, separator)
    const own = empleador === -1 ? undefined : onlyDigits(cells[empleador] ?? '')
    if (own !== undefined && isCuit(own)) employers.add(own)
    const found = cells.flatMap((cell, at) =>
      at === empleador
        ? []
        : numbersIn(cell)
            .filter(isPersons)
            .map(({ digits }) => digits),
    )
    const [cuil] = found
    if (cuil === undefined) {
      // A number of eleven digits where others have their CUIL is one that somebody mistyped.
      if (index > 0 && cells.some((cell, at) => at !== empleador && /^2\d{10}$/.test(onlyDigits(cell))))
        problemas.push({ que: 'cuil', linea: index + 1 })
      continue
    }
    const antes = seen.get(cuil)
    if (antes !== undefined) {
      problemas.push({ que: 'repetido', linea: index + 1, antes })
      continue
    }
    seen.set(cuil, index + 1)
    list.add(cuil)
    if (personas.length < maxPersonas) personas.push(persona(cuil, nameIn(cells, { nombre, apellido })))
  }
  if (list.size > maxPersonas) problemas.push({ que: 'demasiados', max: maxPersonas })
  if (employers.size > 1) problemas.push({ que: 'dos empleadores', dice: [...employers] })
  if (problemas.length > 0) return conProblemas(problemas)
  if (personas.length === 0) return conProblemas([{ que: 'sin personas' }])
  const [cuit = null] = employers
  return { nomina: deArt(lines.join('\n'), personas, cuit) }
}

const persona = (cuil: string, nombre: string): PersonaDeNomina => ({
  cuil,
  nombre: nombre.slice(0, 80),
  situacion: null,
  revistas: [],
  scvo: null,
})

const looksLikeAName = (cell: string) => /\p{L}{2,}.*\p{L}{2,}/u.test(cell) && !/\d/.test(cell)

/** By its column; without heads the first cell of words alone. */
function nameIn(
  cells: readonly string[],
  { nombre, apellido }: { nombre: number; apellido: number },
): string {
  if (nombre === -1 && apellido === -1) return cells.find(looksLikeAName) ?? ''
  const [last = '', given = ''] = [cells[apellido], cells[nombre]]
  return apellido === nombre || given === '' || last === '' ? last || given : `${last}, ${given}`
}

// The text of a PDF.

/** What a company's number is called where it is the employer's. */
const employer =
  /(?:EMPLEADOR|EMPRESA|RAZON SOCIAL|CONTRIBUYENTE|CONTRATANTE|TOMADOR|CLIENTE|AFILIADO|C\.?U\.?I\.?T\.?)[^\d]{0,60}$/
/** Where it is the insurer's instead. */
const insurer = /(?:ASEGURADORA|COMPANIA|\bART\b|A\.R\.T\.)[^\d]{0,60}$/

/** Companies that a text calls the employer of those whom it lists, each once. */
function empleadoresDe(text: string): string[] {
  const flat = flatten(text).toUpperCase()
  const companies = numbersIn(flat).filter(({ at }) => {
    const before = flat.slice(Math.max(0, at - 80), at)
    return employer.test(before) && !insurer.test(before)
  })
  return [...new Set(companies.filter((each) => !isPersons(each)).map(({ digits }) => digits))]
}

const declaration = /\bF(?:ORMULARIO)?\.? ?N?[°º]? ?931\b|\bS\.?U\.?S\.?S\.?\b/
const heads931 =
  /(?:EMPLEADOS EN NOMINA|CANTIDAD DE (?:EMPLEADOS|TRABAJADORES|CUILES)|EMPLEADOS INFORMADOS|TOTAL DE EMPLEADOS)[^\d]{0,20}(\d{1,6})(?![\d/.,-])/
const correction = /\bRECT[A-Z]*\.?[^\d]{0,12}(\d)(?!\d)/
/** What may stand in a box, beside the box: «Rect. (1-9)». */
const legend = /\(\d(?: ?[-a] ?\d)?\)/gi

/** The text that a PDF carries: an F. 931, or an insurer's list. */
export function leerTextoDePdf(text: string): Leida {
  const flat = flatten(text).toUpperCase()
  if (flat.replace(/[^A-Z\d]/g, '').length < 24) return conProblemas([{ que: 'sin texto' }])
  const employers = empleadoresDe(text)
  const isDeclaration = declaration.test(flat)
  const personas = personasIn(text)
  if (employers.length > 1 && isDeclaration)
    return conProblemas([{ que: 'dos empleadores', dice: employers }])
  if (personas.length > maxPersonas) return conProblemas([{ que: 'demasiados', max: maxPersonas }])
  if (!isDeclaration) {
    if (personas.length === 0) return conProblemas([{ que: 'sin personas' }])
    return { nomina: deArt(text, personas, employers.length === 1 ? (employers[0] ?? null) : null) }
  }
  const cabezas = Number(heads931.exec(flat)?.[1] ?? NaN)
  const cuit = employers[0] ?? numbersIn(flat)[0]?.digits ?? null
  const listed = personas.filter((each) => each.cuil !== cuit)
  if (Number.isNaN(cabezas) && listed.length === 0) return conProblemas([{ que: 'sin personas' }])
  const rectificativa = correction.exec(flat.replace(legend, ' '))?.[1]
  return {
    nomina: {
      origen: 'f931',
      periodo: fechasLeidas({ texto: flat, tal: flat }).periodo,
      cuit,
      vigencia: null,
      rectificativa: rectificativa === undefined ? null : Number(rectificativa),
      cabezas: Number.isNaN(cabezas) ? null : cabezas,
      personas: listed,
    },
  }
}

/** Each once, with the words beside the number on its line. */
function personasIn(text: string): PersonaDeNomina[] {
  const seen = new Set<string>()
  return text.split('\n').flatMap((line) => {
    const found = numbersIn(line).filter(isPersons)
    return found.flatMap(({ digits, at, end }) => {
      if (seen.has(digits)) return []
      seen.add(digits)
      return persona(digits, found.length === 1 ? beside(line.slice(0, at), line.slice(end)) : '')
    })
  })
}

const beside = (before: string, after: string): string => {
  const words = (part: string) =>
    /[\p{L}'´.,]+(?: [\p{L}'´.,]+)*/u.exec(part.replace(/\s+/g, ' ').trim())?.[0] ?? ''
  return [words(after), words(before)].find(looksLikeAName) ?? ''
}

const deArt = (text: string, personas: PersonaDeNomina[], cuit: string | null): NominaLeida => {
  const flat = flatten(text).toUpperCase()
  return {
    origen: 'art',
    periodo: null,
    cuit,
    vigencia: vigenciaDe(flat),
    rectificativa: null,
    cabezas: null,
    personas,
  }
}

const date = String.raw`(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})`
const through = new RegExp(String.raw`\b(?:HASTA|VENCIMIENTO|VENCE)\b[^\d]{0,24}${date}`)
const since = new RegExp(String.raw`\bDESDE\b[^\d]{0,24}${date}`)

function vigenciaDe(flat: string): NominaLeida['vigencia'] {
  const day = (found: RegExpExecArray | null) =>
    found
      ? `${found[3] ?? ''}-${(found[2] ?? '').padStart(2, '0')}-${(found[1] ?? '').padStart(2, '0')}`
      : null
  const hasta = day(through.exec(flat))
  return hasta === null ? null : { desde: day(since.exec(flat)), hasta }
}
