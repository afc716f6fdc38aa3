import { isCalendarDate } from './calendario.ts'
import { isCuit, onlyDigits } from './identificacion.ts'

/**
 * What the text of a paper says of whose it is, held against what is written down of them. One rule, for who presents and
 * for who reviews. It reads text that a PDF carries; what carries none says nothing, and nothing found is no good news.
 */

/** By what a paper names a resource. Null is what nobody knows of it. */
export interface Identidad {
  /** A driver's `Apellido, Nombre`; a company's name. */
  nombre: string
  dominio: string | null
  /** A person's number, as it stands on a DNI or a passport. */
  documento: string | null
  cuil: string | null
}

export interface Esperado {
  /** Whom the paper is about; null where it is about several, or nobody knows. */
  de: Identidad | null
  /** The carrier, whose name and number a paper may carry beside. */
  transporte: { nombre: string | null; cuit: string | null }
  /** As they are typed; null or empty where they are not. */
  fechas: FechasLeidas
}

export interface FechasLeidas {
  fecha_emision: string | null
  fecha_vencimiento: string | null
  /** `YYYY-MM`. */
  periodo: string | null
}

/** One thing that was found: the same as is written down, or another in its place. */
export interface Hallazgo {
  que: 'dominio' | 'nombre' | 'documento' | 'cuil' | 'cuit' | keyof FechasLeidas
  coincide: boolean
  /** What the paper says, as it is kept: without spaces or dashes. */
  dice: string
  /** What it was held against. */
  esperado: string
}

/** A paper's text, ready to be asked. */
export interface Papel {
  /** Without accents, in capitals, in one line. */
  readonly texto: string
  /** The same, its capitals as they were. */
  readonly tal: string
}

/** Less than this is a stamp or a page number of something that was scanned. */
const leastSigns = 24

/** Without accents and what is not seen, in one line. */
export const flatten = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{Mn}\u00ad\u200b-\u200d\ufeff]/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()

/** The paper, or nothing where no text was found to speak of. */
export function leer(text: string): Papel | undefined {
  const tal = flatten(text)
  const signs = tal.replace(/[^\p{L}\p{N}]/gu, '').length
  return signs < leastSigns ? undefined : { tal, texto: tal.toUpperCase() }
}

/** What is found of what is expected: what agrees, and what stands in the place of something that does not. */
export function comparar(papel: Papel, esperado: Esperado): Hallazgo[] {
  const { de, transporte } = esperado
  const own = de ? found(papel, de) : []
  const carrier = ofCarrier(papel, transporte)
  const named = own.length > 0 || (de === null && carrier.length > 0)
  return [
    // Who is named outweighs a number that may be an insurer's or a doctor's.
    ...(named ? [] : others(papel, de, transporte.cuit, carrier.length > 0)),
    ...own,
    ...carrier.filter(({ dice }) => !own.some((each) => each.dice === dice)),
    ...ofDates(papel, esperado.fechas),
  ]
}

/** Whether a paper that lists several names this one. */
export const nombra = (papel: Papel, de: Identidad): boolean => found(papel, de).length > 0

/** Whether it lists anybody: people's numbers, whoever they are. `cuit`: the carrier's, who may be a person too. */
export const listaPersonas = (papel: Papel, cuit: string | null): boolean =>
  cuitsIn(papel).some((number) => isPersons(number) && number !== cuit)

/** Whether a date stands somewhere on the paper, whatever it is called there: a day, or a month as `YYYY-MM`. */
export const nombraFecha = (papel: Papel, fecha: string): boolean =>
  tokensOf(papel.texto).some(
    (token) => ('day' in token ? token.day : 'month' in token && token.month) === fecha,
  )

/** The days that stand on the paper, each once, in its order. */
export const diasDelPapel = (papel: Papel): string[] => [
  ...new Set(tokensOf(papel.texto).flatMap((token) => ('day' in token ? [token.day] : []))),
]

/** The dates that the paper itself calls its issue, its end or its month; null where it names none, or more than one. */
export function fechasLeidas(papel: Papel): FechasLeidas {
  const said = labelledDates(papel)
  const only = (que: keyof FechasLeidas): string | null => {
    const all = new Set(said.filter((each) => each.que === que).map(({ fecha }) => fecha))
    const [first] = all
    return all.size === 1 && first !== undefined ? first : null
  }
  return {
    fecha_emision: only('fecha_emision'),
    fecha_vencimiento: only('fecha_vencimiento'),
    periodo: only('periodo'),
  }
}

/** By what of theirs a paper names somebody, number and plate before the name; nothing where it does not. */
export const hallados = (papel: Papel, de: Identidad): Hallazgo[] => found(papel, de)

/** All that a paper names by number, whoever they are: people by their DNI, or what their CUIL says of it, and vehicles by their plate. */
export const clavesDelPapel = (papel: Papel): { personas: string[]; dominios: string[] } => ({
  personas: [
    ...new Set([
      ...cuitsIn(papel)
        .filter(isPersons)
        .map((number) => number.slice(2, 10)),
      ...documentosIn(papel).map((number) => number.padStart(8, '0')),
    ]),
  ],
  dominios: [...new Set(platesIn(papel))],
})

/** How far behind what it is called a plate may go on, in signs. */
const plateReach = 16

/**
 * Whom a paper may mean by a number or plate that is nobody's: those whose own differs by one sign from it, as where one is
 * cut off or was made out wrongly, each with what the paper says.
 */
export function parecidos(
  { texto }: Papel,
  recursos: readonly { recursoid: string; identidad: Identidad }[],
): Map<string, string> {
  const found = new Map<string, string>()
  const own = recursos.map(({ recursoid, identidad: { dominio, documento, cuil } }) => ({
    recursoid,
    dominio: spelled(dominio ?? ''),
    numeros: dominio === null ? [spelled(documento ?? ''), onlyDigits(cuil ?? '')] : [],
  }))
  for (const [, rest = ''] of texto.matchAll(plateSaid)) {
    const runs = runsOf(rest)
    if (own.some(({ dominio }) => runs.has(dominio))) continue
    for (const { recursoid, dominio } of own)
      for (const [run, said] of dominio.length < 6 ? [] : runs)
        if (differByOne(run, dominio)) found.set(recursoid, said)
  }
  for (const said of [...texto.matchAll(cuit)].map(([whole]) => whole).concat(documentosSaid(texto))) {
    const number = onlyDigits(said)
    const named = [number, ...(isCuit(number) ? [number.slice(2, 10)] : [])]
    if (own.some(({ numeros }) => numeros.some((each) => named.includes(each)))) continue
    for (const { recursoid, numeros } of own)
      if (numeros.some((each) => each.length >= 7 && differByOne(number, each))) found.set(recursoid, said)
  }
  return found
}

/** What stands behind the word for a plate, cut where a word ends, with what it is without its spaces. */
function runsOf(rest: string): Map<string, string> {
  const runs = new Map<string, string>()
  for (let end = 5; end <= Math.min(rest.length, plateReach); end++)
    if (/[A-Z\d]/.test(rest[end - 1] ?? '') && !/[A-Z\d]/.test(rest[end] ?? '')) {
      const said = rest.slice(0, end)
      runs.set(spelled(said), said)
    }
  return runs
}

/** One sign is another one, missing, or one too many. */
function differByOne(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return (
    one.slice(at + 1) === other.slice(at + 1) ||
    one.slice(at) === other.slice(at + 1) ||
    one.slice(at + 1) === other.slice(at)
  )
}

const agrees = (que: Hallazgo['que'], dice: string): Hallazgo => ({
  que,
  coincide: true,
  dice,
  esperado: dice,
})

function found(papel: Papel, { nombre, dominio, documento, cuil }: Identidad): Hallazgo[] {
  if (dominio !== null) return hasSpelled(papel, dominio) ? [agrees('dominio', spelled(dominio))] : []
  const numbers = cuitsIn(papel)
  const own = cuil === null ? null : onlyDigits(cuil)
  return [
    ...(own !== null && numbers.includes(own) ? [agrees('cuil', own)] : []),
    ...(documento !== null && hasDocumento(papel, documento) ? [agrees('documento', documento)] : []),
    ...(hasName(papel, nombre) ? [agrees('nombre', nombre)] : []),
  ]
}

function ofCarrier(papel: Papel, { nombre, cuit }: Esperado['transporte']): Hallazgo[] {
  const number = cuit === null ? null : onlyDigits(cuit)
  return [
    ...(number !== null && cuitsIn(papel).includes(number) ? [agrees('cuit', number)] : []),
    ...(nombre !== null && hasName(papel, nombre) ? [agrees('nombre', nombre)] : []),
  ]
}

/** What stands where the one that is expected should; of each kind the first. */
function others(papel: Papel, de: Identidad | null, cuit: string | null, carrierNamed: boolean): Hallazgo[] {
  const numbers = cuitsIn(papel)
  const differs = (que: Hallazgo['que'], dice: string | undefined, esperado: string | null): Hallazgo[] =>
    dice === undefined || esperado === null ? [] : [{ que, coincide: false, dice, esperado }]
  const carrier = cuit === null ? null : onlyDigits(cuit)
  const ofSomebody = numbers.find((number) => isPersons(number) && number !== carrier)
  const ofCompany = numbers.find((number) => carrier !== null && isPersons(number) === isPersons(carrier))
  const ofElse = carrierNamed ? undefined : ofCompany
  if (de === null) return differs('cuit', ofElse, carrier)
  if (de.dominio !== null)
    return [
      ...differs('dominio', platesIn(papel)[0], spelled(de.dominio)),
      ...differs('cuit', ofElse, carrier),
    ]
  if (de.cuil !== null || de.documento !== null) {
    const other =
      de.cuil === null || ofSomebody === undefined
        ? differs('documento', documentosIn(papel)[0], de.documento)
        : differs('cuil', ofSomebody, onlyDigits(de.cuil))
    return [
      ...other,
      ...differs('cuit', carrier !== null && isPersons(carrier) ? undefined : ofElse, carrier),
    ]
  }
  return differs('cuit', ofElse, carrier)
}

function ofDates(papel: Papel, typed: FechasLeidas): Hallazgo[] {
  const said = fechasLeidas(papel)
  return (['fecha_emision', 'fecha_vencimiento', 'periodo'] as const).flatMap((que) => {
    const dice = said[que]
    const esperado = typed[que]
    if (dice === null || !esperado) return []
    return [{ que, coincide: dice === esperado, dice, esperado }]
  })
}

// Plates.

/** As it is kept: without what spaces it. */
export const spelled = (dominio: string) => dominio.toUpperCase().replace(/[^A-Z\d]/g, '')

/** However it is spaced; never inside a longer word. */
const hasSpelled = ({ texto }: Papel, dominio: string): boolean => {
  const signs = spelled(dominio)
  const spaced = signs.replace(/(?<=.)(?=.)/g, '[ .-]{0,2}')
  return signs.length >= 5 && new RegExp(`(?<![A-Z\\d])${spaced}(?![A-Z\\d])`).test(texto)
}

/** Two letters that stand around a number in a sentence: «DE 100 KM». */
const words = new Set(
  'AL CC CM CV DE EL EN ES HP HS KG KM KW LA LE LO MM NO NI OR SE SI SU TN UN US VA YA'.split(' '),
)
const newPlate = /(?<![A-Z\d])([A-Z]{2})[ .-]?(\d{3})[ .-]?([A-Z]{2})(?![A-Z\da-z])/g
/** Three letters and three figures are many things («LEY 244»), and a plate where the paper says so. */
const oldPlate = /(?:DOMINIO|PATENTE|CHAPA|PLACA)[^A-Z\d]{0,12}([A-Z]{3})[ .-]?(\d{3})(?![A-Z\d])/g

/** Where the paper says what it is, it is no word of a sentence. */
const saidPlate =
  /(?:DOMINIO|PATENTE|CHAPA|PLACA)[^A-Z\d]{0,12}([A-Z]{2})[ .-]?(\d{3})[ .-]?([A-Z]{2})(?![A-Z\d])/g

/** What a plate is said to be, whatever stands there. */
const plateSaid = /(?:DOMINIO|PATENTE|CHAPA|PLACA)[^A-Z\d]{0,12}([A-Z\d][^]{4,20})/g

/** The plates of Argentina that it names, of both formats. */
const platesIn = ({ tal, texto }: Papel): string[] => [
  ...[...texto.matchAll(saidPlate)].map(([, ...parts]) => parts.join('')),
  ...[...tal.matchAll(newPlate)]
    .filter(([, one = '', , other = '']) => !words.has(one) && !words.has(other))
    .map(([, ...parts]) => parts.join('')),
  ...[...texto.matchAll(oldPlate)].map(([, ...parts]) => parts.join('')),
]

// Numbers of people and companies.

const cuit = /(?<![\d.-])(\d{2})[ .-]?(\d{2})\.?(\d{3})\.?(\d{3})[ .-]?(\d)(?![\d-])/g

/** Those that hold their own check, in the order of the paper. */
export const cuitsIn = ({ texto }: Papel): string[] => [
  ...new Set([...texto.matchAll(cuit)].map(([, ...parts]) => parts.join('')).filter(isCuit)),
]

const isPersons = (number: string): boolean => number.startsWith('2')

const documentoSaid = /(?:D\.? ?N\.? ?I\.?|DOCUMENTO)[^\d]{0,16}(\d{1,2}\.?\d{3}\.?\d{3})(?!\d)/g

const documentosSaid = (texto: string): string[] =>
  [...texto.matchAll(documentoSaid)].map(([, number = '']) => number)

const documentosIn = ({ texto }: Papel): string[] => documentosSaid(texto).map(onlyDigits)

/** Alone, with or without its dots, or inside a CUIL. */
const hasDocumento = (papel: Papel, documento: string): boolean => {
  const own = spelled(documento)
  if (own.length < 6) return false
  if (!/^\d+$/.test(own)) return hasSpelled(papel, own)
  const dotted = own.replace(/\B(?=(\d{3})+$)/g, '[. ]?')
  return (
    new RegExp(`(?<![\\d.,-])${dotted}(?![\\d-]|[.,]\\d)`).test(papel.texto) ||
    cuitsIn(papel).some((number) => isPersons(number) && number.slice(2, 10) === own.padStart(8, '0'))
  )
}

// Names.

/** Words alone: «S.A.» is «SA», and what divides words is one space. */
const wordsOf = (text: string): string =>
  ` ${text
    .replace(/\b([A-Z])\.[ ]?(?=[A-Z]\b)/g, '$1')
    .replace(/[^A-Z\d]+/g, ' ')
    .trim()} `

/** A form asks for both in boxes of their own: «APELLIDO Ríos NOMBRE Ana». */
export const nameLabel = /^(?:APELLIDO|NOMBRE)S?$/

const hasName = ({ texto }: Papel, nombre: string): boolean => {
  const all = wordsOf(texto)
  const unlabelled = ` ${all
    .trim()
    .split(' ')
    .filter((word) => !nameLabel.test(word))
    .join(' ')} `
  return spellingsOf(nombre).some(
    (spelling) => all.includes(` ${spelling} `) || unlabelled.includes(` ${spelling} `),
  )
}

/** Whether a company is named, whichever words stand around; a short name too, which is why its number is looked for beside it. */
export const nombraEmpresa = ({ texto }: Papel, nombre: string): boolean => {
  const spelling = wordsOf(flatten(nombre).toUpperCase())
  return spelling.trim() !== '' && wordsOf(texto).includes(spelling)
}

/** Of a person both orders, with all given names or the first. One word alone names too many. */
export function spellingsOf(nombre: string): string[] {
  const [last = '', given] = flatten(nombre)
    .toUpperCase()
    .split(',')
    .map((part) => wordsOf(part).trim())
  const whole = (spelling: string) => spelling.includes(' ') && spelling.length >= 6
  if (given === undefined) return [last].filter(whole)
  const first = given.split(' ')[0] ?? ''
  if (last === '' || first === '') return []
  return [`${last} ${given}`, `${given} ${last}`, `${last} ${first}`, `${first} ${last}`].filter(whole)
}

// Dates.

export const meses =
  'ENERO FEBRERO MARZO ABRIL MAYO JUNIO JULIO AGOSTO SEPTIEMBRE OCTUBRE NOVIEMBRE DICIEMBRE'.split(' ')
const monthNumber = (name: string) => String(meses.indexOf(name.replace('SETIEMBRE', 'SEPTIEMBRE')) + 1)
const named = `(?:${meses.join('|')}|SETIEMBRE)`

interface Said {
  que: keyof FechasLeidas
  fecha: string
}
type Token = { at: number; end: number } & (
  { label: keyof FechasLeidas } | { day: string } | { month: string }
)

const labels: readonly [keyof FechasLeidas, RegExp][] = [
  ['fecha_vencimiento', /\b(?:VENCIMIENTO|VENCE|VTO|HASTA)\b(?: LAS \d{1,2}(?::\d{2})? ?H(?:ORA)?S?\b)?/g],
  ['fecha_emision', /\b(?:EMISION|EMITID[AO]|OTORGAMIENTO)\b/g],
  ['periodo', /\bPERIODO\b/g],
]

/** How far behind what it is called a date may stand, in signs. */
const reach = 24

/**
 * A date belongs to the label right before it. Of two labels that follow each other, a row of heads over a row of values,
 * nobody knows which date is whose.
 */
function labelledDates({ texto }: Papel): Said[] {
  const tokens = tokensOf(texto)
  return tokens.flatMap<Said>((token, index) => {
    if (!('label' in token)) return []
    const before = tokens[index - 1]
    const next = tokens[index + 1]
    if (before && 'label' in before && token.at - before.end <= reach) return []
    if (!next || 'label' in next || next.at - token.end > reach) return []
    if (token.label === 'periodo') return 'month' in next ? [{ que: token.label, fecha: next.month }] : []
    return 'day' in next ? [{ que: token.label, fecha: next.day }] : []
  })
}

function tokensOf(texto: string): Token[] {
  const tokens: Token[] = labels.flatMap(([label, pattern]) =>
    [...texto.matchAll(pattern)].map(({ index, 0: whole }) => ({
      at: index,
      end: index + whole.length,
      label,
    })),
  )
  const add = (pattern: RegExp, read: (parts: string[]) => string, month: boolean) => {
    for (const { index, 0: whole, ...parts } of texto.matchAll(pattern)) {
      const value = read(Object.values(parts).filter((part) => typeof part === 'string'))
      const place = { at: index, end: index + whole.length }
      if (tokens.some((each) => !('label' in each) && each.at < place.end && place.at < each.end)) continue
      if (isCalendarDate(month ? `${value}-01` : value))
        tokens.push({ ...place, ...(month ? { month: value } : { day: value }) })
    }
  }
  const two = (part = '') => part.padStart(2, '0')
  add(
    /(?<!\d)(\d{1,2})[/.-](\d{1,2})[/.-]((?:19|20|21)\d{2})(?!\d)/g,
    ([day, month, year]) => `${year ?? ''}-${two(month)}-${two(day)}`,
    false,
  )
  add(
    /(?<!\d)((?:19|20|21)\d{2})-(\d{2})-(\d{2})(?!\d)/g,
    ([year, month, day]) => `${year ?? ''}-${two(month)}-${two(day)}`,
    false,
  )
  add(
    new RegExp(`(?<!\\d)(\\d{1,2}) DE (${named}) (?:DEL? )?((?:19|20|21)\\d{2})(?!\\d)`, 'g'),
    ([day, month, year]) => `${year ?? ''}-${two(monthNumber(month ?? ''))}-${two(day)}`,
    false,
  )
  add(
    /(?<![\d/.-])(\d{1,2})[/-]((?:19|20|21)\d{2})(?![\d/-])/g,
    ([month, year]) => `${year ?? ''}-${two(month)}`,
    true,
  )
  add(
    new RegExp(`\\b(${named}) (?:DEL? )?((?:19|20|21)\\d{2})(?!\\d)`, 'g'),
    ([month, year]) => `${year ?? ''}-${two(monthNumber(month ?? ''))}`,
    true,
  )
  return tokens.sort((one, other) => one.at - other.at)
}
